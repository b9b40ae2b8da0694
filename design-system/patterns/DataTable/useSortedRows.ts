import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type RowData,
  type SortingState,
} from '@tanstack/react-table';
import { useMemo, useState, type ReactNode } from 'react';

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

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
const none: readonly never[] = [];

type Value = string | number | null | undefined;

/** Numbers by size, texts by the reader's alphabet. */
const compare = (first: Value, second: Value): number =>
  typeof first === 'number' && typeof second === 'number'
    ? first - second
    : String(first).localeCompare(String(second), undefined, { numeric: true });

const stateOf = (sort: Sort | undefined): SortingState =>
  sort ? [{ id: sort.id, desc: sort.direction === 'desc' }] : [];

/** The rows in order. TanStack Table sorts them, unless the server does and `onSortChange` is given. */
export function useSortedRows<Row extends RowData>(
  columns: readonly Column<Row>[],
  rows: readonly Row[] | undefined,
  given: Sort | undefined,
  onSortChange: ((sort: Sort) => void) | undefined,
) {
  const [own, setOwn] = useState(given);
  const sort = onSortChange ? given : own;
  const definitions = useMemo(
    () =>
      columns.map(({ id, sortBy }) => ({
        id,
        accessorFn: (row: Row) => sortBy?.(row) ?? undefined,
        // What has no value stands last in either direction.
        sortUndefined: 'last' as const,
        sortFn: (first: { original: Row }, second: { original: Row }) =>
          compare(sortBy?.(first.original), sortBy?.(second.original)),
      })),
    [columns],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: rows ?? none,
    state: { sorting: stateOf(sort) },
    manualSorting: onSortChange !== undefined,
  });
  const toggle = (id: string) => {
    const next: Sort = { id, direction: sort?.id === id && sort.direction === 'asc' ? 'desc' : 'asc' };
    if (onSortChange) onSortChange(next);
    else setOwn(next);
  };
  return { rows: table.getRowModel().rows.map(({ original }) => original), sort, toggle };
}
