// From where each session was opened. One DDL statement a step, portable as 001.
export const devices = {
  name: '021-devices',
  steps: [`alter table sessions add column browser text, add column system text, add column address text`],
};
