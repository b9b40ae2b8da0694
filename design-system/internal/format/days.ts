import { presentMs } from './clock.ts';
import { dateFormat } from './formats.ts';
import { dayAt, dayLater, startOf } from './zone.ts';

export interface DayRange {
  /** First day, 'YYYY-MM-DD'; '' for none. */
  from: string;
  /** Last day, included, 'YYYY-MM-DD'; '' for none. */
  to: string;
}

export const isDay = (text: string) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // Date parsing rejects a day that does not exist, or rolls over to the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** Local midnight before the first day and after the last, UTC (ISO 8601); null for an invalid day. */
export const utcRange = ({ from, to }: DayRange) =>
  isDay(from) && isDay(to)
    ? { start: new Date(startOf(from)).toISOString(), end: to === lastDay ? lastMoment : endOf(to) }
    : null;

// Last day that the wire format can express.
const lastDay = '9999-12-31';
export const lastMoment = `${lastDay}T23:59:59.999Z`;
const endOf = (day: string) => new Date(startOf(dayLater(day, 1))).toISOString();

/** Current day in the chosen zone, 'YYYY-MM-DD'. */
export const today = (now = presentMs()) => dayAt(now);

/** Writes a day 'YYYY-MM-DD' in the chosen language, such as 'Nov 20, 2026'. Throws a RangeError for an invalid day. */
export const dayText = (day: string) =>
  dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));
