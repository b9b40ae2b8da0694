// Owners still see runs on streams that they deleted. One DDL statement per step, portable as 001.
export const gone = {
  name: '044-gone',
  steps: [`create index streams_gone on streams (owner_id) where deleted_at is not null`],
};
