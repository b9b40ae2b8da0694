import { useEffect, useEffectEvent } from 'react';

/** Calls back on Ctrl+K, or ⌘K on a Mac, wherever focus is. */
export function useCommandKey(onPress: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    // Prevents the browser from focusing its address bar.
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
