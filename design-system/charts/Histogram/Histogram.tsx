import { NamedBars } from '../Bars/index.ts';
import type { PlotProps } from '../Frame.tsx';
import { formatValue } from '../points.ts';
import { binsOf } from './bins.ts';

export interface HistogramProps extends Omit<PlotProps, 'formatX' | 'xLabel'> {
  /** The values; what is no finite number is left out. */
  values: readonly number[];
  /** About how many ranges; the ends are made round. */
  bins?: number;
  /** The name of the value, with its unit: the first column of the table. */
  valueLabel?: string;
  /** The name of the count. */
  countLabel?: string;
  /** Writes an end of a range for people. */
  formatValue?: (value: number) => string;
}

/** How often values of each size occur. */
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
