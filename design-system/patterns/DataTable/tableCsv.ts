import type { RowData } from '@tanstack/table-core';
import { toCsv, type CsvCell } from '../../internal/format/csv.ts';
import type { Column } from './columns.ts';

export type CsvColumn<Row extends RowData> = Column<Row> & {
  /** Value of the cell in the file. Default: its text, its number or its sort value. */
  csv?: (row: Row) => CsvCell;
};

function cellOf<Row extends RowData>(column: CsvColumn<Row>, row: Row): CsvCell {
  if (column.csv) return column.csv(row);
  const shown = column.cell(row);
  // Cells may render elements; then the sort value is exported.
  return typeof shown === 'string' || typeof shown === 'number' ? shown : column.sortBy?.(row);
}

/** CSV of a table: texts and numbers of its cells, the sort value for other cells. Columns with `hiddenHeader` are left out. */
export function tableCsv<Row extends RowData>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const exported = columns.filter(({ hiddenHeader }) => !hiddenHeader);
  return toCsv([
    exported.map(({ header }) => header),
    ...rows.map((row) => exported.map((column) => cellOf(column, row))),
  ]);
}
