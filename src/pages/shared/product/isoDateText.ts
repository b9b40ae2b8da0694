import { dateFormat, dayText } from '#design-system';

const month = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** A day or month as ISO 8601 writes it, in a text of the seller. */
export const isoDate = /(\b\d{4}-\d{2}(?:-\d{2})?\b)/g;

export function isoDateText(iso: string): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return iso;
  return iso.length === 7 ? dateFormat(month).format(time) : dayText(iso);
}

/** Lines break between the dates only. */
export const withDates = (text: string): string =>
  text.replaceAll(isoDate, (iso) => isoDateText(iso).replaceAll(' ', '\u00A0'));
