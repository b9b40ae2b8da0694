// Loads a report for a period and, under a separate ID, for the period before.
import { resource, useValue, type Loadable } from '../../state/machine/resource.ts';

/** UTC; `from` inclusive, `to` exclusive. */
export interface Period {
  from: string;
  to: string;
  interval: 'DAY' | 'WEEK' | 'MONTH';
}

const periodBefore = ({ from, to, interval }: Period): Period => ({
  from: new Date(2 * Date.parse(from) - Date.parse(to)).toISOString(),
  to: from,
  interval,
});

const same = (period: Period) => period;

export const reports = {
  sales: {
    now: resource('reports.sales', { from: 'sales', input: same }),
    before: resource('reports.sales.before', { from: 'sales', input: periodBefore }),
  },
  spending: {
    now: resource('reports.spending', { from: 'spending', input: same }),
    before: resource('reports.spending.before', { from: 'spending', input: periodBefore }),
  },
  exchange: {
    now: resource('reports.exchange', { from: 'exchange', input: same }),
    before: resource('reports.exchange.before', { from: 'exchange', input: periodBefore }),
  },
} as const;
export type ReportKind = keyof typeof reports;

const both = ({ now, before }: Record<'now' | 'before', Loadable<Period>>) => ({
  load: ({ compared, ...period }: Period & { compared: boolean }) =>
    Promise.all([now.load(period), compared && before.load(period)]),
  leave: () => [now, before].forEach(({ leave }) => leave()),
});

export const reportParts = {
  sales: both(reports.sales),
  spending: both(reports.spending),
  exchange: both(reports.exchange),
} as const;

export function useReport(kind: ReportKind, period: Period) {
  const { now: of, before: earlier } = reports[kind];
  const now = useValue<Period, { from: string }>(of, period);
  const before = useValue<Period, { to: string }>(earlier, period);
  return { now, before: before?.to === now?.from ? before : undefined };
}

export interface ViewProps<R> {
  report: R;
  /** Previous period, if compared and loaded. */
  before: R | undefined;
}
