import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useStableCallback } from '../../internal/dom/useStableCallback.ts';

/** Returns a blur handler. A press commits at its click: what moves between both, the click misses. */
export function useCommitOnLeave(commit: () => void): () => void {
  const run = useStableCallback(commit);
  const press = useRef<'none' | 'down' | 'left'>('none');
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const options = { capture: true, signal };
    const end = () => {
      const { current } = press;
      press.current = 'none';
      // The handlers of the click see the committed value.
      if (current === 'left' && !signal.aborted) flushSync(run);
    };
    document.addEventListener('mousedown', () => (press.current = 'down'), options);
    document.addEventListener('click', end, options);
    // A press that becomes a drag has no click.
    for (const name of ['mouseup', 'dragend']) document.addEventListener(name, () => setTimeout(end), options);
    return () => ending.abort();
  }, [run]);
  return () => {
    if (press.current === 'none') run();
    else press.current = 'left';
  };
}
