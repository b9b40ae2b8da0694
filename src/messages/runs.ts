import type { ExecutionPhase } from '#contract/types.ts';

export const runPhases = {
  queued: 'Queued',
  preparing: 'Preparing',
  running: 'Running',
  publishing: 'Publishing',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Stopped',
} as const satisfies Record<ExecutionPhase, string>;

export const refusedRun = 'Refused by the data room';
