import { useEffect } from 'react';
import { useStableCallback } from './useStableCallback.ts';

type Register = (close: () => void) => () => void;

let register: Register | undefined;

/** Hands the closing of each opened panel and menu to the app's history, e.g. for the browser's Back. */
export function closePanelsBy(next: Register | undefined) {
  register = next;
}

/** Lets the app's history close what is open, as it closes dialogs and menus. Of several, the last opened goes first. */
export function useCloseOnBack(isOpen: boolean, close: () => void) {
  const closeNow = useStableCallback(close);
  useEffect(() => (isOpen ? register?.(closeNow) : undefined), [isOpen, closeNow]);
}
