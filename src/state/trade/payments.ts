import type { Input } from '#contract/types.ts';
import { run } from '../machine/operations.ts';
import { resource, useValue } from '../machine/resource.ts';

/** Mode of payments, and the value of a token. */
export const terms = resource('payments.terms', { from: 'payments.terms' });

export type MoveKind = 'buy' | 'withdraw';

const operations = {
  demo: { buy: 'wallet.buy', withdraw: 'wallet.withdraw' },
  manual: { buy: 'wallet.requestBuy', withdraw: 'wallet.requestWithdraw' },
} as const;

const isManual = (known: { payments: string } | undefined) => known?.payments === 'manual';

/** The same calls have other messages where an admin decides. */
export const moveOperation = (kind: MoveKind) => operations[isManual(terms.get()) ? 'manual' : 'demo'][kind];

/** True when an admin decides each purchase and withdrawal. */
export const useIsManual = (): boolean => isManual(useValue(terms));

export function useMoveOperation(kind: MoveKind) {
  return operations[useIsManual() ? 'manual' : 'demo'][kind];
}

type PaymentFilter = NonNullable<Input<'payments.list'>['query']>;
const input = (query: PaymentFilter) => ({ query });

export const ownPayments = resource('payments.own', { from: 'payments.own', input });
export const allPayments = resource('payments.list', { from: 'payments.list', input });

export const confirmPayment = (id: string, reference: string) =>
  run('payments.confirm', { params: { id }, body: { reference } }, { id });
export const declinePayment = (id: string, reference: string) =>
  run('payments.decline', { params: { id }, body: { reference } }, { id });
