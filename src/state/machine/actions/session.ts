import { effects } from '../../../messages/failures.ts';
import { formAct, type Row } from './row.ts';

// prettier-ignore
export const sessionRows = {
  'session.open': { ...formAct, call: 'session.open', success: 'Logged in successfully', failure: { from: ['data'], fallback: 'Invalid Credentials' }, effect: effects.none, unfinished: ['mfa'] },
} as const satisfies Record<string, Row>;
