import { readBalance } from '../../../../ledger/history.ts';
import { deposit, withdraw } from '../../store.ts';
import { request } from '../store.ts';
import type { DecidedProvider } from './provider.ts';

/** Tokens reach the wallet by a confirmed purchase, and by the return of a declined withdrawal. */
const adds = { purchase: 'confirmed', withdrawal: 'declined' } as const;

export const manual: DecidedProvider = {
  flow: 'decided',
  async start(trx, kind, change) {
    const payment = await request(trx, kind, change);
    if (kind === 'purchase') return { balance: await readBalance(trx, change.userId), payment };
    // The treasury holds the tokens until the payment is confirmed, or returns them.
    return { balance: await withdraw(trx, { ...change, reference: payment.id }), payment };
  },
  async decide(trx, { kind, state }, change) {
    if (adds[kind] === state) await deposit(trx, change);
  },
};
