import { useEffect } from 'react';

/** Milliseconds until the code loads where the browser cannot tell when it is idle. */
const idleMs = 2_000;

/** @param preload defined outside the component */
export function useIdlePreload(preload: () => void) {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(preload, idleMs);
      return () => clearTimeout(timer);
    }
    const idle = window.requestIdleCallback(preload, { timeout: idleMs });
    return () => window.cancelIdleCallback(idle);
  }, [preload]);
}
