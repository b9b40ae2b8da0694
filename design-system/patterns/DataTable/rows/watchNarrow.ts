/** Below this width, in rem, a row of a table has no room to be one. */
const narrowBelow = 40;

const inRem = (pixels: number) => pixels / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** No table is wider than its window. */
const inNarrowWindow = () => typeof matchMedia === 'function' && matchMedia(`(max-width: ${narrowBelow}rem)`).matches;

/** A ref that marks a table with `data-cards` while its rows are to be cards. Told by itself: no row is drawn again for it. */
export function watchNarrow(table: HTMLElement | null) {
  if (!table) return undefined;
  const mark = (narrow: boolean) =>
    void table.toggleAttribute('data-cards', narrow && table.dataset['narrow'] === 'cards');
  // A table that is drawn while the browser tells of sizes is told of its own a frame later.
  if (inNarrowWindow()) mark(true);
  const observer = new ResizeObserver(([entry]) =>
    mark(entry !== undefined && inRem(entry.contentRect.width) <= narrowBelow),
  );
  observer.observe(table);
  return () => observer.disconnect();
}
