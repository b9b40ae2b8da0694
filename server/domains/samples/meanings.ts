import type { streamFields } from '#contract/streamFields.ts';
import type { Sample, Stream } from '#contract/types.ts';
import type { Row } from '#server/database/schema.ts';

type Described = Pick<Row<'streams'>, typeof streamFields.meanings.column>;

/** Adds the seller's meanings to the present columns. Meanings of missing columns stay stored. */
export function withMeanings(sample: Sample, { column_meanings: stored }: Described): Sample {
  if (stored === null) return sample;
  const all = JSON.parse(stored) as NonNullable<Stream['meanings']>;
  const byColumn = new Map(all.map(({ column, ...words }) => [column, words]));
  return { ...sample, schema: sample.schema.map((column) => ({ ...column, ...byColumn.get(column.name) })) };
}
