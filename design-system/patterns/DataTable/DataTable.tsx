import type { RowData } from '@tanstack/react-table';
import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Root } from './DataTable.styles.ts';
import { HeadCell } from './HeadCell.tsx';
import { useSortedRows, type Column, type Sort } from './useSortedRows.ts';

export interface DataTableProps<Row extends RowData> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the table for assistive technology. */
  label: string;
  columns: readonly Column<Row>[];
  /** The rows of this page; undefined until the first load has ended. */
  rows: readonly Row[] | undefined;
  /** What tells one row from another. */
  rowKey: (row: Row) => string;
  /** True while rows are on their way; those shown stay, dimmed. */
  loading?: boolean;
  /** Why the last load failed. */
  error?: ReactNode;
  /** The request id of the failure. */
  errorReference?: string | undefined;
  onRetry?: () => void;
  /** What stands where there is no row: an EmptyState with the way on. */
  empty?: ReactNode;
  /** The order at first, or now when `onSortChange` is given. */
  sort?: Sort | undefined;
  /** Given when the server sorts; without it the rows are sorted here. */
  onSortChange?: (sort: Sort | undefined) => void;
  /** How many rows of skeleton stand in on first load. */
  skeletonRows?: number;
}

function SkeletonRows({ rows, columns }: { rows: number; columns: number }) {
  return (
    <tbody data-part="skeleton" aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {Array.from({ length: columns }, (_, column) => (
            <td key={column}>
              <Skeleton style={{ inlineSize: column === 0 ? '70%' : '45%' }} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** Rows of one kind, to look through and compare. Give one cell a link with `data-part="target"` to make the row lead there. */
export function DataTable<Row extends RowData>({
  label,
  columns,
  rows,
  rowKey,
  loading = false,
  error,
  errorReference,
  onRetry,
  empty,
  sort,
  onSortChange,
  skeletonRows = 8,
  ...rest
}: DataTableProps<Row>) {
  const table = useSortedRows(columns, rows, sort, onSortChange);
  const first = rows === undefined && !error;
  return (
    <Root {...rest} aria-busy={loading || first} data-component="DataTable">
      {/* Focusable, so that a keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: a scrolling region must be reachable */}
      <div data-part="scroll" tabIndex={0}>
        <table aria-label={label}>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeadCell key={column.id} column={column} sort={table.sort} onSort={table.toggle} />
              ))}
            </tr>
          </thead>
          {first && <SkeletonRows rows={skeletonRows} columns={columns.length} />}
          <tbody>
            {table.rows.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map(({ id, align, cell }) => (
                  <td key={id} data-align={align}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {error && (
        <ErrorState reference={errorReference} retrying={loading} {...(onRetry && { onRetry })}>
          {error}
        </ErrorState>
      )}
      {!error && rows?.length === 0 && (empty ?? <EmptyState title="Nothing here yet" />)}
    </Root>
  );
}
