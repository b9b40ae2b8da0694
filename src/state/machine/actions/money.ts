import { moneyMessages } from '../../../messages/operations/money.ts';
import { runner } from '../operations.ts';
import { moneyLists, paymentLists } from './reloads.ts';
import { formAct, type Row } from './row.ts';

// prettier-ignore
export const moneyRows = {
  'wallet.buy': { ...formAct, call: 'wallet.buy', idempotent: true, reload: moneyLists },
  'wallet.withdraw': { ...formAct, call: 'wallet.withdraw', idempotent: true, reload: moneyLists },
  'wallet.requestBuy': { ...formAct, call: 'wallet.buy', idempotent: true, reload: paymentLists },
  'wallet.requestWithdraw': { ...formAct, call: 'wallet.withdraw', idempotent: true, reload: [...moneyLists, ...paymentLists] },
  'payments.confirm': { ...formAct, call: 'payments.confirm', reload: paymentLists },
  'payments.decline': { ...formAct, call: 'payments.decline', reload: paymentLists },
} as const satisfies Record<keyof typeof moneyMessages, Row>;

export const run = runner(moneyRows, moneyMessages);
