// Index of failed runs by time, for the report over the exchange. One DDL statement per step, portable as 001.
export const failedRuns = {
  name: '042-failed-runs',
  steps: [`create index executions_failed on executions (finished_at) where phase = 'failed'`],
};
