import { sessionMessages } from '../../../messages/operations/session.ts';
import { runner } from '../operations.ts';
import { formAct, type Row } from './row.ts';

// prettier-ignore
export const sessionRows = {
  'session.open': { ...formAct, call: 'session.open', unfinished: ['mfa'] },
} as const satisfies Record<keyof typeof sessionMessages, Row>;

export const run = runner(sessionRows, sessionMessages);
