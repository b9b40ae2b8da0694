import { dateFormat } from '#design-system';

/** A day such as 2026-07-01 in the format of the person, whatever the time zone. */
export const dayText = (day: string): string =>
  dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day));
