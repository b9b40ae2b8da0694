// Start page after signing in; null for the dashboard. One DDL statement per step, portable as 001.
export const startPages = {
  name: '053-startPages',
  steps: [`alter table users add column start_page text`],
};
