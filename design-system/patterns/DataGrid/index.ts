export { DataGrid } from './DataGrid.tsx';
export type { DataGridProps, GetRows, GridColumn, GridPage, GridQuery, GridRow, GridSort, GridType } from './types.ts';
export { gridTexts, type GridTexts } from './texts.ts';
export { describeColumns, localRows } from './localRows.ts';
