import { useMemo } from 'react';
import { refWithCleanup } from '../../../internal/dom/refCleanup.ts';
import { markEdges } from '../../../internal/dom/watchEdges.ts';

const inRem = (pixels: number) => pixels / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** A table is never wider than its window. */
const isWindowUpTo = (width: number) =>
  typeof matchMedia === 'function' && matchMedia(`(max-width: ${width}rem)`).matches;

/** Groups that are not drawn take the row height of the first one, so that the end of the table stays where it is. */
function measureRows(root: HTMLElement, table: HTMLTableElement) {
  const [first] = table.tBodies;
  if (!first || first.rows.length === 0 || !table.querySelector(':scope > [data-far]')) return;
  if (first.querySelector(":scope > [data-part='detail']")) return;
  const height = first.getBoundingClientRect().height / first.rows.length;
  // A table in a hidden tab has none.
  if (height > 0) root.style.setProperty('--drawn-row', `${height.toFixed(2)}px`);
}

function watchWidth(root: HTMLElement) {
  const scroll = root.querySelector(":scope > [data-part='scroll']");
  if (!scroll) return undefined;
  const cardsUpTo = () => Number(root.dataset['cardsUpTo'] ?? 0);
  const mark = (isNarrow: boolean) => void root.toggleAttribute('data-cards', isNarrow);
  // A table that mounts during resize notifications receives its own one frame later.
  if (isWindowUpTo(cardsUpTo())) mark(true);
  const table = scroll.querySelector<HTMLTableElement>(':scope > table');
  const onScroll = () => markEdges(root, scroll);
  let frame = 0;
  const observer = new ResizeObserver((entries) => {
    const own = entries.find(({ target }) => target === root);
    if (own) mark(inRem(own.contentRect.width) <= cardsUpTo());
    onScroll();
    // A change of the heights now would be another resize of the same round.
    if (!table) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => measureRows(root, table));
  });
  observer.observe(root);
  if (table) observer.observe(table);
  scroll.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    scroll.removeEventListener('scroll', onScroll);
  };
}

/** Ref that marks a narrow table and hidden columns. Attributes, so that no row renders again. */
export const useWidthMarks = () => useMemo(() => refWithCleanup(watchWidth), []);
