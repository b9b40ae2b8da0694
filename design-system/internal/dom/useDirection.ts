import { useSyncExternalStore } from 'react';

type Direction = 'ltr' | 'rtl';

const read = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

function watch(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

/** Writing direction of the page. Some Radix parts set `dir` themselves and default to 'ltr'. */
export const useDirection = (): Direction => useSyncExternalStore(watch, read, () => 'ltr');
