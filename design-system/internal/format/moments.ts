import { dateFormat } from './formats.ts';

type Moment = Date | string | number;

const write = (at: Moment, zone?: 'UTC') => {
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return '–';
  const look = { dateStyle: 'medium', timeStyle: 'short', ...(zone && { timeZone: zone }) } as const;
  return `${dateFormat(look).format(time)}${zone ? ' UTC' : ''}`;
};

/** A moment as the reader's clock shows it, or that of the chosen time zone. What is no moment gives '–'. */
export const localText = (at: Moment) => write(at);

/** The same moment everywhere: '20 Nov 2026, 09:00 UTC'. */
export const utcText = (at: Moment) => write(at, 'UTC');

/** For `<time dateTime>`: undefined for what is no moment. */
export const isoText = (at: Moment) => {
  const time = new Date(at);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
};
