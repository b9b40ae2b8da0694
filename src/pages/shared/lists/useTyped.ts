import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { searchPauseMs } from '../../../config/constants.ts';

export interface Typed {
  /** Remounts the field when the value changes elsewhere, except while it has focus. */
  key: string;
  around: { onFocus: () => void; onBlur: (event: FocusEvent) => void };
  later: (change: () => void) => void;
  giveUp: () => void;
}

/** Connects an uncontrolled field to a value that can also change elsewhere, e.g. in the address. */
export function useTyped(value: string): Typed {
  const [held, setHeld] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    key: held ?? value,
    around: {
      onFocus: () => setHeld((now) => now ?? value),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setHeld(undefined);
      },
    },
    later: (change) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(change, searchPauseMs);
    },
    giveUp: () => clearTimeout(timer.current),
  };
}
