import type { GridColumn, GridRow, GridType } from '#design-system';
import type { Sample, SampleColumn } from '#contract/types.ts';
import { sampleWords } from '../../../messages/sample.ts';
import type { RowWindow } from '../../../state/trade/product.ts';

const { types } = sampleWords;

const sampleTypes: Readonly<Record<SampleColumn['type'], GridType>> = {
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  date: 'date',
  text: 'text',
  object: 'json',
  empty: 'text',
};

export const sampledColumns = (schema: Sample['schema']): GridColumn[] =>
  schema.map(({ name, type, nulls, steps }) => ({
    id: name,
    header: name,
    type: sampleTypes[type],
    typeName: types[type],
    nullShare: nulls,
    ...(steps && { histogram: steps }),
  }));

/** Cells in the order of the columns. */
export const sampledRows = ({ schema, rows }: Pick<Sample, 'schema' | 'rows'>): GridRow[] =>
  rows.map((row) => schema.map(({ name }) => row[name]));

/** Columns of all rows, with histogram and share of empty values from the sample. */
export function allColumns(columns: RowWindow['columns'], schema: Sample['schema']): GridColumn[] {
  const sampled = new Map(sampledColumns(schema).map((column) => [column.id, column]));
  return columns.map(({ name, type }) => {
    const known = sampled.get(name);
    const own: GridType = type === 'other' ? 'json' : type;
    return {
      id: name,
      header: name,
      type: own,
      typeName: known?.type === own && known.typeName ? known.typeName : types[type === 'other' ? 'object' : type],
      ...(known?.nullShare !== undefined && { nullShare: known.nullShare }),
      ...(known?.histogram && { histogram: known.histogram }),
      // The server compares no nested values.
      ...(type === 'other' && { operators: [] }),
    };
  });
}
