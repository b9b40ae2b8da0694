import { useSyncExternalStore } from 'react';

type Direction = 'ltr' | 'rtl';

const read = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

function watch(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

export const useDirection = (): Direction => useSyncExternalStore(watch, read, () => 'ltr');
