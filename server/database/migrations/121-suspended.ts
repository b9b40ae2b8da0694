// Products of a disabled person are switched off. This table remembers which, so that enabling the person restores them.
export const suspended = {
  name: '121-suspended',
  steps: [
    `create table suspended_streams (stream_id uuid primary key references streams (id) on delete cascade)`,
    `insert into suspended_streams select s.id from streams s join users u on u.id = s.owner_id
      where u.disabled and s.status = 'published' and s.deleted_at is null`,
    `update streams set status = 'disabled' where id in (select stream_id from suspended_streams)`,
  ],
};
