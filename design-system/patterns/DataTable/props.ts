import type { RowData } from '@tanstack/table-core';
import type { ComponentProps, ReactNode } from 'react';
import type { Column, Sort } from './columns.ts';
import type { Paging } from './sort/usePages.ts';

export interface DataTableProps<Row extends RowData> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the table for assistive technology. */
  label: string;
  /** What each column shows; keep the list stable between renders (a module constant, or memoised). */
  columns: readonly Column<Row>[];
  /** The rows of this page; undefined until the first load has ended. */
  rows: readonly Row[] | undefined;
  /** What tells one row from another. */
  rowKey: (row: Row) => string;
  /** Names a row to assistive technology where it can be selected, opened or has a menu; its key unless given. */
  rowName?: (row: Row) => string;
  /** True while rows are on their way; those shown stay, dimmed. */
  loading?: boolean;
  /** What failed in the last load; rows shown before stay. */
  error?: ReactNode;
  /** Why it failed, as a second line. */
  errorReason?: ReactNode;
  /** The request id of the failure. */
  errorReference?: string | undefined;
  /** Loads again after a failure. */
  onRetry?: () => void;
  /** What stands where there never was a row: an EmptyState with the next step. */
  empty?: ReactNode;
  /** What stands where filters leave no row: an EmptyState that clears them. */
  emptyFiltered?: ReactNode;
  /** Whether filters are set, so that no rows means none that match. */
  filtered?: boolean;
  /** The order at first, or now when `onSortChange` is given. */
  sort?: Sort | undefined;
  /** Given when the server sorts; without it the rows are sorted here. */
  onSortChange?: (sort: Sort) => void;
  /** The keys of the selected rows; given together with `onSelectedChange`. */
  selected?: ReadonlySet<string> | undefined;
  /** Lets rows be selected. */
  onSelectedChange?: (selected: ReadonlySet<string>) => void;
  /** Buttons for the selected rows, shown while there are any. */
  bulkActions?: ReactNode;
  /** What a row shows beneath it when it is opened; a button at its start then opens it. */
  detail?: (row: Row) => ReactNode;
  /** The keys of the opened rows; the table keeps them itself unless given together with `onOpenedChange`. */
  opened?: ReadonlySet<string>;
  onOpenedChange?: (opened: ReadonlySet<string>) => void;
  /** `Menu.Item`s of the menu at the end of a row, asked for when it is opened. */
  rowMenu?: (row: Row) => ReactNode;
  /** Pages of `pageSize` rows, cut here; with `page`, `total` and `onPageChange` the server cuts them. */
  paging?: Paging;
  /** What stands above the table: a ColumnChooser, a filter. */
  toolbar?: ReactNode;
  /** The name of the CSV file that a button saves: every row given, in the order shown, with the columns shown. */
  exportAs?: string;
  /** Row height; the page's own density unless given. */
  density?: 'comfortable' | 'compact';
  /** What a phone shows: each row as a card with its labels, or the table to be scrolled sideways. */
  narrow?: 'cards' | 'scroll';
  /** The greatest height, any CSS length; the head then stays in sight while the rows scroll. */
  maxHeight?: string;
  /** How many rows of skeleton stand in on first load. */
  skeletonRows?: number;
}
