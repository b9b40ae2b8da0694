import { dayText, numberFormat, percentText } from '#design-system';

const measured = (value: number) => numberFormat({ maximumSignificantDigits: 6 }).format(value).replace('-', '−');

export const whole = (value: number): string => numberFormat({ maximumFractionDigits: 0 }).format(value);

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Means below one another have equal decimals; small ones keep their digits. */
export const meanText = (value: number): string =>
  Math.abs(value) >= 1 ? numberFormat(twoDecimals).format(value) : measured(value);

const day = /^\d{4}-\d{2}-\d{2}(?=T|$)/;

/** Formats numbers to six digits, and days and times as days. Other text stays unchanged. */
export function figure(value: number | string | undefined): string {
  if (value === undefined) return '–';
  if (typeof value === 'number') return measured(value);
  const [date] = day.exec(value) ?? [];
  return date && Number.isFinite(Date.parse(value)) ? dayText(date) : value;
}

/** Formats a share from 0 to 1. A share that would round to 0 is shown as below 0.1 %. */
export const shareText = (value: number): string => (value > 0 && value < 0.001 ? '< 0.1%' : percentText(value));
