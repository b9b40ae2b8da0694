import { fractionDigits } from '../cells/cells.ts';
import { RowsError, type GetRows, type GridColumn, type GridQuery, type GridRow } from '../types.ts';
import { rowBytes } from './rowBytes.ts';

/** Cells of one window at most. */
const windowCells = 50_000;
/** Estimated bytes of all cached windows. Those in view stay, whatever their size. */
export const maxBytes = 32_000_000;
/** Windows in between that make a move a jump, such as dragging the scroll bar. */
const jumpWindows = 2;
/** Rest after a jump before rows are read, milliseconds: a dragged scroll bar passes most rows. */
const jumpDelayMs = 80;

type State = { rows: readonly GridRow[]; bytes: number } | { loading: AbortController } | { failed: string };

/** State after an answer. Each change gives a new one, so that React compares it by identity. */
export interface RowsSnapshot {
  rowAt: (index: number) => GridRow | undefined;
  total: number | undefined;
  loading: boolean;
  /** Reason of a failure; empty without one. Undefined when nothing failed. */
  failed: string | undefined;
  digits: readonly number[];
}

const bytesOf = (state: State) => ('bytes' in state ? state.bytes : 0);

export interface RowWindows {
  /** Loads the windows of a range and aborts those of other ranges. */
  show: (first: number, last: number) => void;
  read: (first: number, last: number) => Promise<readonly GridRow[]>;
  retry: () => void;
  stop: () => void;
  subscribe: (onChange: () => void) => () => void;
  snapshot: () => RowsSnapshot;
}

/** In-memory cache of row windows for one query; the least recently shown windows are dropped. */
export function createRowWindows(
  getRows: GetRows,
  columns: readonly GridColumn[],
  query: Pick<GridQuery, 'sort' | 'filters' | 'search'>,
): RowWindows {
  const size = Math.min(100, Math.max(10, Math.floor(windowCells / Math.max(1, columns.length))));
  const windows = new Map<number, State>();
  const listeners = new Set<() => void>();
  let total: number | undefined;
  let digits: readonly number[] = [];
  let shown: { first: number; last: number } | undefined;
  let jump: ReturnType<typeof setTimeout> | undefined;

  const indexOf = (row: number) => Math.floor(row / size);
  const near = ({ first, last } = shown ?? { first: 0, last: 0 }) => {
    const end = Math.min(last + size / 2, (total ?? Infinity) - 1);
    return { from: indexOf(Math.max(0, first - size / 2)), to: indexOf(Math.max(last, end)) };
  };
  const isShown = (index: number) => index >= near().from && index <= near().to;

  const rowsOf = (index: number) => {
    const state = windows.get(index);
    return state && 'rows' in state ? state.rows : undefined;
  };

  const states = () => [...windows].filter(([index]) => isShown(index)).map(([, state]) => state);
  const failureShown = () => states().flatMap((state) => ('failed' in state ? [state.failed] : []))[0];

  const take = (): RowsSnapshot => ({
    rowAt: (row) => rowsOf(indexOf(row))?.[row % size],
    total,
    loading: states().some((state) => 'loading' in state),
    failed: failureShown(),
    digits,
  });
  let taken: RowsSnapshot = { rowAt: () => undefined, total: undefined, loading: true, failed: undefined, digits };
  const changed = () => {
    taken = take();
    for (const listener of listeners) listener();
  };

  /** Marks a window as recently used: a Map keeps the order of insertion. */
  const touch = (index: number, state: State) => {
    windows.delete(index);
    windows.set(index, state);
    let bytes = [...windows.values()].reduce((sum, one) => sum + bytesOf(one), 0);
    for (const [old, one] of windows) {
      if (bytes <= maxBytes) break;
      if (isShown(old)) continue;
      windows.delete(old);
      bytes -= bytesOf(one);
    }
  };

  const fetchWindow = async (index: number, signal: AbortSignal) => {
    const page = await getRows({ ...query, offset: index * size, limit: size, signal });
    total = page.total;
    digits = fractionDigits(page.rows, columns, digits);
    return page.rows;
  };

  const load = async (index: number) => {
    const loading = new AbortController();
    touch(index, { loading });
    try {
      const rows = await fetchWindow(index, loading.signal);
      if (loading.signal.aborted) return;
      touch(index, { rows, bytes: rowBytes(rows) });
    } catch (error) {
      if (loading.signal.aborted) return;
      touch(index, { failed: error instanceof RowsError ? error.message : '' });
    }
    changed();
  };

  const loadShown = () => {
    const { from, to } = near();
    for (let index = from; index <= to; index += 1) {
      const state = windows.get(index);
      if (state) touch(index, state);
      else void load(index);
    }
    const { loading, failed } = take();
    if (loading !== taken.loading || failed !== taken.failed) changed();
  };

  const show = (first: number, last: number) => {
    clearTimeout(jump);
    const far = shown !== undefined && Math.abs(indexOf(first) - indexOf(shown.first)) > jumpWindows;
    shown = { first, last };
    for (const [index, state] of windows) {
      if ('loading' in state && !isShown(index)) {
        state.loading.abort();
        windows.delete(index);
      }
    }
    if (far) jump = setTimeout(loadShown, jumpDelayMs);
    else loadShown();
  };

  return {
    show,
    read: async (first, last) => {
      const { signal } = new AbortController();
      const found: GridRow[] = [];
      for (let index = indexOf(first); index <= indexOf(last); index += 1) {
        const rows = rowsOf(index) ?? (await fetchWindow(index, signal));
        const from = index * size;
        found.push(...rows.slice(Math.max(0, first - from), last - from + 1));
      }
      return found;
    },
    retry: () => {
      for (const [index, state] of windows) if ('failed' in state) windows.delete(index);
      loadShown();
      changed();
    },
    stop: () => {
      clearTimeout(jump);
      for (const [index, state] of windows) {
        if (!('loading' in state)) continue;
        state.loading.abort();
        windows.delete(index);
      }
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    snapshot: () => taken,
  };
}
