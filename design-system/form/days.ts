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

/** The local midnight that begins a day, so many days later. Days with a change of the clock are 23 or 25 hours long. */
function midnight(day: string, later = 0) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

/** The moments, in UTC, from the start of the first day to the end of the last in the reader's time zone; null unless both are days. */
export const utcRange = ({ from, to }: DayRange) =>
  isDay(from) && isDay(to) ? { start: midnight(from), end: midnight(to, 1) } : null;

/** The day that it is here, 'YYYY-MM-DD'. */
export function today(now = new Date()) {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
