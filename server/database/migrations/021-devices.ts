// Origin of each session. One DDL statement per step, portable as 001.
export const devices = {
  name: '021-devices',
  steps: [`alter table sessions add column browser text, add column system text, add column address text`],
};
