export { DataTable } from './DataTable.tsx';
export type { DataTableProps, Sorting } from './props.ts';
export type { Column, PhoneCell, Sort } from './columns.ts';
export type { Paging } from './sort/usePages.ts';
export { TwoLineCell, type TwoLineCellProps } from './TwoLineCell.tsx';
export { tableCsv, type CsvColumn } from './tableCsv.ts';
