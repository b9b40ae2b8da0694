import { numberFormat } from '#design-system';
import type { Sample } from '#contract/types.ts';

const units = ['B', 'kB', 'MB', 'GB'] as const;

/** Formats bytes in the largest unit that fits, powers of 1000. */
function sizeText(bytes: number): string {
  const step = Math.max(0, Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return `${numberFormat({ maximumSignificantDigits: 3 }).format(bytes / 1000 ** step)} ${units[step]}`;
}

/** Size of the measured data. Undefined for Parquet, which is measured as lines of JSON, many times its own size. */
export const measuredSize = ({ format, bytes_measured }: Pick<Sample, 'format' | 'bytes_measured'>) =>
  format === 'parquet' ? undefined : sizeText(bytes_measured);
