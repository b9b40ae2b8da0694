import { useEffect } from 'react';

export interface Loader<I> {
  (input: I): unknown;
  /** Aborts the running request. */
  leave?: () => void;
}

/** Loads on mount and when the input changes; aborts on unmount. */
export function useLoad<I>(load: Loader<I>, input: I) {
  // Compared by value: each render creates a new input.
  const wish = JSON.stringify(input);
  useEffect(() => {
    void load(JSON.parse(wish) as I);
    return () => load.leave?.();
  }, [load, wish]);
}
