import { effects } from '../failures.ts';
import { look, standard, type OperationMessages } from './texts.ts';

export const executionsMessages = {
  'executions.start': { ...standard, success: 'Execution started successfully', effect: effects.run },
  'executions.fetch': { ...standard, success: 'Fetched successfully' },
  'executions.cancel': { ...standard, success: 'Run stopped' },
  'algorithm.trial': look,
} as const satisfies Record<string, OperationMessages>;
