import type { PointerEvent } from 'react';

const isClipped = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;

/** Gives a cell that ends in an ellipsis its whole text as a tooltip. */
export function showClipped({ target }: PointerEvent<HTMLTableElement>) {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-clip]') : null;
  if (!cell) return;
  const clipped = [cell, ...cell.querySelectorAll('*')].some(isClipped);
  cell.title = clipped ? cell.innerText : '';
}
