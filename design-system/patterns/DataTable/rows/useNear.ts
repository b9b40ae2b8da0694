import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/** How far beyond what is seen rows are already drawn. */
const ahead = '1200px 0px';

const watched = new Map<Element, (near: boolean) => void>();
let observer: IntersectionObserver | undefined;

function judge(entries: readonly IntersectionObserverEntry[]) {
  for (const { target, isIntersecting } of entries) {
    // Rows that hold focus stay, or the keyboard would fall back to the top of the page.
    if (isIntersecting || !target.contains(document.activeElement)) watched.get(target)?.(isIntersecting);
  }
}

/** Paper has no scrolling: everything is drawn before printing, and judged anew after it. */
function drawAll() {
  flushSync(() => watched.forEach((tell) => tell(true)));
}

function watch() {
  if (observer) return observer;
  // scrollMargin does for a scrolling table what rootMargin does for the page.
  const options: IntersectionObserverInit & { scrollMargin: string } = { rootMargin: ahead, scrollMargin: ahead };
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

/** Whether an element is near what is seen, and the ref by which it is watched. Always, where nothing can watch. */
export function useNear(first: boolean) {
  const [near, setNear] = useState(first || typeof IntersectionObserver === 'undefined');
  const ref = useCallback((element: Element | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    watched.set(element, setNear);
    watch().observe(element);
    return () => {
      watched.delete(element);
      observer?.unobserve(element);
    };
  }, []);
  return { near, ref };
}
