import { executionsMessages } from '../../../messages/operations/executions.ts';
import { runner } from '../operations.ts';
import { load, act, formAct, type Row } from './row.ts';

// prettier-ignore
export const executionsRows = {
  'executions.start': { ...formAct, call: 'executions.start', idempotent: true, unfinished: ['results', 'error'], reload: ['executions.list'] },
  'executions.fetch': { ...formAct, call: 'executions.result' },
  'executions.cancel': { ...act, call: 'executions.cancel', delayMs: 0, reload: ['executions.list'] },
  'algorithm.trial': { ...load, call: 'executions.trial' },
} as const satisfies Record<keyof typeof executionsMessages, Row>;

export const run = runner(executionsRows, executionsMessages);
