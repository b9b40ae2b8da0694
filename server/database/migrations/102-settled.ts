// Failures that stop sales, and generations of undecided tries. One DDL statement per step, portable as 100.
export const settled = {
  name: '102-settled',
  steps: [
    `alter table source_failures add column code text not null default 'source_failed', add column stops boolean not null default true, add column since timestamptz, add column tries integer not null default 1`,
    `alter table limits add column generation uuid`,
  ],
};
