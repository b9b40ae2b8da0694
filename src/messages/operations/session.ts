import { effects } from '../failures.ts';
import type { OperationMessages } from './texts.ts';

export const sessionMessages = {
  'session.open': {
    success: 'Logged in successfully',
    failure: { from: ['data'], fallback: 'Invalid Credentials' },
    effect: effects.none,
  },
} as const satisfies Record<string, OperationMessages>;
