import { dateFormat } from './formats.ts';

type Moment = Date | string | number;

const write = (at: Moment, zone?: 'UTC') => {
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return '–';
  const look = { dateStyle: 'medium', timeStyle: 'short', ...(zone && { timeZone: zone }) } as const;
  return `${dateFormat(look).format(time)}${zone ? ' UTC' : ''}`;
};

/** Day and time in the chosen language and zone; '–' for an invalid moment. */
export const localText = (at: Moment) => write(at);

/** Day and time in UTC, marked so; '–' for an invalid moment. */
export const utcText = (at: Moment) => write(at, 'UTC');

export const isoText = (at: Moment) => {
  const time = new Date(at);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
};
