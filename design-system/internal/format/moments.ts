import { dateFormat } from './formats.ts';

type Moment = Date | string | number;

const write = (at: Moment, zone?: 'UTC') => {
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return '–';
  const look = { dateStyle: 'medium', timeStyle: 'short', ...(zone && { timeZone: zone }) } as const;
  return `${dateFormat(look).format(time)}${zone ? ' UTC' : ''}`;
};

/** Formats a time in the chosen time zone; an invalid time gives '–'. */
export const localText = (at: Moment) => write(at);

/** Formats a time in UTC: '20 Nov 2026, 09:00 UTC'. */
export const utcText = (at: Moment) => write(at, 'UTC');

/** Value for `<time dateTime>`; undefined for an invalid time. */
export const isoText = (at: Moment) => {
  const time = new Date(at);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
};
