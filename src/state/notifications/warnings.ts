// Warnings one hour and five minutes before access ends. The server sends an earlier one.
import { fillText } from '#design-system';
import { accessEnding } from '#contract/constants.ts';
import type { Access } from '#contract/generated/documents.ts';
import { storageKeys } from '../../config/constants.ts';
import { warningMessages as messages } from '../../messages/access.ts';
import { createStore } from '../machine/registry.ts';
import { session } from '../me/session.ts';
import { serverNow } from '../machine/clock.ts';

type Ending = Pick<Access, 'stream_id' | 'stream_name' | 'start_date' | 'end_date'>;

const minuteMs = 60_000;
const { leadHours, shortShare } = accessEnding;
/** Milliseconds before the end, nearest first. */
const bands = [
  { ms: 5 * minuteMs, text: messages.minutes },
  { ms: 60 * minuteMs, text: messages.hour },
] as const;

interface Warned {
  /** By product: the known end and the time of the last check, milliseconds since 1970. */
  checked: Record<string, { end: string; at: number }>;
}

function storedWarnings(value: unknown): Partial<Warned> | undefined {
  const { checked } = (value ?? {}) as { checked?: unknown };
  if (typeof checked !== 'object' || checked === null) return undefined;
  const entries = Object.entries(checked as Record<string, { end?: unknown; at?: unknown } | null>);
  return {
    checked: Object.fromEntries(
      entries.flatMap(([id, one]) =>
        typeof one?.end === 'string' && typeof one.at === 'number' ? [[id, { end: one.end, at: one.at }]] : [],
      ),
    ),
  };
}

export const initialWarned = (): Warned => ({ checked: {} });
export const warned = createStore(initialWarned, {
  persist: {
    key: storageKeys.warned,
    scope: 'browser',
    accept: storedWarnings,
    toStored: ({ checked }) => (session.token === '' || Object.keys(checked).length === 0 ? undefined : { checked }),
  },
});

const msLeft = ({ end_date }: Ending, now: number) => Date.parse(end_date) - now;

const bandsOf = (access: Ending) => bands.filter(({ ms }) => ms < noticeMs(access));

function enteredBand(access: Ending, after: number, now: number) {
  const end = Date.parse(access.end_date);
  return end > now ? bandsOf(access).find(({ ms }) => end - ms > after && end - ms <= now) : undefined;
}

export interface Warning<E extends Ending> {
  text: string;
  ending: readonly E[];
}

export function takeWarnings<E extends Ending>(running: readonly E[], now: number = serverNow()): Warning<E>[] {
  const due = running.flatMap((access) => {
    const before = warned.checked[access.stream_id];
    const band = before?.end === access.end_date ? enteredBand(access, before.at, now) : undefined;
    return band ? [{ access, band }] : [];
  });
  const next = running.map((access) => {
    const before = warned.checked[access.stream_id];
    const same = before?.end === access.end_date && !due.some((one) => one.access === access);
    return [access.stream_id, same ? before : { end: access.end_date, at: now }] as const;
  });
  const changed = next.some(([id, one]) => warned.checked[id] !== one);
  if (changed || next.length < Object.keys(warned.checked).length) warned.checked = Object.fromEntries(next);
  return bands.flatMap((band) => {
    const ending = due.filter((one) => one.band === band).map(({ access }) => access);
    const [first] = ending;
    if (!first) return [];
    const what = ending.length === 1 ? first.stream_name : fillText(messages.several, { count: ending.length });
    return [{ text: fillText(band.text, { what }), ending }];
  });
}

export function nextWarningMs(running: readonly Ending[], now: number = serverNow()): number | undefined {
  const moments = running.flatMap((access) => {
    const left = msLeft(access, now);
    return [left, ...bands.map(({ ms }) => left - ms)].filter((ms) => ms > 0);
  });
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

export const endingSoon = <E extends Ending>(running: readonly E[], now: number = serverNow()): E[] =>
  running.filter((access) => msLeft(access, now) > 0 && msLeft(access, now) <= 60 * minuteMs);

/** Milliseconds before the end in which warnings are shown: as the server's, and at least an hour. */
const noticeMs = ({ start_date, end_date }: Ending): number =>
  Math.max(
    60 * minuteMs,
    Math.min(leadHours * 60 * minuteMs, (Date.parse(end_date) - Date.parse(start_date)) * shortShare),
  );
