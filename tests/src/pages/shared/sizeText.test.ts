import { expect, it } from 'vitest';
import { measuredSize } from '#src/pages/shared/product/sizeText.ts';

it('returns the size of measured data, and none if the file has another size', () => {
  expect(measuredSize({ format: 'csv', bytes_measured: 48_100 })).toBe('48.1 kB');
  expect(measuredSize({ format: 'parquet', bytes_measured: 320_000 })).toBeUndefined();
});
