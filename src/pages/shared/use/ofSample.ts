// Facts and examples from the last sample of bought data. Pure.
import type { Sample } from '#contract/types.ts';
import { measuredSize } from '../product/sizeText.ts';

/** Format and, when the whole source was measured, its size: 'CSV · 48 kB'. */
export function factsOf(sample: Sample): string | undefined {
  const { format, complete } = sample;
  if (format === 'text') return undefined;
  return [format.toUpperCase(), complete && measuredSize(sample)].filter(Boolean).join(' · ');
}

/** A name that needs no quotes in a filter. */
const plainName = /^[A-Za-z_]\w*$/u;
const digits = 2;

/** Parameters that read the rows above the mean of a measured column. */
export function partExampleOf({ schema }: Pick<Sample, 'schema'>): string | undefined {
  const found = schema.find(({ name, mean }) => mean !== undefined && plainName.test(name));
  return found?.mean === undefined ? undefined : `&where=${found.name}>${Number(found.mean.toPrecision(digits))}`;
}
