import { effects } from '../failures.ts';
import { standard, type OperationMessages } from './texts.ts';

export const moneyMessages = {
  'wallet.buy': { ...standard, success: 'Token added successfully', effect: effects.tokens },
  'wallet.withdraw': { ...standard, success: 'Token withdrawn successfully', effect: effects.tokens },
  'wallet.requestBuy': { ...standard, success: 'Purchase requested', effect: effects.tokens },
  'wallet.requestWithdraw': { ...standard, success: 'Withdrawal requested', effect: effects.tokens },
  'payments.confirm': { ...standard, success: 'Payment confirmed', effect: effects.payment },
  'payments.decline': { ...standard, success: 'Payment declined', effect: effects.payment },
} as const satisfies Record<string, OperationMessages>;
