import { useLayoutEffect } from 'react';

/** Marks <html> as long as a component is there. A rule with `html:has(…)` would do it too, and be looked at with every change of the page. */
export function useRootMark(mark: `data-${string}`) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute(mark, true);
    return () => void root.toggleAttribute(mark, false);
  }, [mark]);
}
