// Failed runs by when they failed, for the report over the exchange. One DDL statement a step, portable as 001.
export const failedRuns = {
  name: '042-failed-runs',
  steps: [`create index executions_failed on executions (finished_at) where phase = 'failed'`],
};
