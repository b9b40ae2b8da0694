// Values of a sample as texts.
const wholeNumber = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0 });
const measured = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 6 });
const share = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 });

export const whole = (value: number): string => wholeNumber.format(value);

/** A figure of a measured column: numbers to six digits, dates as they came. */
export const figure = (value: number | string | undefined): string =>
  value === undefined ? '–' : typeof value === 'number' ? measured.format(value) : value;

/** A share from 0 to 1; what is there but rounds to nothing is told as such. */
export const shareText = (value: number): string => (value > 0 && value < 0.001 ? '< 0.1%' : share.format(value));

const units = ['B', 'kB', 'MB', 'GB'] as const;

/** Bytes in the largest unit that fits, powers of 1000. */
export function sizeText(bytes: number): string {
  const step = Math.max(0, Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return `${measured.format(Number((bytes / 1000 ** step).toPrecision(3)))} ${units[step]}`;
}

/** A cell as it came; nested values as JSON. */
export const cellText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
