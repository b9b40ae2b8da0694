import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** Code of a key that an input method has used. */
const usedKeyCode = 229;

/** True for a key of an input method. Safari sends the one that ends a composition after its end, so only the code says so. */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event;
  return key.isComposing || key.keyCode === usedKeyCode;
}

/** Props of a Radix layer, which would close on the Escape that ends a composition. */
export function keepOnComposing(onEscapeKeyDown?: (event: KeyboardEvent) => void) {
  return {
    onEscapeKeyDown: (event: KeyboardEvent) => {
      if (isComposing(event)) event.preventDefault();
      else onEscapeKeyDown?.(event);
    },
  };
}
