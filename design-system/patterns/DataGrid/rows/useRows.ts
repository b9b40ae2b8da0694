import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createRowWindows } from './rowWindows.ts';
import { gridOperators } from '../columnTypes.ts';
import type { GetRows, GridColumn, GridFilter, GridFilters, GridSort, GridView } from '../types.ts';

/** Rows shown as placeholders before the first answer. */
const firstCount = 20;

/** The parts of a view that the columns have. A view from an address may name others. */
function knownView({ sort, filters = {}, search = '' }: GridView, columns: readonly GridColumn[]) {
  const known = new Map(columns.map((column) => [column.id, column]));
  const isFilter = ([id, { operator }]: [string, GridFilter]) =>
    known.has(id) && (known.get(id)?.operators ?? gridOperators).includes(operator);
  return {
    sort: sort && known.has(sort.column) && known.get(sort.column)?.sortable !== false ? sort : undefined,
    filters: Object.fromEntries(Object.entries(filters).filter(isFilter)),
    search,
  };
}

interface ShownView {
  sort: GridSort | undefined;
  filters: GridFilters;
  search: string;
}

interface Options {
  getRows: GetRows;
  columns: readonly GridColumn[];
  defaultView?: GridView | undefined;
  onViewChange?: ((view: GridView) => void) | undefined;
}

export function useRows({ getRows, columns, defaultView = {}, onViewChange }: Options) {
  const [view, setView] = useState<ShownView>(() => knownView(defaultView, columns));
  const { sort, filters, search } = view;
  // The search calls back late, with the function of an earlier view.
  const latest = useRef(view);
  const change = (part: Partial<ShownView>) => {
    const next = { ...latest.current, ...part };
    latest.current = next;
    setView(next);
    onViewChange?.(next);
  };
  const windows = useMemo(
    () => createRowWindows(getRows, columns, { sort, filters, search }),
    [getRows, columns, sort, filters, search],
  );
  const state = useSyncExternalStore(windows.subscribe, windows.snapshot, windows.snapshot);
  const { total } = state;
  useEffect(() => () => windows.stop(), [windows]);
  const filter = (column: string, next: GridFilter | undefined) => {
    const { [column]: _before, ...rest } = latest.current.filters;
    change({ filters: next ? { ...rest, [column]: next } : rest });
  };
  return {
    windows,
    state,
    count: total ?? firstCount,
    sort,
    setSort: (next: GridSort | undefined) => change({ sort: next }),
    filters,
    filter,
    search,
    setSearch: (next: string) => change({ search: next }),
  };
}
