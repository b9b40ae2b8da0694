// The reports there are, as rows: who may read each, when it is empty, and what draws it.
import type { ReactNode } from 'react';
import { exchangeWords, salesWords, spendingWords } from '../../../messages/reports.ts';
import type { Right } from '../../../state/me/rights.ts';
import { ExchangeView, isEmptyExchange } from './ExchangeView.tsx';
import { isEmptySales, SalesView, sellMore } from './SalesView.tsx';
import { buyMore, isEmptySpending, SpendingView } from './SpendingView.tsx';

/** Who may read a report: whoever has this right. */
export const rightOf = { sales: 'sell', spending: 'buy', exchange: 'administer' } as const satisfies Record<
  string,
  Right
>;

export const viewParts = {
  sales: { View: SalesView, isEmpty: isEmptySales, words: salesWords.empty, action: sellMore as ReactNode },
  spending: { View: SpendingView, isEmpty: isEmptySpending, words: spendingWords.empty, action: buyMore as ReactNode },
  exchange: { View: ExchangeView, isEmpty: isEmptyExchange, words: exchangeWords.empty, action: undefined },
} as const;
