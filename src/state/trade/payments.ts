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

/** Undefined unless the operator has set one. */
export const useCurrency = () => useValue(terms)?.currency;

/** True when an admin decides each purchase and withdrawal. */
export const useIsManual = (): boolean => isManual(useValue(terms));

export function useMoveOperation(kind: MoveKind) {
  return operations[useIsManual() ? 'manual' : 'demo'][kind];
}
