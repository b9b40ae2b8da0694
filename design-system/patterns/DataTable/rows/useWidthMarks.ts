import { useMemo } from 'react';
import { refWithCleanup } from '../../../internal/dom/refCleanup.ts';
import { markEdges } from '../../../internal/dom/watchEdges.ts';

const inRem = (pixels: number) => pixels / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** A table is never wider than its window. */
const isWindowUpTo = (width: number) =>
  typeof matchMedia === 'function' && matchMedia(`(max-width: ${width}rem)`).matches;

function watchWidth(root: HTMLElement) {
  const scroll = root.querySelector(":scope > [data-part='scroll']");
  if (!scroll) return undefined;
  const cardsUpTo = () => Number(root.dataset['cardsUpTo'] ?? 0);
  const mark = (isNarrow: boolean) => void root.toggleAttribute('data-cards', isNarrow);
  // A table that mounts during resize notifications receives its own one frame later.
  if (isWindowUpTo(cardsUpTo())) mark(true);
  const onScroll = () => markEdges(root, scroll);
  const observer = new ResizeObserver((entries) => {
    const own = entries.find(({ target }) => target === root);
    if (own) mark(inRem(own.contentRect.width) <= cardsUpTo());
    onScroll();
  });
  observer.observe(root);
  const table = scroll.querySelector(':scope > table');
  if (table) observer.observe(table);
  scroll.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    observer.disconnect();
    scroll.removeEventListener('scroll', onScroll);
  };
}

/** Ref that marks a narrow table and hidden columns. Attributes, so that no row renders again. */
export const useWidthMarks = () => useMemo(() => refWithCleanup(watchWidth), []);
