// The grid works with dates of the browser's zone at noon, which no clock change moves to another day.
import { isDay, type DayRange } from '../../internal/format/days.ts';
import { dateFormat, numberFormat } from '../../internal/format/formats.ts';

export const dateOf = (day: string | undefined): Date | undefined =>
  day !== undefined && isDay(day) ? new Date(`${day}T12:00:00`) : undefined;

const two = (value: number) => String(value).padStart(2, '0');

export const dayOf = (date: Date): string =>
  `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** Starts a new range when the old one is complete. */
export const nextRange = ({ from, to }: DayRange, day: string): DayRange => {
  if (from === '' || to !== '') return { from: day, to: '' };
  return day < from ? { from: day, to: from } : { from, to: day };
};

const write = (date: Date, options: Intl.DateTimeFormatOptions) =>
  dateFormat({ ...options, timeZone: 'UTC' }).format(Date.parse(`${dayOf(date)}T00:00:00Z`));

export const captionOf = (date: Date) => write(date, { month: 'long', year: 'numeric' });
export const monthOf = (date: Date) => write(date, { month: 'long' });
export const yearOf = (date: Date) => write(date, { year: 'numeric' });
export const weekdayOf = (date: Date) => write(date, { weekday: 'long' });

/** Letters of a weekday that fit above a column of days. */
const roomForWeekday = 6;
const weekFrom = (date: Date) =>
  Array.from({ length: 7 }, (_, at) => new Date(date.getFullYear(), date.getMonth(), date.getDate() + at, 12));

export function shortWeekdayOf(date: Date): string {
  const short = weekFrom(date).map((day) => write(day, { weekday: 'short' }));
  const isLong = short.some((name) => name.length > roomForWeekday);
  return isLong ? write(date, { weekday: 'narrow' }) : (short[0] ?? '');
}

export const fullDayOf = (date: Date) => write(date, { dateStyle: 'full' });
export const numberOf = (date: Date) => numberFormat({ useGrouping: false }).format(date.getDate());

type WeekDay = 0 | 1 | 2 | 3 | 4 | 5 | 6;

interface Week {
  firstDay: number;
}

/** First day of the week in the chosen language, 0 for Sunday. Monday where the browser does not know. */
export function weekStart(): WeekDay {
  const locale = new Intl.Locale(dateFormat({}).resolvedOptions().locale) as Intl.Locale & {
    getWeekInfo?: () => Week;
    weekInfo?: Week;
  };
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 };
  return (firstDay % 7) as WeekDay;
}
