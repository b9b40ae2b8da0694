import type { RowData } from '@tanstack/table-core';
import type { ReactNode } from 'react';

export interface Column<Row extends RowData> {
  id: string;
  /** The column's name, also the label of its cells on a phone. */
  header: string;
  /** Keeps the name for assistive technology only, e.g. over row actions. */
  hiddenHeader?: boolean;
  /** What stands in the cell. */
  cell: (row: Row) => ReactNode;
  /** The value by which rows are sorted here. */
  sortBy?: (row: Row) => string | number | null | undefined;
  /** Set where the server sorts by this column. */
  sortable?: boolean;
  /** End for figures. */
  align?: 'end';
  /** On a phone it stands beside the first column on the first line of the card, without its label. */
  headline?: boolean;
  /** A CSS width, where the content does not give one. */
  width?: string;
}

export interface Sort {
  id: string;
  direction: 'asc' | 'desc';
}
