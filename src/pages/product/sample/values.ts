// Values of a sample as texts.
import { numberFormat } from '#design-system';

const measured = (value: number) => numberFormat({ maximumSignificantDigits: 6 }).format(value);
const share = (value: number) => numberFormat({ style: 'percent', maximumFractionDigits: 1 }).format(value);

export const whole = (value: number): string => numberFormat({ maximumFractionDigits: 0 }).format(value);

/** A figure of a measured column: numbers to six digits, dates as they came. */
export const figure = (value: number | string | undefined): string =>
  value === undefined ? '–' : typeof value === 'number' ? measured(value) : value;

/** A share from 0 to 1; what is there but rounds to nothing is told as such. */
export const shareText = (value: number): string => (value > 0 && value < 0.001 ? '< 0.1%' : share(value));

const units = ['B', 'kB', 'MB', 'GB'] as const;

/** Bytes in the largest unit that fits, powers of 1000. */
export function sizeText(bytes: number): string {
  const step = Math.max(0, Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return `${measured(Number((bytes / 1000 ** step).toPrecision(3)))} ${units[step]}`;
}

/** A cell as it came; nested values as JSON. */
export const cellText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
