// Ways in which tokens are bought and withdrawn. `PAYMENTS` chooses one. Each runs in the caller's transaction.
import type { Transaction } from 'kysely';
import type { paymentModes } from '#contract/constants.ts';
import type { Moved } from '#contract/types.ts';
import type { Database, Row } from '../../../database/schema.ts';
import { readBalance } from '../../../ledger/history.ts';
import { deposit, withdraw, type WalletChange } from '../store.ts';
import { request } from './store.ts';

export type PaymentKind = Row<'payments'>['kind'];
type Provider = Readonly<Record<PaymentKind, (trx: Transaction<Database>, change: WalletChange) => Promise<Moved>>>;

export const providers: Readonly<Record<(typeof paymentModes)[number], Provider>> = {
  demo: {
    purchase: async (trx, change) => ({ balance: await deposit(trx, change) }),
    withdrawal: async (trx, change) => ({ balance: await withdraw(trx, change) }),
  },
  manual: {
    async purchase(trx, change) {
      const payment = await request(trx, 'purchase', change);
      return { balance: await readBalance(trx, change.userId), payment };
    },
    // The treasury holds the tokens until the payment is confirmed, or returns them.
    async withdrawal(trx, change) {
      const payment = await request(trx, 'withdrawal', change);
      return { balance: await withdraw(trx, { ...change, reference: payment.id }), payment };
    },
  },
};
