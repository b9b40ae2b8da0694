import { effects } from '../../../messages/failures.ts';
import { look } from '../../../messages/operations.ts';
import { load, act, formAct, type Row } from './row.ts';

// prettier-ignore
export const executionsRows = {
  'executions.start': { ...formAct, call: 'executions.start', success: 'Execution started successfully', effect: effects.run, idempotent: true, unfinished: ['results', 'error'], reload: ['executions.list'] },
  'executions.fetch': { ...formAct, call: 'executions.result', success: 'Fetched successfully' },
  'executions.cancel': { ...act, call: 'executions.cancel', success: 'Run stopped', delayMs: 0, reload: ['executions.list'] },
  'algorithm.check': { ...load, ...look, call: 'algorithms.check' },
  'algorithm.publish': { ...load, ...look, call: 'algorithms.publish' },
  'algorithm.trial': { ...load, ...look, call: 'executions.trial' },
} as const satisfies Record<string, Row>;
