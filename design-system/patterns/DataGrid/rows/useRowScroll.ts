import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import {
  atFalseEnd,
  areaHeight,
  offsetToShow,
  scrolled,
  scrollTopOf,
  type Heights,
  type Position,
} from './scaledScroll.ts';
import { useEarlyEffect } from '../../../internal/dom/useEarlyEffect.ts';
import { useStableCallback } from '../../../internal/dom/useStableCallback.ts';

/** Rows rendered beyond each end of the viewport. */
const overscan = 4;
/** Time without scrolling after which the scroll bar is set to the true position, milliseconds. */
const settleMs = 200;

function setScrollTop(element: Element, scrollTop: number): number {
  element.scrollTop = scrollTop;
  return element.scrollTop;
}

interface Options {
  scroller: RefObject<HTMLDivElement | null>;
  count: number;
  rowHeight: number;
  viewport: number;
}

interface View {
  first: number;
  last: number;
  /** Distance from the content's offsets to the area's. */
  base: number;
}

/** Rows in view, of a scroll area that is shorter than its content. */
export function useRowScroll({ scroller, count, rowHeight, viewport }: Options) {
  const heights: Heights = { content: count * rowHeight, viewport };
  const position = useRef<Position>({ offset: 0, scrollTop: 0 });
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined);
  const viewAt = ({ offset, scrollTop }: Position): View => ({
    first: Math.max(0, Math.floor(offset / rowHeight) - overscan),
    last: Math.max(0, Math.min(count - 1, Math.ceil((offset + viewport) / rowHeight) + overscan)),
    base: heights.content === areaHeight(heights.content) ? 0 : offset - scrollTop,
  });
  const [view, setView] = useState<View>(() => viewAt({ offset: 0, scrollTop: 0 }));
  const update = (next: Position, sync: boolean) => {
    position.current = next;
    const seen = viewAt(next);
    const same = seen.first === view.first && seen.last === view.last && seen.base === view.base;
    if (same) return;
    // Without this, a frame shows the area before its rows.
    if (sync) flushSync(() => setView(seen));
    else setView(seen);
  };
  const scrollTo = (offset: number, sync = false) => {
    const element = scroller.current;
    if (!element) return;
    update({ offset, scrollTop: setScrollTop(element, scrollTopOf(offset, heights)) }, sync);
  };
  const onSettled = useStableCallback(() => {
    const { offset, scrollTop } = position.current;
    if (Math.abs(scrollTopOf(offset, heights) - scrollTop) > 1) scrollTo(offset);
  });
  const onScroll = useStableCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const { scrollTop } = element;
    if (scrollTop === position.current.scrollTop) return;
    const next = { offset: scrolled(position.current, scrollTop, heights), scrollTop };
    if (atFalseEnd(next, heights)) scrollTo(next.offset, true);
    else update(next, true);
    clearTimeout(settle.current);
    settle.current = setTimeout(onSettled, settleMs);
  });
  useEffect(() => {
    const element = scroller.current;
    const listener = () => onScroll();
    element?.addEventListener('scroll', listener, { passive: true });
    return () => {
      element?.removeEventListener('scroll', listener);
      clearTimeout(settle.current);
    };
  }, [scroller, onScroll]);
  const refit = useStableCallback((content: number, visible: number) => {
    // At the start nothing moves, and reading the scroll position back lays the whole page out.
    if (position.current.offset === 0) update(position.current, false);
    else scrollTo(Math.min(position.current.offset, Math.max(0, content - visible)));
  });
  useEarlyEffect(() => refit(count * rowHeight, viewport), [count, rowHeight, viewport, refit]);
  const last = Math.min(view.last, count - 1);
  return {
    first: Math.min(view.first, Math.max(0, last)),
    last,
    base: view.base,
    area: areaHeight(heights.content),
    show: (row: number) => {
      const offset = offsetToShow(row, rowHeight, position.current.offset, heights);
      if (offset !== position.current.offset) scrollTo(offset);
    },
    toStart: () => scrollTo(0),
  };
}
