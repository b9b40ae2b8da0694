import type { RowData } from '@tanstack/table-core';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Column, Sort } from '../columns.ts';
import type { sortRows as SortRows } from './sort.ts';

// TanStack Table comes when somebody is about to sort rows here: most tables are sorted by the server, or never.
let sortRows: typeof SortRows | undefined;
let failed = false;
const waiting = new Set<() => void>();

async function load() {
  if (sortRows) return;
  try {
    ({ sortRows } = await import('./sort.ts'));
    failed = false;
  } catch {
    // Without it the rows stay as they were given; the next sorting tries again.
    failed = true;
  }
  waiting.forEach((tell) => tell());
}

const watch = (tell: () => void) => {
  waiting.add(tell);
  return () => waiting.delete(tell);
};

const none: readonly never[] = [];

/**
 * The rows in order. TanStack Table sorts them, unless the server does and `onSortChange` is given; `prepare` fetches it
 * ahead.
 */
export function useSortedRows<Row extends RowData>(
  columns: readonly Column<Row>[],
  rows: readonly Row[] | undefined,
  given: Sort | undefined,
  onSortChange: ((sort: Sort) => void) | undefined,
) {
  const [own, setOwn] = useState(given);
  const sort = onSortChange ? given : own;
  const here = !onSortChange && columns.some(({ sortBy }) => sortBy);
  const sorter = useSyncExternalStore(
    watch,
    () => sortRows,
    () => undefined,
  );
  const failing = useSyncExternalStore(
    watch,
    () => failed,
    () => false,
  );
  const by = here ? sort : undefined;
  const prepare = () => {
    if (here) void load();
  };
  useEffect(() => {
    if (by) void load();
  }, [by]);
  const sorted = useMemo(() => {
    const all = rows ?? none;
    return by && sorter ? sorter(columns, all, by) : all;
  }, [columns, rows, by, sorter]);
  const toggle = (id: string) => {
    const next: Sort = { id, direction: sort?.id === id && sort.direction === 'asc' ? 'desc' : 'asc' };
    if (onSortChange) onSortChange(next);
    else setOwn(next);
  };
  const waits = by !== undefined && !sorter;
  return {
    rows: sorted,
    /** The order that the rows are in: none before the code that sorts them has arrived. */
    sort: waits ? undefined : sort,
    /** Whether that code did not arrive. */
    unsorted: waits && failing,
    retry: () => void load(),
    toggle,
    prepare,
  };
}
