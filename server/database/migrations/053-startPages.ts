// Where somebody lands after signing in; null for the dashboard. One DDL statement a step, portable as 001.
export const startPages = {
  name: '053-startPages',
  steps: [`alter table users add column start_page text`],
};
