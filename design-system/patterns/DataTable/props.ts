import type { RowData } from '@tanstack/table-core';
import type { ComponentProps, ReactNode } from 'react';
import type { Column, Sort } from './columns.ts';
import type { Paging } from './sort/usePages.ts';

/** Order of the rows, sorted by the server or by the table itself. */
export type Sorting =
  | {
      /** Current order; with `onSortChange`. */
      sort?: Sort | undefined;
      /** Called for server-side sorting. Without it, the table sorts the rows itself. */
      onSortChange: (sort: Sort) => void;
      defaultSort?: never;
    }
  | {
      sort?: never;
      onSortChange?: never;
      /** Initial order, where the table sorts the rows itself. */
      defaultSort?: Sort | undefined;
    };

export type DataTableProps<Row extends RowData> = TableProps<Row> & Sorting;

interface TableProps<Row extends RowData> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the table. */
  label: string;
  /**
   * Column definitions, or a function that is called with true where the rows are cards. Keep the reference stable
   * between renders (a module constant, or memoized).
   */
  columns: readonly Column<Row>[] | ((cards: boolean) => readonly Column<Row>[]);
  /** Rows of the page; undefined before the first load. */
  rows: readonly Row[] | undefined;
  /** Returns the unique key of a row. */
  rowKey: (row: Row) => string;
  /** Accessible name of a row that can be selected, expanded or has a menu. Default: its key. */
  rowName?: (row: Row) => string;
  /** True while rows are loading; current rows stay visible, dimmed. */
  loading?: boolean;
  /** Message of the last failed load; current rows stay visible. */
  error?: ReactNode;
  /** Reason of the failure, as a second line. */
  errorReason?: ReactNode;
  /** Request id of the failure. */
  errorReference?: string | undefined;
  /** Called to load again after a failure; adds the button. */
  onRetry?: () => void;
  /** Content when the table has no rows: an EmptyState with the next step. */
  empty?: ReactNode;
  /** Content when no row matches the filters: an EmptyState that clears them. */
  emptyFiltered?: ReactNode;
  /** True when filters are active; selects between `empty` and `emptyFiltered`. */
  filtered?: boolean;
  /** Leaves out the select above cards, for a page with its own. */
  ownSort?: boolean;
  /** Keys of the selected rows; requires `onSelectedChange`. */
  selected?: ReadonlySet<string> | undefined;
  /** Called when the selection changes; makes rows selectable. */
  onSelectedChange?: (selected: ReadonlySet<string>) => void;
  /** Buttons for the selected rows, shown while there are any. */
  bulkActions?: ReactNode;
  /** Renders the details below an expanded row; makes rows expandable. */
  detail?: (row: Row) => ReactNode;
  /** Keys of the expanded rows. With `onOpenedChange` controlled, otherwise internal. */
  opened?: ReadonlySet<string>;
  /** Called when the user opens or closes details. */
  onOpenedChange?: (opened: ReadonlySet<string>) => void;
  /** Renders the `Menu.Item`s of the row menu, called on opening. */
  rowMenu?: (row: Row) => ReactNode;
  /** Pages of `pageSize` rows, split by the table. With `page`, `total` and `onPageChange`, the server splits them. */
  paging?: Paging;
  /** Controls above the table: a ColumnChooser, a filter. */
  toolbar?: ReactNode;
  /** File name of the CSV export: all given rows and visible columns, in display order. Adds a download button. */
  exportAs?: string;
  /** Row height. Default: the page's density. */
  density?: 'comfortable' | 'compact';
  /** Layout on phones: cards with labels, or a table that scrolls sideways. */
  narrow?: 'cards' | 'scroll';
  /** Greatest width of the table, in rem, at which rows are cards. */
  cardsUpTo?: number;
  /** Maximum height, a CSS length; the header stays visible while rows scroll. */
  maxHeight?: string;
  /** Number of skeleton rows during the first load. */
  skeletonRows?: number;
}
