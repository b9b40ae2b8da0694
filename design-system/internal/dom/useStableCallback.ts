// Own implementation because useEffectEvent came with React 19.2, and the library runs on 18.3.
import { useCallback, useInsertionEffect, useRef } from 'react';

/** A stable function that runs the latest `callback`; for effects and the events that they subscribe to. */
export function useStableCallback<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
