import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createRowWindows } from './rowWindows.ts';
import type { GetRows, GridColumn, GridFilter, GridFilters, GridSort } from '../types.ts';

/** Rows shown as placeholders before the first answer. */
const firstCount = 20;

export function useRows(getRows: GetRows, columns: readonly GridColumn[]) {
  const [sort, setSort] = useState<GridSort>();
  const [filters, setFilters] = useState<GridFilters>({});
  const [search, setSearch] = useState('');
  const windows = useMemo(
    () => createRowWindows(getRows, columns, { sort, filters, search }),
    [getRows, columns, sort, filters, search],
  );
  const state = useSyncExternalStore(windows.subscribe, windows.snapshot, windows.snapshot);
  const { total } = state;
  useEffect(() => () => windows.stop(), [windows]);
  const filter = (column: string, next: GridFilter | undefined) => {
    const { [column]: _before, ...rest } = filters;
    setFilters(next ? { ...rest, [column]: next } : rest);
  };
  return {
    windows,
    state,
    count: total ?? firstCount,
    sort,
    setSort,
    filters,
    filter,
    search,
    setSearch,
  };
}
