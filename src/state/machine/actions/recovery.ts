import { effects } from '../../../messages/failures.ts';
import { newPassword } from '../../../messages/operations.ts';
import { load, formAct, type Row } from './row.ts';

// prettier-ignore
export const recoveryRows = {
  'recovery.request': { ...formAct, call: 'recovery.request', success: 'Password reset link sent to your email', failure: { from: [], fallback: 'Link not sent to email.Some error occured!' }, effect: effects.none },
  'recovery.validate': { ...load, call: 'recovery.validate', failure: { from: [], fallback: 'Something went wrong' }, effect: effects.shown },
  'joining.request': { ...formAct, call: 'joining.request', effect: effects.none },
  'joining.confirm': { ...formAct, call: 'joining.confirm', effect: effects.none },
  'recovery.complete': { ...formAct, ...newPassword, call: 'recovery.complete' },
} as const satisfies Record<string, Row>;
