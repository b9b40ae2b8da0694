import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { refWithCleanup } from '../../../internal/dom/refCleanup.ts';

const renderMargin = '1200px 0px';

const watched = new Map<Element, (near: boolean) => void>();
let observer: IntersectionObserver | undefined;

function judge(entries: readonly IntersectionObserverEntry[]) {
  for (const { target, isIntersecting } of entries) {
    // Rows with focus stay mounted; otherwise focus would move to the top of the page.
    if (isIntersecting || !target.contains(document.activeElement)) watched.get(target)?.(isIntersecting);
  }
}

function drawAll() {
  flushSync(() => watched.forEach((onChange) => onChange(true)));
}

function watch() {
  if (observer) return observer;
  // scrollMargin is the rootMargin of a scrolling table.
  const options: IntersectionObserverInit & { scrollMargin: string } = {
    rootMargin: renderMargin,
    scrollMargin: renderMargin,
  };
  const made = new IntersectionObserver(judge, options);
  addEventListener('beforeprint', drawAll);
  addEventListener('afterprint', () => {
    for (const element of watched.keys()) {
      made.unobserve(element);
      made.observe(element);
    }
  });
  observer = made;
  return made;
}

/** Always near in a browser without IntersectionObserver. A server draws the first rows only, as the browser then does. */
export function useNear(first: boolean) {
  const [near, setNear] = useState(
    first || (typeof document !== 'undefined' && typeof IntersectionObserver === 'undefined'),
  );
  const ref = useMemo(
    () =>
      refWithCleanup((element: Element) => {
        if (typeof IntersectionObserver === 'undefined') return undefined;
        watched.set(element, setNear);
        watch().observe(element);
        return () => {
          watched.delete(element);
          observer?.unobserve(element);
        };
      }),
    [],
  );
  return { near, ref };
}
