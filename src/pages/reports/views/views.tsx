import type { ReactNode } from 'react';
import { exchangeMessages, salesMessages, spendingMessages } from '../../../messages/reports.ts';
import type { Right } from '../../../state/me/rights.ts';
import { ExchangeView, isEmptyExchange } from './ExchangeView.tsx';
import { isEmptySales, SalesView, sellMore } from './SalesView.tsx';
import { buyMore, isEmptySpending, SpendingView } from './SpendingView.tsx';

export const rightOf = { sales: 'sell', spending: 'buy', exchange: 'administer' } as const satisfies Record<
  string,
  Right
>;

export const viewParts = {
  sales: { View: SalesView, isEmpty: isEmptySales, messages: salesMessages.empty, action: sellMore as ReactNode },
  spending: {
    View: SpendingView,
    isEmpty: isEmptySpending,
    messages: spendingMessages.empty,
    action: buyMore as ReactNode,
  },
  exchange: { View: ExchangeView, isEmpty: isEmptyExchange, messages: exchangeMessages.empty, action: undefined },
} as const;
