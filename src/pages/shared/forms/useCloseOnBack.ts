import { useEffect, useEffectEvent } from 'react';
import { closeOnBack } from './leaving.ts';

/** Makes the browser's Back close what is open. Of several, the one opened last closes first. */
export function useCloseOnBack(isOpen: boolean, close: () => void) {
  const closeNow = useEffectEvent(close);
  useEffect(() => (isOpen ? closeOnBack(() => closeNow()) : undefined), [isOpen]);
}
