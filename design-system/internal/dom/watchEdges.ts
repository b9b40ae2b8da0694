/** Marks the sides on which there is more to scroll to. Right-to-left scrolling counts down from 0. */
export function markEdges(root: HTMLElement, { scrollLeft, scrollWidth, clientWidth }: Element) {
  const before = Math.abs(scrollLeft);
  root.toggleAttribute('data-more-start', before > 1);
  root.toggleAttribute('data-more-end', scrollWidth - clientWidth - before > 1);
}

/** Keeps the marks of `root` while its part scrolls or changes its size. Returns the cleanup. */
export function watchEdges(root: HTMLElement, scroll: HTMLElement): (() => void) | undefined {
  if (typeof ResizeObserver === 'undefined') return undefined;
  const mark = () => markEdges(root, scroll);
  const observer = new ResizeObserver(() => {
    root.style.setProperty('--edge-bar', `${scroll.offsetWidth - scroll.clientWidth}px`);
    root.style.setProperty('--edge-foot', `${scroll.offsetHeight - scroll.clientHeight}px`);
    root.style.setProperty('--edge-height', `${scroll.clientHeight}px`);
    mark();
  });
  // A font that loads late changes the width of a child.
  for (const element of [scroll, ...scroll.children]) observer.observe(element);
  scroll.addEventListener('scroll', mark, { passive: true });
  return () => {
    observer.disconnect();
    scroll.removeEventListener('scroll', mark);
  };
}
