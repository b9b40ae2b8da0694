// oxlint-disable-next-line no-restricted-imports -- the cache has no name that can be imported
import * as React from 'react';

// Own implementation because react-compiler-runtime is CommonJS with a directive: Vite warns of it in each app, and keeps all of it.
// The build of the library puts this module in its place.

type MemoCache = (size: number) => unknown[];

const { __COMPILER_RUNTIME: ofReact } = React as { __COMPILER_RUNTIME?: { c: MemoCache } };
const empty = Symbol.for('react.memo_cache_sentinel');

/** For React 18, which has no such cache. */
const useMemoCache: MemoCache = (size) => {
  'use no memo';
  // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps -- the compiler passes a constant
  return React.useMemo(() => Array.from<unknown>({ length: size }).fill(empty), []);
};

export const c = ofReact?.c ?? useMemoCache;
