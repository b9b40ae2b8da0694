export const live = {
  name: '108-live',
  steps: [
    `create table source_sign_ins (
      stream_id uuid primary key references streams (id) on delete cascade,
      sealed text not null
    )`,
  ],
};
