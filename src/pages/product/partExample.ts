import type { Sample } from '#contract/types.ts';

/** A name that needs no quotes in a filter. */
const plainName = /^[A-Za-z_]\w*$/u;
const digits = 2;

/** Parameters that read the rows above the mean of a measured column. */
export function partExampleOf({ schema }: Pick<Sample, 'schema'>): string | undefined {
  const found = schema.find(({ name, mean }) => mean !== undefined && plainName.test(name));
  return found?.mean === undefined ? undefined : `where=${found.name}>${Number(found.mean.toPrecision(digits))}`;
}
