// Loads a report for a period and, under a separate ID, for the period before.
import type { ExchangeReport, SalesReport, SpendingReport } from '#contract/generated/documents.ts';
import { useSnapshot } from 'valtio';
import { ref, load, type Ref } from '../../state/machine/load.ts';
import { reset, run } from '../../state/machine/operations.ts';
import { createStore } from '../../state/machine/registry.ts';

/** UTC; `from` inclusive, `to` exclusive. */
export interface Period {
  from: string;
  to: string;
  interval: 'DAY' | 'WEEK' | 'MONTH';
}

export interface Compared<R extends object> {
  now: Ref<R> | undefined;
  before: Ref<R> | undefined;
}

interface Reports {
  sales: Compared<SalesReport>;
  spending: Compared<SpendingReport>;
  exchange: Compared<ExchangeReport>;
}
export type ReportKind = keyof Reports;

const nothing = () => ({ now: undefined, before: undefined });
export const initialReports = (): Reports => ({ sales: nothing(), spending: nothing(), exchange: nothing() });
export const reports = createStore(initialReports, { persist: false });

const earlier = 'before';

/** Returns the period of the same length directly before. */
export const periodBefore = ({ from, to, interval }: Period): Period => ({
  from: new Date(2 * Date.parse(from) - Date.parse(to)).toISOString(),
  to: from,
  interval,
});

const readSales = load('reports.sales', (report) => {
  reports.sales.now = ref(report);
});
const readSpending = load('reports.spending', (report) => {
  reports.spending.now = ref(report);
});
const readExchange = load('reports.exchange', (report) => {
  reports.exchange.now = ref(report);
});

const earlierSales = async (period: Period) => {
  const outcome = await run('reports.sales', period, { id: earlier });
  if (outcome.ok) reports.sales.before = ref(outcome.value);
};
const earlierSpending = async (period: Period) => {
  const outcome = await run('reports.spending', period, { id: earlier });
  if (outcome.ok) reports.spending.before = ref(outcome.value);
};
const earlierExchange = async (period: Period) => {
  const outcome = await run('reports.exchange', period, { id: earlier });
  if (outcome.ok) reports.exchange.before = ref(outcome.value);
};

const both = (
  kind: ReportKind,
  read: ((period: Period) => unknown) & { leave: () => void },
  readBefore: (period: Period) => Promise<void>,
) =>
  Object.assign(
    ({ compared, ...period }: Period & { compared: boolean }) =>
      Promise.all([read(period), compared && readBefore(periodBefore(period))]),
    {
      leave: () => {
        read.leave();
        reset(`reports.${kind}`, earlier);
      },
    },
  );

export const loadReport = {
  sales: both('sales', readSales, earlierSales),
  spending: both('spending', readSpending, earlierSpending),
  exchange: both('exchange', readExchange, earlierExchange),
} as const;

/** Ignores a comparison that was loaded for another period. */
export function useReport<K extends ReportKind>(kind: K): Reports[K] {
  const { now, before } = useSnapshot(reports)[kind];
  return { now, before: before?.to === now?.from ? before : undefined } as Reports[K];
}
