import { confirmPayment, declinePayment } from '#src/state/trade/money/decisions.ts';
import { terms } from '#src/state/trade/money/payments.ts';
import { buyTokens, withdrawTokens } from '#src/state/trade/money/wallet.ts';
import type { Given, Rows } from '../row.ts';

const paymentLists = ['payments.own', 'payments.list'] as const;
const paymentId = ({ payment }: Given) => payment;
const asManual = <T>(move: () => T): T => {
  terms.set({ flow: 'decided' });
  return move();
};
const requested = { balance: 5, payment: { id: 'p1' } };

/** Operations of `PAYMENTS=manual`. */
export const paymentRows = {
  'wallet.requestBuy': {
    act: () => asManual(() => buyTokens(5)),
    sends: () => 'POST /transactions/tokens/buy',
    body: () => ({ amount: 5 }),
    reply: requested,
    reloads: paymentLists,
  },
  'wallet.requestWithdraw': {
    act: () => asManual(() => withdrawTokens(5)),
    sends: () => 'POST /transactions/tokens/withdraw',
    body: () => ({ amount: 5 }),
    reply: requested,
    reloads: ['wallet.balance', 'wallet.history', ...paymentLists],
  },
  'payments.confirm': {
    id: paymentId,
    act: ({ payment }) => confirmPayment(payment, 'SEPA 4711'),
    sends: ({ payment }) => `POST /transactions/payments/${payment}/confirm`,
    body: () => ({ reference: 'SEPA 4711' }),
    reloads: paymentLists,
  },
  'payments.decline': {
    id: paymentId,
    act: ({ payment }) => declinePayment(payment, 'No money arrived'),
    sends: ({ payment }) => `POST /transactions/payments/${payment}/decline`,
    body: () => ({ reference: 'No money arrived' }),
    reloads: paymentLists,
  },
} satisfies Rows;
