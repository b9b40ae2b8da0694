import { fillText, type GridColumn, type GridRow, type GridType } from '#design-system';
import type { Sample, SampleColumn } from '#contract/types.ts';
import { sampleMessages } from '../../../messages/sample.ts';
import type { RowWindow } from '../../../state/trade/browse/product.ts';

const { types } = sampleMessages;

const sampleTypes: Readonly<Record<SampleColumn['type'], GridType>> = {
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  date: 'date',
  text: 'text',
  object: 'json',
  empty: 'text',
};

const day = /^\d{4}-\d{2}-\d{2}$/;
/** CSS pixels of a day with its padding. A date with a time needs the default. */
const dayWidth = 112;

/** Narrows a column of days, so that values fit beside it on phones. */
export const widthFor = (header: string, value: unknown): Pick<GridColumn, 'width'> =>
  typeof value === 'string' && day.test(value) ? { width: Math.max(dayWidth, header.length * 9 + 56) } : {};

/** Meaning and unit of a column in one line; undefined without either. */
export function meaningOf({ meaning, unit }: Pick<SampleColumn, 'meaning' | 'unit'>): string | undefined {
  if (meaning === undefined) return unit === undefined ? undefined : fillText(sampleMessages.unit, { unit });
  return unit === undefined ? meaning : `${meaning} (${unit})`;
}

type Measured = Pick<Sample, 'schema' | 'rows_measured'>;

export const sampledColumns = ({ schema, rows_measured }: Measured): GridColumn[] =>
  schema.map(({ name, type, nulls, distinct, steps, top, min, ...words }) => {
    const description = meaningOf(words);
    const filled = Math.max(1, rows_measured * (1 - nulls));
    return {
      id: name,
      header: name,
      type: sampleTypes[type],
      typeName: types[type],
      nullShare: nulls,
      distinct,
      ...widthFor(name, min),
      ...(description !== undefined && { description }),
      ...(steps && { histogram: steps }),
      ...(top && { values: top.map(({ value, count }) => ({ value, share: Math.min(1, count / filled) })) }),
    };
  });

export const sampledRows = ({ schema, rows }: Pick<Sample, 'schema' | 'rows'>): GridRow[] =>
  rows.map((row) => schema.map(({ name }) => row[name]));

const measuredOf = ({ id: _id, header: _header, type: _type, typeName: _name, ...measured }: GridColumn) => measured;

export function allColumns(columns: RowWindow['columns'], sample: Measured): GridColumn[] {
  const sampled = new Map(sampledColumns(sample).map((column) => [column.id, column]));
  return columns.map(({ name, type }) => {
    const known = sampled.get(name);
    const own: GridType = type === 'other' ? 'json' : type;
    return {
      id: name,
      header: name,
      type: own,
      typeName: known?.type === own && known.typeName ? known.typeName : types[type === 'other' ? 'object' : type],
      ...(known && measuredOf(known)),
      // The server compares no nested values.
      ...(type === 'other' && { operators: [] }),
    };
  });
}
