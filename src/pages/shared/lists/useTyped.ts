import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { searchPauseMs } from '../../../config/constants.ts';

export interface Typed {
  /** Key of the field: a value that changes elsewhere starts the field anew, but never under the person's fingers. */
  key: string;
  /** Handlers for the element around the field. */
  around: { onFocus: () => void; onBlur: (event: FocusEvent) => void };
  /** Runs once typing pauses; only the last wish counts. */
  later: (wish: () => void) => void;
  /** Takes back a wish whose pause has not come yet. */
  giveUp: () => void;
}

/** Joins a field that keeps its own text with a value that others may change too, e.g. one in the address. */
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
    later: (wish) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(wish, searchPauseMs);
    },
    giveUp: () => clearTimeout(timer.current),
  };
}
