import { useEffect } from 'react';
import { useStableCallback } from '../../internal/dom/useStableCallback.ts';
import { isComposing } from '../../internal/dom/isComposing.ts';

/** Letters of other scripts say nothing of the place: the K of a Latin keyboard counts. */
const isKeyK = ({ key, code }: KeyboardEvent) =>
  key.toLowerCase() === 'k' || (code === 'KeyK' && !/^\p{Script=Latin}$/u.test(key));

/** Calls `onPress` on Ctrl + K, or ⌘K, anywhere on the page. */
export function useCommandKey(onPress: () => void) {
  const press = useStableCallback((event: KeyboardEvent) => {
    if (isComposing(event) || !isKeyK(event) || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
      return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [press]);
}
