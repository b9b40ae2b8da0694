import { deposit, withdraw } from '../../store.ts';
import type { PaymentProvider } from './provider.ts';

const moves = { purchase: deposit, withdrawal: withdraw } as const;

export const demo: PaymentProvider = {
  flow: 'instant',
  start: async (trx, kind, change) => ({ balance: await moves[kind](trx, change) }),
};
