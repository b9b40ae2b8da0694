import type { ComponentProps, ReactNode } from 'react';
import type { GridOperator, GridType } from './columnTypes.ts';
import type { GridTexts } from './texts.ts';

export interface GridFilter {
  /** Comparison. */
  operator: GridOperator;
  /** Text as typed, also for numbers and dates. */
  value: string;
}

/** Filters by column id. */
export type GridFilters = Readonly<Record<string, GridFilter>>;

export interface GridColumn {
  /** Unique id. */
  id: string;
  /** Name in the column header. */
  header: string;
  /** Meaning of the column: read out with the header, shown as its tooltip and in its menu. */
  description?: string;
  /** Decides alignment and format; text by default. Values of another type are shown as they are. */
  type?: GridType;
  /** Type as the source names it, such as DOUBLE; by default the type. */
  typeName?: string;
  /** Significant digits of numbers; all by default. The value dialog shows all. */
  significantDigits?: number;
  /** CSS pixels; by default from the type and the header. */
  width?: number;
  /** Counts of equal bins, drawn in the header. */
  histogram?: readonly number[];
  /** Most frequent values with their share of all values, 0 to 1. Drawn in the header where there is no histogram. */
  values?: readonly { value: string; share: number }[];
  /** Number of different values. The header of a text column shows it. */
  distinct?: number;
  /** Share of empty values, 0 to 1. */
  nullShare?: number;
  /** False where the source cannot sort by this column. */
  sortable?: boolean;
  /** Comparisons of the source, the first by default; by default those that fit the type. None: no filter. */
  operators?: readonly GridOperator[];
}

export interface GridSort {
  /** Id of the column. */
  column: string;
  /** Order of the values. */
  direction: 'ascending' | 'descending';
}

/** Order, filters, search and active row of a grid. */
export interface GridView {
  /** Order; undefined for that of the source. */
  sort?: GridSort | undefined;
  /** Filters that all rows match. */
  filters?: GridFilters;
  /** Text to find in any column. */
  search?: string;
  /** Index of the active row, from 0. */
  row?: number | undefined;
}

export interface GridQuery {
  /** Index of the first row, from 0. */
  offset: number;
  /** Number of rows. */
  limit: number;
  /** Order; undefined for that of the source. */
  sort: GridSort | undefined;
  /** Filters that all rows match. */
  filters: GridFilters;
  /** Text to find in any column, '' for none. */
  search: string;
  /** Aborted when the rows are no longer needed. */
  signal: AbortSignal;
}

export type GridRow = readonly unknown[];

export interface GridPage {
  /** Cells in the order of `columns`. A shorter row has empty cells. */
  rows: readonly GridRow[];
  /** Number of rows that match the filters and the search. */
  total: number;
}

/** A failure of `getRows` whose message is shown to the reader. */
export class RowsError extends Error {
  override readonly name = 'RowsError';
}

export type GetRows = (query: GridQuery) => Promise<GridPage>;

export const defaultHeight = '32rem';

export interface DataGridProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the grid. */
  label: string;
  /** Columns, in display order. */
  columns: readonly GridColumn[];
  /** Reads a window of rows. Keep its identity: another function starts with an empty cache. */
  getRows: GetRows;
  /** Maximum height of the rows with their header, a CSS length; few rows take less. */
  height?: string;
  /** Offers a search in all columns, which `getRows` has to answer. Default: false. */
  searchable?: boolean;
  /** Order, filters, search and active row at first. Unknown columns and comparisons are left out. */
  defaultView?: GridView;
  /** Called with another order, filter or search. */
  onViewChange?: (view: GridView) => void;
  /** Offers to copy a link to the active row, and returns its address. */
  linkOf?: (view: GridView) => string;
  /** Buttons at the end of the toolbar. */
  actions?: ReactNode;
  /** Overrides of the built-in texts. */
  texts?: Partial<GridTexts>;
}
