// Own hook because `useSnapshot` of valtio follows the whole store until the first commit: a change of the store before that
// made React draw the page a second time, in one piece.
import { useState, useSyncExternalStore } from 'react';
import { snapshot, subscribe, type Snapshot } from 'valtio';

const isSame = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b)
    ? a.length === b.length && a.every((item, index) => Object.is(item, b[index]))
    : Object.is(a, b);

/** Returns the previous value when the new one is equal. */
function memoizer<P>() {
  let last: { value: P } | undefined;
  return (value: P): P => {
    if (!last || !isSame(last.value, value)) last = { value };
    return last.value;
  };
}

/** A part of a store, a primitive, or a list of them. Renders again only when that changes. */
export function useSelected<S extends object, P>(store: S, select: (now: Snapshot<S>) => P): P {
  const [memoized] = useState(memoizer<P>);
  return useSyncExternalStore(
    (onChange) => subscribe(store, onChange),
    () => memoized(select(snapshot(store))),
  );
}
