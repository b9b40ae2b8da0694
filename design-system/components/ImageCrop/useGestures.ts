import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useStableCallback } from '../../internal/dom/useStableCallback.ts';
import { isComposing } from '../../internal/dom/isComposing.ts';

/** Distance of one arrow key press, as a fraction of the visible square. Shift multiplies it by five. */
const step = 0.02;
const zoomStep = 1.1;

interface Point {
  x: number;
  y: number;
}

interface GestureHandlers {
  move: (x: number, y: number) => void;
  zoom: (factor: number) => void;
}

const keyMoves: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const keyZooms: Record<string, number> = { '+': zoomStep, '=': zoomStep, '-': 1 / zoomStep, _: 1 / zoomStep };

export function useGestures({ move, zoom }: GestureHandlers) {
  const ref = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const wheel = useStableCallback((event: WheelEvent) => {
    event.preventDefault();
    zoom(event.deltaY < 0 ? zoomStep : 1 / zoomStep);
  });
  useEffect(() => {
    const element = ref.current;
    // React registers passive wheel listeners, which could not stop the page from scrolling.
    element?.addEventListener('wheel', wheel, { passive: false });
    return () => element?.removeEventListener('wheel', wheel);
  }, [wheel]);

  const spread = () => {
    const [first, second] = pointers.current.values();
    return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
  };
  const release = ({ pointerId }: PointerEvent) => {
    pointers.current.delete(pointerId);
  };
  return {
    ref,
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent) => {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const apart = spread();
      const count = pointers.current.size;
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const edge = event.currentTarget.clientWidth || 1;
      // With two fingers, each contributes half of the movement.
      move((before.x - event.clientX) / edge / count, (before.y - event.clientY) / edge / count);
      if (apart > 0) zoom(spread() / apart);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: (event: KeyboardEvent) => {
      const [x, y] = keyMoves[event.key] ?? [0, 0];
      const factor = keyZooms[event.key];
      if (isComposing(event) || (!factor && !x && !y)) return;
      event.preventDefault();
      const far = step * (event.shiftKey ? 5 : 1);
      if (factor) zoom(factor);
      else move(x * far, y * far);
    },
  };
}
