// Runs on data that its owner has deleted are still the owner's to see. One DDL statement a step, portable as 001.
export const gone = {
  name: '044-gone',
  steps: [`create index streams_gone on streams (owner_id) where deleted_at is not null`],
};
