export { DataTable } from './DataTable.tsx';
export type { DataTableProps } from './props.ts';
export type { Column, Sort } from './columns.ts';
export type { Paging } from './sort/usePages.ts';
export { tableCsv, type CsvColumn } from './tableCsv.ts';
