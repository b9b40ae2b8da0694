// Active cell, selected range and keys, after the WAI-ARIA grid pattern. Pure.
export interface Place {
  /** Row index; -1 is the header row. */
  row: number;
  column: number;
}

export interface Selection {
  active: Place;
  /** Corner opposite to the active cell. */
  anchor: Place | undefined;
  /** Whole rows or columns, selected without moving the active cell. */
  area?: Range | undefined;
}

export interface Size {
  rows: number;
  columns: number;
  page: number;
}

export interface Range {
  top: number;
  bottom: number;
  start: number;
  end: number;
}

export const headRow = -1;

export function rangeOf({ active, anchor = active, area }: Selection): Range {
  if (area) return area;
  return {
    top: Math.max(0, Math.min(active.row, anchor.row)),
    bottom: Math.max(active.row, anchor.row),
    start: Math.min(active.column, anchor.column),
    end: Math.max(active.column, anchor.column),
  };
}

const limit = ({ row, column }: Place, { rows, columns }: Size): Place => ({
  row: Math.min(Math.max(row, headRow), rows - 1),
  column: Math.min(Math.max(column, 0), Math.max(0, columns - 1)),
});

interface Keys {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

function target({ key, ctrlKey, metaKey }: Keys, { row, column }: Place, size: Size, rtl: boolean): Place | undefined {
  const all = ctrlKey || metaKey;
  const [towardsStart, towardsEnd] = rtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  switch (key) {
    case towardsStart:
      return { row, column: all ? 0 : column - 1 };
    case towardsEnd:
      return { row, column: all ? size.columns - 1 : column + 1 };
    case 'ArrowUp':
      return { row: all ? 0 : row - 1, column };
    case 'ArrowDown':
      return { row: all ? size.rows - 1 : row + 1, column };
    case 'Home':
      return { row: all ? 0 : row, column: 0 };
    case 'End':
      return { row: all ? size.rows - 1 : row, column: size.columns - 1 };
    case 'PageUp':
      return { row: Math.max(row - size.page, Math.min(row, 0)), column };
    case 'PageDown':
      return { row: row + size.page, column };
    default:
      return undefined;
  }
}

/** Step of a column by Ctrl + Shift + arrow; undefined for other keys. */
export function columnStep({ key, ctrlKey, metaKey, shiftKey }: Keys, rtl: boolean): 1 | -1 | undefined {
  if (!shiftKey || !(ctrlKey || metaKey) || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return undefined;
  return (key === 'ArrowRight') === rtl ? -1 : 1;
}

const wide = (active: Place, area: Range): Selection => ({ active, anchor: undefined, area });

export function moveBy(keys: Keys, selection: Selection, size: Size, rtl: boolean): Selection | undefined {
  const { active, anchor, area } = selection;
  const { key, ctrlKey, metaKey, shiftKey } = keys;
  const last = { row: size.rows - 1, column: size.columns - 1 };
  if (key === ' ' && shiftKey && active.row >= 0)
    return wide(active, { top: active.row, bottom: active.row, start: 0, end: last.column });
  if (key === ' ' && ctrlKey)
    return wide(active, { top: 0, bottom: last.row, start: active.column, end: active.column });
  if (key.toLowerCase() === 'a' && (ctrlKey || metaKey))
    return wide(active, { top: 0, bottom: last.row, start: 0, end: last.column });
  if (key === 'Escape') return anchor || area ? { active, anchor: undefined } : undefined;
  const to = target(keys, active, size, rtl);
  if (!to) return undefined;
  const next = limit(to, size);
  if (!shiftKey || active.row === headRow) return { active: next, anchor: undefined };
  return { active: { ...next, row: Math.max(0, next.row) }, anchor: anchor ?? active };
}

/** A wide selection keeps the view where it is; other moves follow the active cell. */
export const scrollsAlong = ({ key }: Pick<Keys, 'key'>) =>
  key !== ' ' && key.toLowerCase() !== 'a' && key !== 'Escape';
