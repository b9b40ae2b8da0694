import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, type RefObject } from 'react';
import { useEarlyEffect } from '../../../internal/dom/useEarlyEffect.ts';
import { shownColumns, type ColumnLayout } from './columnLayout.ts';
import type { GridColumn } from '../types.ts';

export interface VisibleColumn {
  column: GridColumn;
  /** Position in the props, and of its cell in a row. */
  at: number;
  /** Position among the shown columns. */
  position: number;
  width: number;
  /** Distance from the start where the column sticks; undefined for columns that scroll. */
  stick: number | undefined;
}

export interface VisibleColumns {
  columns: readonly VisibleColumn[];
  shown: readonly number[];
  /** Width of the columns between the pinned ones and the first rendered one. */
  gap: number;
  width: number;
  numberWidth: number;
}

interface Options {
  scroller: RefObject<HTMLDivElement | null>;
  columns: readonly GridColumn[];
  layout: ColumnLayout;
  viewport: number;
  rem: number;
  rows: number;
  rtl: boolean;
}

/** Narrower than this the grid is used on a phone: only one column stays, without row numbers. */
const phoneRem = 40;
/** Share of the viewport that pinned columns may take. */
const maxPinned = 0.6;
/** A date needs more than other values: all of one look alike when cut. */
const phoneShares = { date: 0.58, other: 0.4 } as const;

export function useVisibleColumns({ scroller, columns, layout, viewport, rem, rows, rtl }: Options) {
  // The virtualizer changes without a new identity, which the React Compiler would take for no change.
  'use no memo';
  const phone = viewport < phoneRem * rem;
  const { pinned, rest, stickTo } = useMemo(() => {
    const groups = shownColumns(layout);
    const widthOf = (at: number) => layout.widths[at] ?? 0;
    const total = groups.pinned.reduce((sum, at) => sum + widthOf(at), 0);
    const tooWide = phone || total > viewport * maxPinned;
    const stickTo = tooWide ? groups.pinned.slice(0, 1) : groups.pinned;
    return { pinned: stickTo, rest: [...groups.pinned.slice(stickTo.length), ...groups.rest], stickTo };
  }, [layout, phone, viewport]);
  const numberWidth = phone ? 0 : Math.round((1.8 + 0.55 * Math.max(3, String(rows).length)) * rem);
  const pinnedWidth = (at: number) => {
    const own = layout.widths[at] ?? 0;
    return phone ? Math.min(own, viewport * phoneShares[columns[at]?.type === 'date' ? 'date' : 'other']) : own;
  };
  const fixed = numberWidth + pinned.reduce((sum, at) => sum + pinnedWidth(at), 0);
  const virtualizer = useVirtualizer({
    horizontal: true,
    isRtl: rtl,
    count: rest.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => layout.widths[rest[index] ?? -1] ?? 0,
    paddingStart: fixed,
    scrollPaddingStart: fixed,
    overscan: 2,
    initialRect: { width: viewport, height: 0 },
    // Nothing is laid out in jsdom.
    observeElementRect: (instance, onRect) =>
      instance.scrollElement?.offsetWidth
        ? observeElementRect(instance, onRect)
        : onRect({ width: viewport, height: 0 }),
  });
  const items = virtualizer.getVirtualItems();
  useEarlyEffect(() => virtualizer.measure(), [virtualizer, layout, fixed, viewport]);
  const [from, to] = [items[0]?.index ?? 0, items.at(-1)?.index ?? -1];
  const width = virtualizer.getTotalSize();
  const start = items[0]?.start ?? fixed;
  const visible = useMemo((): VisibleColumns => {
    const column = (at: number, position: number, stick: number | undefined): VisibleColumn[] => {
      const found = columns[at];
      const own = stick === undefined ? (layout.widths[at] ?? 0) : pinnedWidth(at);
      return found ? [{ column: found, at, position, width: own, stick }] : [];
    };
    let stick = numberWidth;
    const stuck = pinned.flatMap((at, position) => {
      const here = column(at, position, stick);
      stick += pinnedWidth(at);
      return here;
    });
    const scrolling = rest
      .slice(from, to + 1)
      .flatMap((at, index) => column(at, pinned.length + from + index, undefined));
    return { columns: [...stuck, ...scrolling], shown: [...pinned, ...rest], gap: start - fixed, width, numberWidth };
    // oxlint-disable-next-line react/exhaustive-deps -- pinnedWidth follows from layout, phone and viewport
  }, [columns, layout, pinned, rest, from, to, start, width, fixed, numberWidth]);
  const show = (position: number) => {
    if (position < stickTo.length) virtualizer.scrollToOffset(0);
    else virtualizer.scrollToIndex(position - stickTo.length, { align: 'auto' });
  };
  return { visible, show, phone };
}
