import { useState, type RefObject } from 'react';
import { useEarlyEffect } from '../../internal/dom/useEarlyEffect.ts';

/** Used where nothing is laid out, such as in jsdom. */
const fallback = { width: 1000, height: 600, rem: 16 };

/** Size of an element in CSS pixels, and the size of a rem, which follows the browser's text size. */
export function useViewport(ref: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState(fallback);
  useEarlyEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || fallback.rem;
      const { clientWidth: width, clientHeight: height } = element;
      setSize((before) => {
        const next = width > 0 && height > 0 ? { width, height, rem } : { ...fallback, rem };
        return before.width === next.width && before.height === next.height && before.rem === rem ? before : next;
      });
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
