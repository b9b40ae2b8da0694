import { dateFormat } from './formats.ts';

/** A time: a date, milliseconds since 1970 or an ISO text. */
export type TimeInput = Date | string | number;

const write = (at: TimeInput, zone?: 'UTC') => {
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return '–';
  const look = { dateStyle: 'medium', timeStyle: 'short', ...(zone && { timeZone: zone }) } as const;
  return `${dateFormat(look).format(time)}${zone ? ' UTC' : ''}`;
};

/** Day and time in the chosen language and zone; '–' for an invalid moment. */
export const localText = (at: TimeInput) => write(at);

/** Day and time in UTC, marked so; '–' for an invalid moment. */
export const utcText = (at: TimeInput) => write(at, 'UTC');

export const isoText = (at: TimeInput) => {
  const time = new Date(at);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
};
