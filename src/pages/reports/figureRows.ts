import { numberFormat } from '#design-system';
import type { ExchangeReport, SalesReport, SpendingReport } from '#contract/generated/documents.ts';
import { exchangeWords, salesWords, spendingWords } from '../../messages/reports.ts';
import { tokensText } from '../shared/payment/tokensText.ts';
import { percentText } from '../shared/percentText.ts';
import { averageText, durationText, each, shareOf } from './figures.ts';

export interface FigureRow<R> {
  words: { label: string; hint: string };
  of: (report: R) => number | undefined;
  write: (value: number) => string;
}

const whole = (value: number) => numberFormat().format(value);

const { figures: sales } = salesWords;
// prettier-ignore
export const salesFigures: readonly FigureRow<SalesReport>[] = [
  { words: sales.earned,   write: tokensText, of: ({ totals }) => totals.earned },
  { words: sales.sales,    write: whole,      of: ({ totals }) => totals.sales },
  { words: sales.hours,    write: whole,      of: ({ hours }) => hours },
  { words: sales.perHour,  write: averageText, of: ({ totals, hours }) => each(totals.earned, hours) },
  { words: sales.shares,   write: tokensText, of: ({ totals }) => totals.shares_paid },
  { words: sales.discount, write: percentText, of: ({ discount }) => (discount.sales > 0 ? shareOf(discount.list - discount.paid, discount.list) : undefined) },
  { words: sales.received, write: whole,      of: ({ offers }) => offers.received },
  { words: sales.response, write: durationText, of: ({ offers }) => offers.response_seconds ?? undefined },
];

const { figures: spending } = spendingWords;
// prettier-ignore
export const spendingFigures: readonly FigureRow<SpendingReport>[] = [
  { words: spending.spent,     write: tokensText, of: ({ totals }) => totals.spent },
  { words: spending.purchases, write: whole,      of: ({ totals }) => totals.purchases },
  { words: spending.hours,     write: whole,      of: ({ totals }) => totals.hours },
  { words: spending.perHour,   write: averageText, of: ({ totals }) => each(totals.spent, totals.hours) },
  { words: spending.free,      write: whole,      of: ({ free }) => free.hours },
];

const { figures: exchange } = exchangeWords;
// prettier-ignore
export const exchangeFigures: readonly FigureRow<ExchangeReport>[] = [
  { words: exchange.volume,    write: tokensText, of: ({ totals }) => totals.volume },
  { words: exchange.purchases, write: whole,      of: ({ totals }) => totals.purchases },
  { words: exchange.deposited, write: tokensText, of: ({ totals }) => totals.deposited },
  { words: exchange.withdrawn, write: tokensText, of: ({ totals }) => totals.withdrawn },
  { words: exchange.joined,    write: whole,      of: ({ totals }) => totals.joined },
  { words: exchange.seen,      write: whole,      of: ({ people }) => people.last_seen },
  { words: exchange.failures,  write: whole,      of: ({ failures }) => failures.reduce((sum, { times }) => sum + times, 0) },
];
