export { DataGrid } from './DataGrid.tsx';
export { RowsError } from './types.ts';
export type {
  DataGridProps,
  GetRows,
  GridColumn,
  GridFilter,
  GridFilters,
  GridOperator,
  GridPage,
  GridQuery,
  GridRow,
  GridSort,
  GridType,
} from './types.ts';
export { gridTexts, type GridTexts } from './texts.ts';
export { describeColumns, localRows } from './localRows.ts';
