import { resource, useValue } from '../../machine/resource.ts';
import { useStatusOf } from '../../machine/status.ts';

export const terms = resource('payments.terms', { from: 'payments.terms' });

export type MoveKind = 'buy' | 'withdraw';

const operations = {
  instant: { buy: 'wallet.buy', withdraw: 'wallet.withdraw' },
  decided: { buy: 'wallet.requestBuy', withdraw: 'wallet.requestWithdraw' },
} as const;

/** The same calls have other messages where an admin decides. Forms open with known terms only. */
export const moveOperation = (kind: MoveKind) => operations[terms.get()?.flow ?? 'instant'][kind];

export const useCurrency = () => useValue(terms)?.currency;

/** True when an admin decides each purchase and withdrawal; undefined until the terms are known. */
export function useIsDecided(): boolean | undefined {
  const known = useValue(terms);
  return known && known.flow === 'decided';
}

export const useMoveOperation = (kind: MoveKind) => operations[useIsDecided() ? 'decided' : 'instant'][kind];

/** True during the load of the terms, once per session. Rows wait for it, because a value in a currency makes them higher. */
export const useAwaitsTerms = () => useStatusOf('payments.terms').phase === 'request';
