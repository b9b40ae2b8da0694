import { useEffect } from 'react';
import { useStableCallback } from '../../internal/dom/useStableCallback.ts';

/** Calls `onPress` on Ctrl + K, or ⌘K, anywhere on the page. */
export function useCommandKey(onPress: () => void) {
  const press = useStableCallback((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [press]);
}
