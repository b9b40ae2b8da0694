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
    // Everything is read before the first write, or each line would lay the page out again.
    const { offsetWidth, clientWidth, offsetHeight, clientHeight } = scroll;
    mark();
    root.style.setProperty('--edge-bar', `${offsetWidth - clientWidth}px`);
    root.style.setProperty('--edge-foot', `${offsetHeight - clientHeight}px`);
    root.style.setProperty('--edge-height', `${clientHeight}px`);
  });
  // A font that loads late changes the width of a child.
  const observe = () => [scroll, ...scroll.children].forEach((element) => observer.observe(element));
  const added = new MutationObserver(observe);
  observe();
  added.observe(scroll, { childList: true });
  scroll.addEventListener('scroll', mark, { passive: true });
  return () => {
    observer.disconnect();
    added.disconnect();
    scroll.removeEventListener('scroll', mark);
  };
}
