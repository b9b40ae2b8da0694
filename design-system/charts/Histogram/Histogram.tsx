import { NamedBars } from '../Bars/index.ts';
import type { PlotProps } from '../Frame.tsx';
import { formatValue } from '../points.ts';
import { binsOf } from './bins.ts';

export interface HistogramProps extends Omit<PlotProps, 'formatX' | 'xLabel'> {
  /** Values to count. Values that are not finite are skipped. */
  values: readonly number[];
  /** Approximate number of bins; the bounds are rounded. */
  bins?: number;
  /** Name and unit of the value; heading of the first table column. */
  valueLabel?: string;
  /** Name of the count. */
  countLabel?: string;
  /** Formats the bounds of a bin. */
  formatValue?: (value: number) => string;
}

/** Distribution of values over equal bins. */
export function Histogram({
  values,
  bins = 12,
  valueLabel = 'Value',
  countLabel = 'Count',
  formatValue: write = formatValue,
  ...frame
}: HistogramProps) {
  const points = binsOf(values, bins).map(({ from, to, count }) => ({ x: `${write(from)} – ${write(to)}`, y: count }));
  return <NamedBars {...frame} name="Histogram" points={points} xLabel={valueLabel} yLabel={countLabel} />;
}
