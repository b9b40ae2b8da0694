import { presentMs } from '../internal/format/clock.ts';
import { dateFormat } from '../internal/format/formats.ts';
import { dayAt, dayLater, startOf } from '../internal/format/zone.ts';

/** Two days 'YYYY-MM-DD', or '' while there is none. */
export interface DayRange {
  from: string;
  to: string;
}

/** Whether a text is a day that exists. */
export const isDay = (text: string) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // A day that does not exist is refused or rolls over to the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** The moments, in UTC, from the start of the first day to the end of the last in the reader's time zone; null unless both are days. */
export const utcRange = ({ from, to }: DayRange) =>
  isDay(from) && isDay(to)
    ? { start: new Date(startOf(from)).toISOString(), end: to === lastDay ? lastMoment : endOf(to) }
    : null;

// The last day that a moment on the wire can lie in.
const lastDay = '9999-12-31';
const lastMoment = `${lastDay}T23:59:59.999Z`;
const endOf = (day: string) => new Date(startOf(dayLater(day, 1))).toISOString();

/** The day that it is now in the reader's time zone, 'YYYY-MM-DD'. */
export const today = (now = presentMs()) => dayAt(now);

/** A day as the reader writes days. */
export const dayText = (day: string) =>
  dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));
