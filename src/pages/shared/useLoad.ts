import { useEffect } from 'react';

export interface Loader<I> {
  (input: I): unknown;
  /** Gives up what is on its way. */
  leave?: () => void;
}

/** Loads when the screen opens and whenever the input changes; leaving the screen gives up what is still on its way. */
export function useLoad<I>(load: Loader<I>, input: I) {
  // By value: an input made anew in each render is the same wish.
  const wish = JSON.stringify(input);
  useEffect(() => {
    void load(JSON.parse(wish) as I);
    return () => load.leave?.();
  }, [load, wish]);
}
