/** Width in rem below which rows become cards. */
const narrowBelow = 40;

const inRem = (pixels: number) => pixels / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** A table is never wider than its window. */
const inNarrowWindow = () => typeof matchMedia === 'function' && matchMedia(`(max-width: ${narrowBelow}rem)`).matches;

/** Ref that sets `data-cards` on a narrow table. An attribute, so that no row renders again. */
export function watchNarrow(table: HTMLElement | null) {
  if (!table) return undefined;
  const mark = (narrow: boolean) =>
    void table.toggleAttribute('data-cards', narrow && table.dataset['narrow'] === 'cards');
  // A table that mounts during resize notifications receives its own one frame later.
  if (inNarrowWindow()) mark(true);
  const observer = new ResizeObserver(([entry]) =>
    mark(entry !== undefined && inRem(entry.contentRect.width) <= narrowBelow),
  );
  observer.observe(table);
  return () => observer.disconnect();
}
