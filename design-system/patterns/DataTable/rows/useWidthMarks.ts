import { useMemo } from 'react';
import { refWithCleanup } from '../../../internal/dom/refCleanup.ts';

/** Width in rem below which rows become cards. */
const narrowBelow = 40;

const inRem = (pixels: number) => pixels / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** A table is never wider than its window. */
const inNarrowWindow = () => typeof matchMedia === 'function' && matchMedia(`(max-width: ${narrowBelow}rem)`).matches;

/** Sets the sides on which columns are out of sight. Right-to-left scrolling counts down from 0. */
function markEdges(root: HTMLElement, { scrollLeft, scrollWidth, clientWidth }: Element) {
  const before = Math.abs(scrollLeft);
  root.toggleAttribute('data-more-start', before > 1);
  root.toggleAttribute('data-more-end', scrollWidth - clientWidth - before > 1);
}

function watchWidth(root: HTMLElement) {
  const scroll = root.querySelector(":scope > [data-part='scroll']");
  if (!scroll) return undefined;
  const mark = (narrow: boolean) =>
    void root.toggleAttribute('data-cards', narrow && root.dataset['narrow'] === 'cards');
  // A table that mounts during resize notifications receives its own one frame later.
  if (inNarrowWindow()) mark(true);
  const onScroll = () => markEdges(root, scroll);
  const observer = new ResizeObserver((entries) => {
    const own = entries.find(({ target }) => target === root);
    if (own) mark(inRem(own.contentRect.width) <= narrowBelow);
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
