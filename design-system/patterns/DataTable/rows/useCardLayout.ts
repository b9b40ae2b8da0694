import { useMemo, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { refWithCleanup } from '../../../internal/dom/refCleanup.ts';
import { markEdges } from '../../../internal/dom/watchEdges.ts';

const inRem = (pixels: number) => pixels / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** A table is never wider than its window. */
const isWindowUpTo = (width: number) =>
  width > 0 && typeof matchMedia === 'function' && matchMedia(`(max-width: ${width}rem)`).matches;

const never = () => () => {};
/** False while the markup of a server is hydrated. */
const useIsClient = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const farGroup = ':scope > [data-far]';

/** Groups that are not drawn take the row height of the first one, so that the end of the table stays where it is. */
function measureRows(root: HTMLElement, table: HTMLTableElement) {
  const [first] = table.tBodies;
  if (!first || first.rows.length === 0 || !table.querySelector(farGroup)) return;
  if (first.querySelector(":scope > [data-part='detail']")) return;
  const height = first.getBoundingClientRect().height / first.rows.length;
  // A table in a hidden tab has none.
  if (height > 0) root.style.setProperty('--drawn-row', `${height.toFixed(2)}px`);
}

function watchWidth(root: HTMLElement, onCards: (cards: boolean) => void) {
  const scroll = root.querySelector(":scope > [data-part='scroll']");
  if (!scroll) return undefined;
  const table = scroll.querySelector<HTMLTableElement>(':scope > table');
  const onScroll = () => markEdges(root, scroll);
  let frame = 0;
  const observer = new ResizeObserver((entries) => {
    const own = entries.find(({ target }) => target === root);
    // A table in a hidden tab has no width.
    if (own && own.contentRect.width > 0) {
      onCards(inRem(own.contentRect.width) <= Number(root.dataset['cardsUpTo'] ?? 0));
    }
    onScroll();
    if (!table?.querySelector(farGroup)) return;
    // A change of the heights now would be another resize of the same round.
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

/**
 * True `cards` for a table of at most `cardsUpTo` rem; the window answers until the table is measured, one frame later.
 * The ref also marks the sides with hidden columns, by attributes, so that no row renders again.
 */
export function useCardLayout(cardsUpTo: number) {
  const isClient = useIsClient();
  const [cards, setCards] = useState(() => isClient && isWindowUpTo(cardsUpTo));
  const ref = useMemo(() => {
    // Within the frame of the resize.
    const onCards = (next: boolean) => flushSync(() => setCards(next));
    return refWithCleanup((root: HTMLElement) => watchWidth(root, onCards));
  }, []);
  return { cards: cards && cardsUpTo > 0, ref };
}
