// Order, width, pinning and visibility of columns. Columns are their positions in the props: ids of bad data may repeat.
import type { GridColumn } from '../types.ts';
import type { GridType } from '../columnTypes.ts';

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
  | { type: 'move'; at: number; by: 1 | -1 }
  /** Puts a column before or after another one, of the same group. */
  | { type: 'place'; at: number; beside: number; after: boolean };

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

export function shownColumns({ order, pinned, hidden }: ColumnLayout) {
  const shown = order.filter((at) => !hidden.has(at));
  return { pinned: shown.filter((at) => pinned.has(at)), rest: shown.filter((at) => !pinned.has(at)) };
}

const including = (set: ReadonlySet<number>, at: number) => new Set([...set, at]);
const excluding = (set: ReadonlySet<number>, at: number) => new Set([...set].filter((one) => one !== at));

export function neighbourOf(layout: ColumnLayout, at: number, by: 1 | -1): number | undefined {
  const { pinned, rest } = shownColumns(layout);
  const group = layout.pinned.has(at) ? pinned : rest;
  return group[group.indexOf(at) + by];
}

function placed({ order }: ColumnLayout, at: number, beside: number, after: boolean): readonly number[] {
  const others = order.filter((one) => one !== at);
  return others.toSpliced(others.indexOf(beside) + (after ? 1 : 0), 0, at);
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
    case 'place': {
      const { beside, after } = change;
      const fits = beside !== at && layout.pinned.has(at) === layout.pinned.has(beside);
      return fits ? { ...layout, order: placed(layout, at, beside, after) } : layout;
    }
    case 'move':
    default: {
      const neighbour = neighbourOf(layout, at, change.by);
      return neighbour === undefined ? layout : { ...layout, order: placed(layout, at, neighbour, change.by > 0) };
    }
  }
}
