// Tells in time that access ends: a day, an hour and five minutes before, once each.
import type { Access } from '#contract/generated/documents.ts';
import { storageKeys } from '../config/constants.ts';
import { format } from '../messages/format.ts';
import { warningWords as words } from '../messages/access.ts';
import { announce } from './announce.ts';
import { createStore } from './registry.ts';
import { session } from './session.ts';
import { serverNow } from './clock.ts';

type Ending = Pick<Access, 'stream_id' | 'stream_name' | 'end_date'>;

const minuteMs = 60_000;
/** How long before the end, milliseconds; the nearest first. */
const bands = [
  { ms: 5 * minuteMs, text: words.minutes },
  { ms: 60 * minuteMs, text: words.hour },
  { ms: 24 * 60 * minuteMs, text: words.day },
] as const;

interface Warned {
  /** By product: the end that was told of, and the nearest band in which it was. */
  told: Record<string, { end: string; ms: number }>;
}

/** The warnings in a stored value; what is damaged is left out. */
function storedWarnings(value: unknown): Partial<Warned> | undefined {
  const { told } = (value ?? {}) as { told?: unknown };
  if (typeof told !== 'object' || told === null) return undefined;
  const entries = Object.entries(told as Record<string, { end?: unknown; ms?: unknown } | null>);
  return {
    told: Object.fromEntries(
      entries.flatMap(([id, one]) =>
        typeof one?.end === 'string' && typeof one.ms === 'number' ? [[id, { end: one.end, ms: one.ms }]] : [],
      ),
    ),
  };
}

export const initialWarned = (): Warned => ({ told: {} });
export const warned = createStore(initialWarned, {
  persist: {
    key: storageKeys.warned,
    place: 'local',
    accept: storedWarnings,
    keep: ({ told }) => (session.token === '' || Object.keys(told).length === 0 ? undefined : { told }),
  },
});

const bandOf = ({ end_date }: Ending, now: number) => {
  const left = Date.parse(end_date) - now;
  return left > 0 ? bands.find(({ ms }) => left <= ms) : undefined;
};

/** What has to be told now: access that came into a nearer band since it was last told of. */
export const dueWarnings = (running: readonly Ending[], { told }: Warned, now: number) =>
  running.flatMap((access) => {
    const band = bandOf(access, now);
    const before = told[access.stream_id];
    const known = before?.end === access.end_date && band !== undefined && before.ms <= band.ms;
    return band && !known ? [{ access, band }] : [];
  });

/** Says what is due, all of one band together, and remembers it. */
export function warn(running: readonly Ending[], now: number = serverNow()) {
  const due = dueWarnings(running, warned, now);
  for (const band of bands) {
    const ending = due.filter((one) => one.band === band).map(({ access }) => access);
    const [first] = ending;
    if (!first) continue;
    const what = ending.length === 1 ? first.stream_name : format(words.several, { count: ending.length });
    announce({ type: 'error', kind: 'notification', text: format(band.text, { what }) });
  }
  const still = new Set(running.map(({ stream_id }) => stream_id));
  const kept = Object.entries(warned.told).filter(([id]) => still.has(id));
  const told = due.map(({ access, band }) => [access.stream_id, { end: access.end_date, ms: band.ms }] as const);
  if (due.length > 0 || kept.length < Object.keys(warned.told).length)
    warned.told = { ...Object.fromEntries(kept), ...Object.fromEntries(told) };
}

/** Milliseconds until something has to be told or has ended; none while nothing runs. */
export function nextWarningMs(running: readonly Ending[], now: number = serverNow()): number | undefined {
  const moments = running.flatMap(({ end_date }) => {
    const left = Date.parse(end_date) - now;
    return [left, ...bands.map(({ ms }) => left - ms)].filter((ms) => ms > 0);
  });
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

/** What ends within the hour, the next to end first. */
export const endingSoon = <E extends Ending>(running: readonly E[], now: number = serverNow()): E[] =>
  running.filter((access) => (bandOf(access, now)?.ms ?? Infinity) <= 60 * minuteMs);
