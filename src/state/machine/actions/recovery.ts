import { recoveryMessages } from '../../../messages/operations/recovery.ts';
import { runner } from '../operations.ts';
import { load, formAct, type Row } from './row.ts';

// prettier-ignore
export const recoveryRows = {
  'recovery.request': { ...formAct, call: 'recovery.request' },
  'recovery.validate': { ...load, call: 'recovery.validate' },
  'recovery.complete': { ...formAct, call: 'recovery.complete' },
} as const satisfies Record<keyof typeof recoveryMessages, Row>;

export const run = runner(recoveryRows, recoveryMessages);
