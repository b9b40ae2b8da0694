// Rows of a bulk file that is still being checked are in no list, so no list's index holds them: they cost half as much to
// bring in. One DDL statement a step, portable as 001.
export const bulk = {
  name: '043-bulk',
  steps: [
    `create index streams_searched on streams using gin (name gin_trgm_ops) where deleted_at is null and status <> 'staged'`,
    `drop index streams_name`,
    `create index streams_owned on streams (owner_id, published_at desc, id desc) where deleted_at is null and status <> 'staged'`,
    `drop index streams_owner`,
  ],
};
