import type { ReactNode } from 'react';
import { exchangeWords, salesWords, spendingWords } from '../../../messages/reports.ts';
import type { Right } from '../../../state/me/rights.ts';
import { ExchangeView, isEmptyExchange } from './ExchangeView.tsx';
import { isEmptySales, SalesView, sellMore } from './SalesView.tsx';
import { buyMore, isEmptySpending, SpendingView } from './SpendingView.tsx';

export const rightOf = { sales: 'sell', spending: 'buy', exchange: 'administer' } as const satisfies Record<
  string,
  Right
>;

export const viewParts = {
  sales: { View: SalesView, isEmpty: isEmptySales, words: salesWords.empty, action: sellMore as ReactNode },
  spending: { View: SpendingView, isEmpty: isEmptySpending, words: spendingWords.empty, action: buyMore as ReactNode },
  exchange: { View: ExchangeView, isEmpty: isEmptyExchange, words: exchangeWords.empty, action: undefined },
} as const;
