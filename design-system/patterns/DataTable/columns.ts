import type { RowData } from '@tanstack/table-core';
import type { ReactNode } from 'react';

export interface Column<Row extends RowData> {
  id: string;
  /** Column name; also the label of its cells on phones. */
  header: string;
  /** Hides the name visually, e.g. for row actions. */
  hiddenHeader?: boolean;
  /** Renders the content of a cell. */
  cell: (row: Row) => ReactNode;
  /** Value for client-side sorting. */
  sortBy?: (row: Row) => string | number | null | undefined;
  /** Enables server-side sorting by this column. */
  sortable?: boolean;
  /** 'end' aligns numbers. */
  align?: 'end';
  /** Shows the cell on phones in the first line of the card, next to the first column and without a label. */
  headline?: boolean;
  /** CSS width, when the content does not determine one. */
  width?: string;
}

export interface Sort {
  id: string;
  direction: 'asc' | 'desc';
}
