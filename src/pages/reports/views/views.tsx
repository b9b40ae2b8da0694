import type { ReactNode } from 'react';
import { exchangeMessages, salesMessages, spendingMessages } from '../messages.ts';
import { useValue, type Resource } from '../../../state/machine/resource.ts';
import type { Right } from '../../../state/me/rights.ts';
import { reports, type Period } from '../reportStore.ts';
import { ExchangeView, isEmptyExchange } from './ExchangeView.tsx';
import { isEmptySales, SalesView, sellMore } from './SalesView.tsx';
import { buyMore, isEmptySpending, SpendingView } from './SpendingView.tsx';

export const rightOf = { sales: 'sell', spending: 'buy', exchange: 'administer' } as const satisfies Record<
  string,
  Right
>;

interface FilledProps {
  period: Period;
  children: (isFilled: boolean) => ReactNode;
}

/** Returns a component that reads whether the report has content. */
const filled = <R,>(of: Resource<Period, R>, isEmpty: (report: R) => boolean) =>
  function Filled({ period, children }: FilledProps) {
    const report = useValue(of, period);
    return children(report !== undefined && !isEmpty(report));
  };

export const filledOf = {
  sales: filled(reports.sales.now, isEmptySales),
  spending: filled(reports.spending.now, isEmptySpending),
  exchange: filled(reports.exchange.now, isEmptyExchange),
} as const;

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
