import type { RowData } from '@tanstack/table-core';
import { toCsv, type CsvCell } from '../../internal/format/csv.ts';
import type { Column } from './columns.ts';

/** A column that says what stands in a file, where that is not what it is sorted by. */
export type CsvColumn<Row extends RowData> = Column<Row> & { csv?: (row: Row) => CsvCell };

function cellOf<Row extends RowData>(column: CsvColumn<Row>, row: Row): CsvCell {
  if (column.csv) return column.csv(row);
  const shown = column.cell(row);
  // What is written for people may be an element; then the value behind it counts.
  return typeof shown === 'string' || typeof shown === 'number' ? shown : column.sortBy?.(row);
}

/** A table as CSV: the columns given, in their order, with their names; columns of actions are left out. */
export function tableCsv<Row extends RowData>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const exported = columns.filter(({ hiddenHeader }) => !hiddenHeader);
  return toCsv([
    exported.map(({ header }) => header),
    ...rows.map((row) => exported.map((column) => cellOf(column, row))),
  ]);
}
