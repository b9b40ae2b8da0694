import type { RowData } from '@tanstack/table-core';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Column, Sort } from '../columns.ts';
import type { sortRows as SortRows } from './sort.ts';

// TanStack Table is lazy: most tables are sorted by the server, or never.
let sortRows: typeof SortRows | undefined;
let failed = false;
const listeners = new Set<() => void>();

async function load() {
  if (sortRows) return;
  try {
    ({ sortRows } = await import('./sort.ts'));
    failed = false;
  } catch {
    // On failure the rows keep their order; the next sort retries.
    failed = true;
  }
  listeners.forEach((listener) => listener());
}

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const none: readonly never[] = [];

export function useSortedRows<Row extends RowData>(
  columns: readonly Column<Row>[],
  rows: readonly Row[] | undefined,
  given: Sort | undefined,
  onSortChange: ((sort: Sort) => void) | undefined,
  defaultSort: Sort | undefined,
) {
  const [own, setOwn] = useState(defaultSort);
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
  const choose = ({ id, direction }: Sort) => {
    if (onSortChange) onSortChange({ id, direction });
    else setOwn({ id, direction });
  };
  const toggle = (id: string) =>
    choose({ id, direction: sort?.id === id && sort.direction === 'asc' ? 'desc' : 'asc' });
  const waits = by !== undefined && !sorter;
  return {
    rows: sorted,
    sort: waits ? undefined : sort,
    unsorted: waits && failing,
    retry: () => void load(),
    choose,
    toggle,
    prepare,
  };
}
