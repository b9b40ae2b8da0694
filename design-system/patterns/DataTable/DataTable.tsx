/* oxlint-disable jsx-a11y/no-redundant-roles -- a table laid out as cards or as a grid loses the roles that its elements imply */
import type { RowData } from '@tanstack/react-table';
import type { ComponentProps, ReactNode } from 'react';
import { mergeProps } from '../../internal/mergeProps.ts';
import { BulkBar } from './BulkBar.tsx';
import { Root } from './DataTable.styles.ts';
import { Faces } from './Faces.tsx';
import { Head } from './Head.tsx';
import { moveBetweenRows } from './keys.ts';
import { Rows, SkeletonRows } from './Rows.tsx';
import { pageState, toggleAll } from './selection.ts';
import { useSortedRows, type Column, type Sort } from './useSortedRows.ts';

export interface DataTableProps<Row extends RowData> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the table for assistive technology. */
  label: string;
  /** What each column shows; keep the list stable between renders (a module constant, or memoised). */
  columns: readonly Column<Row>[];
  /** The rows of this page; undefined until the first load has ended. */
  rows: readonly Row[] | undefined;
  /** What tells one row from another. */
  rowKey: (row: Row) => string;
  /** Names a row to assistive technology where it can be selected; its key unless given. */
  rowName?: (row: Row) => string;
  /** True while rows are on their way; those shown stay, dimmed. */
  loading?: boolean;
  /** Why the last load failed; rows shown before stay. */
  error?: ReactNode;
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
  selected?: ReadonlySet<string>;
  /** Lets rows be selected. */
  onSelectedChange?: (selected: ReadonlySet<string>) => void;
  /** Buttons for the selected rows, shown while there are any. */
  bulkActions?: ReactNode;
  /** Row height; the page's own density unless given. */
  density?: 'comfortable' | 'compact';
  /** What a phone shows: each row as a card with its labels, or the table to be scrolled sideways. */
  narrow?: 'cards' | 'scroll';
  /** The greatest height, any CSS length; the head then stays in sight while the rows scroll. */
  maxHeight?: string;
  /** How many rows of skeleton stand in on first load. */
  skeletonRows?: number;
}

/** From this many rows on, those out of sight are not laid out, and columns take fixed shares of the width. */
const longFrom = 100;

const tracks = (columns: readonly { width?: string }[], selectable: boolean) =>
  [...(selectable ? ['3rem'] : []), ...columns.map(({ width }) => width ?? 'minmax(0, 1fr)')].join(' ');

/** Rows of one kind, to look through and compare. Give one cell a link with `data-part="target"` to make the row lead there. */
export function DataTable<Row extends RowData>({
  label,
  columns,
  rows,
  rowKey,
  rowName = rowKey,
  loading = false,
  error,
  errorReference,
  onRetry,
  empty,
  emptyFiltered,
  filtered = false,
  sort,
  onSortChange,
  selected,
  onSelectedChange,
  bulkActions,
  density,
  narrow = 'cards',
  maxHeight,
  skeletonRows = 8,
  ...rest
}: DataTableProps<Row>) {
  const sorted = useSortedRows(columns, rows, sort, onSortChange);
  const first = rows === undefined && !error;
  const selection = selected && onSelectedChange ? { selected, onSelectedChange } : undefined;
  const keys = selection ? sorted.rows.map(rowKey) : [];
  const ours = {
    style: {
      ...(maxHeight !== undefined && { '--table-height': maxHeight }),
      '--table-tracks': tracks(columns, selection !== undefined),
    },
  };
  return (
    <Root
      {...mergeProps(ours, rest)}
      aria-busy={loading || first}
      data-component="DataTable"
      data-density={density}
      data-narrow={narrow}
      data-long={sorted.rows.length >= longFrom || undefined}
    >
      {selection && <BulkBar {...selection} actions={bulkActions} />}
      {/* Focusable, so that a keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: a scrolling region must be reachable */}
      <section data-part="scroll" aria-label={label} tabIndex={0}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only passes arrow keys on between links and boxes */}
        <table role="table" aria-label={label} onKeyDown={moveBetweenRows}>
          <Head
            columns={columns}
            sort={sorted.sort}
            onSort={sorted.toggle}
            {...(selection && {
              page: pageState(keys, selection.selected),
              onTogglePage: () => selection.onSelectedChange(toggleAll(keys, selection.selected)),
            })}
          />
          {first ? (
            <SkeletonRows rows={skeletonRows} columns={columns.length + (selection ? 1 : 0)} />
          ) : (
            <Rows rows={sorted.rows} {...{ columns, rowKey, rowName, selection }} />
          )}
        </table>
      </section>
      <Faces
        count={rows?.length}
        {...{ loading, error, errorReference, onRetry, filtered }}
        empty={filtered ? emptyFiltered : empty}
      />
    </Root>
  );
}
