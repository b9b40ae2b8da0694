import type { Stream } from '#contract/types.ts';
import { useValue } from '../../state/machine/resource.ts';
import { sample } from '../../state/trade/browse/product.ts';

/** A product that was never measured has no facts yet: its first sample brings them. */
export function useMeasured(stream: Stream): Pick<Stream, 'measured' | 'quality'> {
  const taken = useValue(sample, stream.id);
  if (stream.measured || !taken) return stream;
  const { rows_measured: rows, quality, measured_at, age_days } = taken;
  return { measured: { ...taken, rows }, quality: { grade: quality.grade, measured_at, age_days } };
}
