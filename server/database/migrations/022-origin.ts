// Idempotency key of each transfer. One DDL statement per step, portable as 001.
export const origin = {
  name: '022-origin',
  steps: [`alter table transfers add column idempotency_key text`],
};
