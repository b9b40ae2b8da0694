import { effects } from '../failures.ts';
import { newPassword, type OperationMessages } from './texts.ts';

export const recoveryMessages = {
  'recovery.request': {
    success: 'Password reset link sent to your email',
    failure: { from: [], fallback: 'Link not sent to email.Some error occured!' },
    effect: effects.none,
  },
  'recovery.validate': { failure: { from: [], fallback: 'Something went wrong' }, effect: effects.shown },
  'recovery.complete': newPassword,
} as const satisfies Record<string, OperationMessages>;
