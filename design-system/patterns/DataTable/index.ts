export { DataTable, type DataTableProps } from './DataTable.tsx';
export type { Column, Sort } from './useSortedRows.ts';
export { tableCsv, type CsvColumn } from './tableCsv.ts';
