export const payments = {
  name: '107-payments',
  steps: [
    `create table payments (
      id uuid primary key, user_id uuid not null references users(id), kind text not null, amount bigint not null, state text not null,
      created_at timestamptz not null, decided_at timestamptz, decided_by uuid references users(id), reference text)`,
    `create index payments_user on payments (user_id, id)`,
    `create index payments_pending on payments (id) where state = 'pending'`,
    `alter table notifications alter column stream_id drop not null`,
  ],
};
