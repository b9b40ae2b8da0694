// Order, width, pinning and visibility of columns. Columns are their positions in the props: ids of bad data may repeat.
import type { GridColumn, GridType } from '../types.ts';

export const widthLimits = { min: 64, max: 800 } as const;
/** CSS pixels of one step by keyboard. */
export const widthStep = 32;

export interface ColumnLayout {
  order: readonly number[];
  pinned: ReadonlySet<number>;
  hidden: ReadonlySet<number>;
  widths: readonly number[];
}

export type LayoutChange =
  | { type: 'resize'; at: number; width: number }
  | { type: 'pin' | 'unpin' | 'hide' | 'show'; at: number }
  | { type: 'move'; at: number; by: 1 | -1 };

const widthOf: Readonly<Record<GridType, number>> = { text: 180, number: 150, boolean: 120, date: 240, json: 220 };

const fit = (width: number) => Math.min(widthLimits.max, Math.max(widthLimits.min, Math.round(width)));

const firstWidth = ({ width, type = 'text', header }: GridColumn) =>
  fit(width ?? Math.max(widthOf[type], Math.min(260, header.length * 9 + 56)));

export const firstLayout = (columns: readonly GridColumn[]): ColumnLayout => ({
  order: columns.map((_, at) => at),
  pinned: new Set(columns.length > 1 ? [0] : []),
  hidden: new Set(),
  widths: columns.map(firstWidth),
});

/** Visible columns from the start: the pinned ones, then the others. */
export function shownColumns({ order, pinned, hidden }: ColumnLayout) {
  const shown = order.filter((at) => !hidden.has(at));
  return { pinned: shown.filter((at) => pinned.has(at)), rest: shown.filter((at) => !pinned.has(at)) };
}

const including = (set: ReadonlySet<number>, at: number) => new Set([...set, at]);
const excluding = (set: ReadonlySet<number>, at: number) => new Set([...set].filter((one) => one !== at));

/** Moves a column past its visible neighbour of the same group. */
function moved(layout: ColumnLayout, at: number, by: 1 | -1): readonly number[] {
  const { pinned, rest } = shownColumns(layout);
  const group = layout.pinned.has(at) ? pinned : rest;
  const neighbour = group[group.indexOf(at) + by];
  if (neighbour === undefined) return layout.order;
  const order = layout.order.filter((one) => one !== at);
  order.splice(order.indexOf(neighbour) + (by > 0 ? 1 : 0), 0, at);
  return order;
}

export function changeLayout(layout: ColumnLayout, change: LayoutChange): ColumnLayout {
  const { at } = change;
  switch (change.type) {
    case 'resize':
      return { ...layout, widths: layout.widths.with(at, fit(change.width)) };
    case 'pin':
      return { ...layout, pinned: including(layout.pinned, at) };
    case 'unpin':
      return { ...layout, pinned: excluding(layout.pinned, at) };
    case 'hide':
      // The last column stays: an empty grid has no way back.
      return layout.hidden.size + 1 < layout.order.length
        ? { ...layout, hidden: including(layout.hidden, at) }
        : layout;
    case 'show':
      return { ...layout, hidden: excluding(layout.hidden, at) };
    case 'move':
    default:
      return { ...layout, order: moved(layout, at, change.by) };
  }
}
