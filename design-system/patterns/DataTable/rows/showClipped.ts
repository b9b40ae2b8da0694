import type { PointerEvent } from 'react';

const isClipped = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;

export function showClipped({ target }: PointerEvent<HTMLTableElement>) {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-clip]') : null;
  if (!cell) return;
  const clipped = [cell, ...cell.querySelectorAll('*')].some(isClipped);
  cell.title = clipped ? cell.innerText : '';
}
