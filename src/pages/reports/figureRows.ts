import { numberFormat, percentText } from '#design-system';
import type { ExchangeReport, SalesReport, SpendingReport } from '#contract/generated/documents.ts';
import { exchangeMessages, salesMessages, spendingMessages } from './messages.ts';
import { tokensText } from '../shared/payment/tokensText.ts';
import { shareOf } from '../shared/lists/share.ts';
import { averageText, durationText, averageOf } from './figures.ts';

export interface FigureRow<R> {
  messages: { label: string; hint: string };
  of: (report: R) => number | undefined;
  write: (value: number) => string;
  /** The value is in micro-tokens. */
  amount?: true;
  /** Known only as of now, so no earlier value exists. */
  current?: true;
}

const whole = (value: number) => numberFormat().format(value);

const { figures: sales } = salesMessages;
// prettier-ignore
export const salesFigures: readonly FigureRow<SalesReport>[] = [
  { messages: sales.earned,   write: tokensText, amount: true, of: ({ totals }) => totals.earned },
  { messages: sales.sales,    write: whole,      of: ({ totals }) => totals.sales },
  { messages: sales.hours,    write: whole,      of: ({ hours }) => hours },
  { messages: sales.perHour,  write: averageText, amount: true, of: ({ totals, hours }) => averageOf(totals.earned, hours) },
  { messages: sales.shares,   write: tokensText, amount: true, of: ({ totals }) => totals.shares_paid },
  { messages: sales.discount, write: percentText, of: ({ discount }) => (discount.sales > 0 ? shareOf(discount.list - discount.paid, discount.list) : undefined) },
  { messages: sales.received, write: whole,      of: ({ offers }) => offers.received },
  { messages: sales.response, write: durationText, of: ({ offers }) => offers.response_seconds ?? undefined },
];

export const gainedFigure: FigureRow<SalesReport> = {
  messages: sales.gained,
  write: tokensText,
  amount: true,
  of: ({ totals }) => totals.shares_received,
};

const { figures: spending } = spendingMessages;
// prettier-ignore
export const spendingFigures: readonly FigureRow<SpendingReport>[] = [
  { messages: spending.spent,     write: tokensText, amount: true, of: ({ totals }) => totals.spent },
  { messages: spending.purchases, write: whole,      of: ({ totals }) => totals.purchases },
  { messages: spending.hours,     write: whole,      of: ({ totals }) => totals.hours },
  { messages: spending.perHour,   write: averageText, amount: true, of: ({ totals }) => averageOf(totals.spent, totals.hours) },
  { messages: spending.free,      write: whole,      of: ({ free }) => free.hours },
];

const { figures: exchange } = exchangeMessages;
// prettier-ignore
export const exchangeFigures: readonly FigureRow<ExchangeReport>[] = [
  { messages: exchange.volume,    write: tokensText, amount: true, of: ({ totals }) => totals.volume },
  { messages: exchange.purchases, write: whole,      of: ({ totals }) => totals.purchases },
  { messages: exchange.deposited, write: tokensText, amount: true, of: ({ totals }) => totals.deposited },
  { messages: exchange.withdrawn, write: tokensText, amount: true, of: ({ totals }) => totals.withdrawn },
  { messages: exchange.people,    write: whole, current: true, of: ({ people }) => people.total },
  { messages: exchange.joined,    write: whole,      of: ({ totals }) => totals.joined },
  { messages: exchange.seen,      write: whole, current: true, of: ({ people }) => people.last_seen },
  { messages: exchange.failures,  write: whole,      of: ({ failures }) => failures.reduce((sum, { times }) => sum + times, 0) },
];
