import { useEffect } from 'react';

export interface Loader<I> {
  (input: I): unknown;
  leave?: () => void;
}

type Loadable<I> = Loader<I> | { load: (input: I) => unknown; leave: () => void };

export function useLoad(of: Loadable<void>): void;
export function useLoad<I>(of: Loadable<I>, input: I): void;
export function useLoad<I>(of: Loadable<I>, input?: I) {
  // Compared by value: each render creates a new input.
  const text = JSON.stringify(input);
  useEffect(() => {
    const load = 'load' in of ? of.load : of;
    void load((text === undefined ? undefined : JSON.parse(text)) as I);
    return () => of.leave?.();
  }, [of, text]);
}
