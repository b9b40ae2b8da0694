// Why an admin locked or disabled somebody, apart from what changed: the person concerned may see the one and not the other. One DDL
// statement a step, portable as 001.
export const reasons = {
  name: '052-reasons',
  steps: [`alter table audit add column reason text`],
};
