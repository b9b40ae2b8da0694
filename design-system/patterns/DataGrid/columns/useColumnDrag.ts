import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import type { LayoutChange } from './columnLayout.ts';
import type { VisibleColumn } from './useVisibleColumns.ts';
import { useStableCallback } from '../../../internal/dom/useStableCallback.ts';
import { isComposing } from '../../../internal/dom/isComposing.ts';

/** Movement after which a press is a drag, CSS pixels. */
const threshold = 6;
/** Distance from an edge at which a drag scrolls the grid, and the step per movement, CSS pixels. */
const edge = 40;
const scrollStep = 24;

export interface ColumnDrag {
  /** Positions of the dragged column and of the one beside which it would land. */
  from: number;
  beside: number | undefined;
  after: boolean;
}

interface Options {
  columns: readonly VisibleColumn[];
  pinned: ReadonlySet<number>;
  onLayout: (change: LayoutChange) => void;
}

/** Pinned headers come first in the document and cover those that scroll below them. */
function headAt(row: Element, x: number) {
  for (const head of row.querySelectorAll<HTMLElement>('[data-head]')) {
    const { left, right } = head.getBoundingClientRect();
    if (x < left || x > right) continue;
    const isLater = x > (left + right) / 2;
    return { position: Number(head.dataset['head']), after: isLater !== (getComputedStyle(head).direction === 'rtl') };
  }
  return undefined;
}

function scrollNear(row: Element, x: number) {
  const scroller = row.parentElement;
  if (!scroller) return;
  const { left, right } = scroller.getBoundingClientRect();
  if (x < left + edge) scroller.scrollBy({ left: -scrollStep });
  else if (x > right - edge) scroller.scrollBy({ left: scrollStep });
}

/** Moves columns by dragging their headers with a mouse or pen; a touch scrolls. */
export function useColumnDrag({ columns, pinned, onLayout }: Options) {
  /** The pressed header. Its column may be scrolled out of the document before it is dropped. */
  const press = useRef<{ x: number; position: number; at: number }>(undefined);
  const endsInClick = useRef(false);
  const [drag, setDrag] = useState<ColumnDrag>();
  const atOf = (position: number | undefined) => columns.find((one) => one.position === position)?.at;
  const stop = () => {
    press.current = undefined;
    setDrag(undefined);
  };
  const isDragging = drag !== undefined;
  const onKeyDown = useStableCallback((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isComposing(event)) stop();
  });
  useEffect(() => {
    if (!isDragging) return undefined;
    const onKey = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [isDragging, onKeyDown]);
  const handlers = {
    onPointerDown: ({ button, pointerType, target, clientX }: PointerEvent) => {
      endsInClick.current = false;
      const element = target instanceof Element ? target : undefined;
      const head = element?.closest<HTMLElement>('[data-head]');
      if (button !== 0 || pointerType === 'touch' || !head || element?.closest('[aria-haspopup]')) return;
      const position = Number(head.dataset['head']);
      const at = atOf(position);
      if (at !== undefined) press.current = { x: clientX, position, at };
    },
    onPointerMove: ({ clientX, currentTarget, pointerId, buttons }: PointerEvent) => {
      // Released outside the header, before the pointer was captured.
      if (buttons === 0) press.current = undefined;
      const { current } = press;
      if (!current || (!drag && Math.abs(clientX - current.x) < threshold)) return;
      currentTarget.setPointerCapture(pointerId);
      scrollNear(currentTarget, clientX);
      const found = headAt(currentTarget, clientX);
      const beside = atOf(found?.position);
      const fits = beside !== undefined && pinned.has(current.at) === pinned.has(beside);
      setDrag({
        from: current.position,
        beside: fits ? found?.position : undefined,
        after: found?.after ?? false,
      });
    },
    onPointerUp: () => {
      const [at, beside] = [press.current?.at, atOf(drag?.beside)];
      if (drag && at !== undefined && beside !== undefined) onLayout({ type: 'place', at, beside, after: drag.after });
      endsInClick.current = isDragging;
      stop();
    },
    onPointerCancel: stop,
    // The click at the end of a drag would sort.
    onClickCapture: (event: MouseEvent) => {
      if (endsInClick.current) event.stopPropagation();
      endsInClick.current = false;
    },
  };
  return { drag, handlers };
}
