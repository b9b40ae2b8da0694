import { maxReportSteps, reportIntervals } from '#contract/constants.ts';
import { useSearchParams } from 'react-router-dom';
import type { Period, ReportKind } from './reportStore.ts';
import { addressOf, dayIn } from '../shared/lists/addressParts.ts';

export const views = ['sales', 'spending', 'exchange'] as const satisfies readonly ReportKind[];
export const lengths = [7, 30, 90, 365] as const;
export type Length = (typeof lengths)[number];

export const longest = 365 satisfies Length;

const dayMs = 86_400_000;
const usualLength = 30;
/** Days from which weekly and monthly steps are easier to read. */
const longSteps = { week: 60, month: 400 } as const;

export interface Settings {
  view: ReportKind | undefined;
  /** Number of days up to today; ignored with custom days. */
  days: Length;
  /** First and last day in UTC, inclusive, 'YYYY-MM-DD'; both or neither. */
  from: string;
  to: string;
  by: Period['interval'] | undefined;
  compared: boolean;
}

const read = (address: URLSearchParams): Settings => ({
  view: views.find((view) => view === address.get('view')),
  days: lengths.find((days) => String(days) === address.get('days')) ?? usualLength,
  from: dayIn(address.get('from')),
  to: dayIn(address.get('to')),
  by: reportIntervals.find((interval) => interval === address.get('by')),
  compared: address.get('compare') !== 'off',
});

const write = ({ view, days, from, to, by, compared }: Settings) =>
  addressOf({
    view,
    days: days === usualLength ? undefined : days,
    from,
    to,
    by,
    compare: compared ? undefined : 'off',
  });

export const hasOwnDays = ({ from, to }: Settings) => from !== '' && to !== '';

const midnight = (day: string, later = 0) => new Date(Date.parse(`${day}T00:00:00Z`) + later * dayMs).toISOString();

/** Undefined when the first day is after the last. */
export function periodOf(settings: Settings, now: Date): Period | undefined {
  const today = now.toISOString().slice(0, 10);
  const [from, to] = hasOwnDays(settings)
    ? [midnight(settings.from), midnight(settings.to, 1)]
    : [midnight(today, 1 - settings.days), midnight(today, 1)];
  const days = (Date.parse(to) - Date.parse(from)) / dayMs;
  if (days <= 0) return undefined;
  const fitting = days > longSteps.month ? 'MONTH' : days > longSteps.week ? 'WEEK' : 'DAY';
  const possible = settings.by !== 'DAY' || days < maxReportSteps;
  return { from, to, interval: possible ? (settings.by ?? fitting) : fitting };
}

export type ChangeSettings = (change: Partial<Settings>) => void;

export function useReportSettings(): [Settings, ChangeSettings] {
  const [address, setAddress] = useSearchParams();
  return [read(address), (change) => setAddress((now) => write({ ...read(now), ...change }))];
}
