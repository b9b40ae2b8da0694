import type { RowData } from '@tanstack/table-core';
import type { ReactNode } from 'react';

/**
 * Form of a cell in the card of a phone: value without its name, muted beside others, muted at the end of the line, a
 * separate line, the top corner, or left out.
 */
export type PhoneCell = 'plain' | 'note' | 'end' | 'line' | 'corner' | 'hidden';

export interface Column<Row extends RowData> {
  /** Unique among the columns; `sort` names it. */
  id: string;
  /** Column name; also the label of its cells on phones. */
  header: string;
  /** Hides the name visually, e.g. for row actions. As the last column, it stays in sight while the others scroll. */
  hiddenHeader?: boolean;
  /** Renders the content of a cell. An empty cell shows a dash, and nothing on phones. */
  cell: (row: Row) => ReactNode;
  /** Value for client-side sorting. */
  sortBy?: (row: Row) => string | number | null | undefined;
  /** Enables server-side sorting by this column. */
  sortable?: boolean;
  /** Names of the two orders above cards. Default: the column's name with "ascending" and "descending". */
  orderNames?: Readonly<Record<Sort['direction'], string>>;
  /** 'end' aligns numbers that have the same number of decimals. */
  align?: 'end';
  /** Shows the cell on phones in the first line of the card, next to the first column and without a label. */
  headline?: boolean;
  /** Form on phones. Default: name and value, one after the other with those of the other columns. */
  phone?: PhoneCell;
  /** CSS width, when the content does not determine one. */
  width?: string;
  /** CSS length from which on the content ends in an ellipsis; the pointer or the keyboard shows all of it. */
  maxWidth?: string;
}

export interface Sort {
  /** Column of the order. */
  id: string;
  /** Ascending or descending. */
  direction: 'asc' | 'desc';
}
