import { useContext, useSyncExternalStore } from 'react';
import { LocaleContext, type Direction } from '../locale/LocaleContext.ts';

const read = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

function watch(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

export function useDirection(): Direction {
  const { dir } = useContext(LocaleContext);
  const ofPage = useSyncExternalStore<Direction>(watch, read, () => 'ltr');
  return dir ?? ofPage;
}
