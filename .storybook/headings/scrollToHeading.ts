/** Time without a change of the layout after which a page has settled, milliseconds. */
const settledAfterMs = 5000;

const readerEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let release: (() => void) | undefined;

/** Scrolls to a heading and keeps it in place while the examples above it render, unless the reader scrolls. Returns a cleanup. */
export function scrollToHeading(id: string): () => void {
  release?.();
  let timer = 0;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = window.setTimeout(stop, settledAfterMs);
    document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
  });
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const event of readerEvents) removeEventListener(event, stop);
  };
  release = stop;
  observer.observe(document.body);
  for (const event of readerEvents) addEventListener(event, stop, { passive: true });
  return stop;
}
