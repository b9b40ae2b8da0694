export { DataGrid } from './DataGrid.tsx';
export { RowsError } from './types.ts';
export type {
  DataGridProps,
  GetRows,
  GridColumn,
  GridFilter,
  GridFilters,
  GridPage,
  GridQuery,
  GridRow,
  GridSort,
  GridView,
} from './types.ts';
export type { GridOperator, GridType } from './columnTypes.ts';
export { gridTexts, type GridTexts } from './texts.ts';
export { describeColumns, localRows } from './localRows.ts';
