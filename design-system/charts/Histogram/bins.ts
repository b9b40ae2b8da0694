import { scaleLinear } from 'd3-scale';
import { extentOf } from '../points.ts';

export interface Bin {
  from: number;
  to: number;
  count: number;
}

/** Counts values in equal bins with rounded bounds; the last bin includes its upper bound. */
export function binsOf(values: readonly number[], about: number): Bin[] {
  const finite = values.filter(Number.isFinite);
  if (finite.length === 0) return [];
  const [low, high] = extentOf(finite, false);
  const wanted = Number.isFinite(about) ? Math.min(Math.max(Math.round(about), 1), 60) : 12;
  const marks = scaleLinear([low, high], [0, 1]).ticks(wanted);
  const step = marks.length > 1 ? (marks[1] ?? 0) - (marks[0] ?? 0) : high - low || 1;
  const start = Math.floor(low / step) * step;
  const size = Math.max(1, Math.ceil((high - start) / step - 1e-9));
  const bins = Array.from({ length: size }, (_, index) => ({
    from: start + index * step,
    to: start + (index + 1) * step,
    count: 0,
  }));
  for (const value of finite) {
    const bin = bins[Math.min(size - 1, Math.max(0, Math.floor((value - start) / step + 1e-9)))];
    if (bin) bin.count += 1;
  }
  return bins;
}
