import { useEffect, useState } from 'react';
import { isPress, onPainted } from './afterPress.ts';
import { useCloseOnBack } from './closeOnBack.ts';
import { isCovered } from './Covers.ts';
import { isComposing } from './isComposing.ts';

interface OpenProps {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** State of a part whose content takes long to mount: the frame that answers a press comes first. */
export function useOpenAfterPress({ open: given, defaultOpen = false, onOpenChange }: OpenProps) {
  // The React compiler would memoize the event of the first render.
  'use no memo';
  const [own, setOwn] = useState(defaultOpen);
  const wanted = given ?? own;
  // A panel that replaces another one opens with its end: a frame between them would blink.
  const waits = () => isPress() && !isCovered();
  const [open, setOpen] = useState(wanted && !waits());
  if (open !== wanted && !(wanted && waits())) setOpen(wanted);
  const isWaiting = wanted && !open;
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  useCloseOnBack(wanted, () => change(false));
  useEffect(() => (isWaiting ? onPainted(() => setOpen(true)) : undefined), [isWaiting]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      // Radix listens on the document, for the panel below.
      event.stopImmediatePropagation();
      change(false);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  });
  return { open: wanted && open, onOpenChange: change };
}
