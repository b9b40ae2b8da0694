import { useEffect, useState } from 'react';
import { isPress, onPainted } from './afterPress.ts';

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
  const [open, setOpen] = useState(wanted && !isPress());
  if (open !== wanted && !(wanted && isPress())) setOpen(wanted);
  useEffect(() => (wanted && !open ? onPainted(() => setOpen(true)) : undefined), [wanted, open]);
  return {
    open: wanted && open,
    onOpenChange: (next: boolean) => {
      setOwn(next);
      onOpenChange?.(next);
    },
  };
}
