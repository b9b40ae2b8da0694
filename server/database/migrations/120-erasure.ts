export const erasure = {
  name: '120-erasure',
  steps: [
    `alter table users add column erased_at timestamptz`,
    `alter table users add column held boolean not null default false`,
  ],
};
