/** Below this width, in rem, a row of a table has no room to be one. */
const narrowBelow = 40;

const inRem = (pixels: number) => pixels / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** A ref that marks a table with `data-cards` while its rows are to be cards. Told by itself: no row is drawn again for it. */
export function watchNarrow(table: HTMLElement | null) {
  if (!table) return undefined;
  // Called after layout and before paint, so nobody sees the wrong one.
  const observer = new ResizeObserver(([entry]) => {
    const narrow = entry !== undefined && inRem(entry.contentRect.width) <= narrowBelow;
    table.toggleAttribute('data-cards', narrow && table.dataset['narrow'] === 'cards');
  });
  observer.observe(table);
  return () => observer.disconnect();
}
