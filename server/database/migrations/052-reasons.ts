// Reason of a lock or deactivation, apart from the changes: the person concerned sees only the changes. One DDL
// statement per step, portable as 001.
export const reasons = {
  name: '052-reasons',
  steps: [`alter table audit add column reason text`],
};
