import { effects } from '../../../messages/failures.ts';
import { moneyLists, paymentLists } from './reloads.ts';
import { formAct, type Row } from './row.ts';

// prettier-ignore
export const moneyRows = {
  'wallet.buy': { ...formAct, call: 'wallet.buy', success: 'Token added successfully', effect: effects.tokens, idempotent: true, reload: moneyLists },
  'wallet.withdraw': { ...formAct, call: 'wallet.withdraw', success: 'Token withdrawn successfully', effect: effects.tokens, idempotent: true, reload: moneyLists },
  'wallet.requestBuy': { ...formAct, call: 'wallet.buy', success: 'Purchase requested', effect: effects.tokens, idempotent: true, reload: paymentLists },
  'wallet.requestWithdraw': { ...formAct, call: 'wallet.withdraw', success: 'Withdrawal requested', effect: effects.tokens, idempotent: true, reload: [...moneyLists, ...paymentLists] },
  'payments.confirm': { ...formAct, call: 'payments.confirm', success: 'Payment confirmed', effect: effects.payment, reload: paymentLists },
  'payments.decline': { ...formAct, call: 'payments.decline', success: 'Payment declined', effect: effects.payment, reload: paymentLists },
} as const satisfies Record<string, Row>;
