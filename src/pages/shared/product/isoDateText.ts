import { dateFormat, dayText, localText } from '#design-system';

const month = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
const wallClock = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;

/** A month, day or moment in ISO 8601 within a seller's text. */
export const isoDate =
  /(\b\d{4}-\d{2}(?:-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?)?(?![\w-]))/g;

/** A moment without a zone keeps its hour in every zone. */
function momentText(iso: string): string {
  const hasZone = /(?:Z|[+-]\d{2}(?::?\d{2})?)$/.test(iso.slice(10));
  const time = Date.parse(iso.replace(' ', 'T') + (hasZone ? '' : 'Z'));
  if (Number.isNaN(time)) return iso;
  return hasZone ? localText(time) : dateFormat(wallClock).format(time);
}

export function isoDateText(iso: string): string {
  if (iso.length > 10) return momentText(iso);
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return iso;
  return iso.length === 7 ? dateFormat(month).format(time) : dayText(iso);
}

/** Lines break between the dates only. */
export const withDates = (text: string): string =>
  text.replaceAll(isoDate, (iso) => isoDateText(iso).replaceAll(' ', '\u00A0'));
