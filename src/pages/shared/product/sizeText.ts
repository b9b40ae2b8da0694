import { numberFormat } from '#design-system';

const units = ['B', 'kB', 'MB', 'GB'] as const;

/** Formats bytes in the largest unit that fits, powers of 1000. */
export function sizeText(bytes: number): string {
  const step = Math.max(0, Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return `${numberFormat({ maximumSignificantDigits: 3 }).format(bytes / 1000 ** step)} ${units[step]}`;
}
