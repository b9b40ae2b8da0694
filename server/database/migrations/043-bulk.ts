// Excludes the rows of unfinished bulk files from the indexes of lists, which halves the cost of their inserts. One DDL
// statement per step, portable as 001.
export const bulk = {
  name: '043-bulk',
  steps: [
    `create index streams_searched on streams using gin (name gin_trgm_ops) where deleted_at is null and status <> 'staged'`,
    `drop index streams_name`,
    `create index streams_owned on streams (owner_id, published_at desc, id desc) where deleted_at is null and status <> 'staged'`,
    `drop index streams_owner`,
  ],
};
