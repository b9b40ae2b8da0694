import { isComposing } from '#design-system';
import { useEffect, useEffectEvent } from 'react';

interface EarlyKeysProps {
  query: string;
  onType: (query: string) => void;
  onClose: () => void;
}

/** Collects the text that is typed before the code of the palette has loaded. */
export function EarlyKeys({ query, onType, onClose }: EarlyKeysProps) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey || key === 'Tab') return;
    // The focused element and the shortcuts of the page must not use the keys.
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Escape') onClose();
    else if (key === 'Backspace') onType(query.slice(0, -1));
    else if (key.length === 1) onType(query + key);
  });
  useEffect(() => {
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);
  return null;
}
