import type { MercuriusContext } from 'mercurius';
import { readExchangeReport } from '../domains/reports/exchange.ts';
import { periodOf, type PeriodArguments } from '../domains/reports/period.ts';
import { readSalesReport } from '../domains/reports/sales.ts';
import { readSpendingReport } from '../domains/reports/spending.ts';
import { readViews } from '../domains/streams/viewCounts.ts';
import { readAccountReport } from '../ledger/accountReport.ts';
import { Refusal } from '../kernel/refusal.ts';
import { refuse } from './paging.ts';

function checked(args: PeriodArguments, now: Date) {
  const period = periodOf(args, now);
  if ('problem' in period) throw refuse(period.field, period.problem);
  return period;
}

export const reportQueries = {
  async report(_root: unknown, args: PeriodArguments, { exchange, caller, now }: MercuriusContext) {
    const period = checked(args, now);
    const { from, to, interval } = period;
    const [report, views] = await Promise.all([
      readAccountReport(exchange.db, caller.id, period),
      readViews(exchange.db, caller.id, period),
    ]);
    return { from, to, interval, ...report, views };
  },

  sales: (_root: unknown, args: PeriodArguments, { exchange, caller, now }: MercuriusContext) =>
    readSalesReport(exchange.db, caller.id, checked(args, now), now),

  spending: (_root: unknown, args: PeriodArguments, { exchange, caller, now }: MercuriusContext) =>
    readSpendingReport(exchange.db, caller.id, checked(args, now), now),

  exchange(_root: unknown, args: PeriodArguments, { exchange, caller, now }: MercuriusContext) {
    if (!caller.slots.includes('admin')) throw new Refusal(403, 'forbidden', 'Your role does not allow this');
    return readExchangeReport(exchange.db, checked(args, now), now);
  },
};
