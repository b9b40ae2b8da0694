import { useLayoutEffect } from 'react';

/** Marks <html> while a component is mounted. `html:has(…)` would be evaluated on every change of the page. */
export function useRootMark(mark: `data-${string}`) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute(mark, true);
    return () => void root.toggleAttribute(mark, false);
  }, [mark]);
}
