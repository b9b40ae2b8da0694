// Under which key a call moved tokens. One DDL statement a step, portable as 001.
export const origin = {
  name: '022-origin',
  steps: [`alter table transfers add column idempotency_key text`],
};
