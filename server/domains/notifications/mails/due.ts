// Times of mails: quiet hours and the time of the daily summary, in the person's time zone.
import { summaryTime } from '#contract/constants.ts';
import type { Row } from '#server/database/schema.ts';

interface Clock {
  readonly zone: string;
  readonly quietFrom: string;
  readonly quietTo: string;
  readonly off: readonly string[];
}

const isZone = (zone: unknown): zone is string => {
  try {
    if (typeof zone !== 'string' || zone === '') return false;
    Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

const timeIn = (value: unknown) => (typeof value === 'string' && /^\d\d:\d\d$/u.test(value) ? value : '');

/** Settings as the app stores them; a stored value may be of an earlier release. */
export function clockOf(settings: string | null): Clock {
  const all = JSON.parse(settings ?? '{}') as Record<string, unknown>;
  const zone = [all['timeZone'], all['quietZone']].find(isZone) ?? 'UTC';
  const off = Array.isArray(all['off']) ? all['off'].map(String) : [];
  return { zone, quietFrom: timeIn(all['quietFrom']), quietTo: timeIn(all['quietTo']), off };
}

const wallTime = (at: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);

const stepMs = 60_000;
/** A day, and the hour that a change to winter time may add. */
const longestMs = 25 * 3_600_000;

/** First full minute from `at` on at which the clock of the zone shows `time`. */
function nextAt(at: number, time: string, zone: string): number {
  const start = Math.ceil(at / stepMs) * stepMs;
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  const ahead = (minutes(time) - minutes(wallTime(start, zone)) + 24 * 60) % (24 * 60);
  const guess = start + ahead * stepMs;
  if (wallTime(guess, zone) === time) return guess;
  // The clocks change in between, or skip the time.
  for (let tried = Math.max(start, guess - 2 * 3_600_000); tried < at + longestMs; tried += stepMs)
    if (wallTime(tried, zone) >= time && wallTime(tried - stepMs, zone) < time) return tried;
  return guess;
}

function isQuiet(at: number, { zone, quietFrom, quietTo }: Clock): boolean {
  if (quietFrom === '' || quietTo === '' || quietFrom === quietTo) return false;
  const time = wallTime(at, zone);
  return quietFrom < quietTo ? time >= quietFrom && time < quietTo : time >= quietFrom || time < quietTo;
}

export function dueAt({ mode, created_at }: Pick<Row<'deliveries'>, 'mode' | 'created_at'>, clock: Clock, now: Date) {
  const at = now.getTime();
  const earliest = mode === 'daily' ? Math.max(at, nextAt(Date.parse(created_at), summaryTime, clock.zone)) : at;
  return new Date(isQuiet(earliest, clock) ? nextAt(earliest, clock.quietTo, clock.zone) : earliest);
}
