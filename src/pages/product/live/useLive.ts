import { useEffect, useReducer, useState } from 'react';
import { followEvents, seenPreviews } from '../../../state/trade/browse/livePreview.ts';
import { serverNow } from '../../../state/machine/clock.ts';
import { wait } from '../../../state/machine/wait.ts';
import { changeLiveState, initialLiveState, type LiveChange, type LiveState } from './liveState.ts';

const retryMs = { first: 1_000, max: 30_000 } as const;

/** Settles with the next event, or when aborted. */
const nextEvent = (target: EventTarget, type: string, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    target.addEventListener(type, () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

interface Following {
  id: string;
  /** Readers with access and owners: the preview has no end. */
  endless: boolean;
  last: { id: string | undefined };
  change: (change: LiveChange) => void;
  onOver: () => void;
  retries: EventTarget;
  signal: AbortSignal;
}

async function keepFollowing({ id, endless, last, change, onOver, retries, signal }: Following) {
  let failures = 0;
  while (!signal.aborted) {
    if (!navigator.onLine) {
      change({ type: 'phase', phase: 'offline' });
      await nextEvent(window, 'online', signal);
      continue;
    }
    const end = await followEvents(
      id,
      {
        onEvents: (event) => {
          last.id = event.id;
          change({ type: 'event', event });
        },
        onFacts: (facts) => {
          failures = 0;
          change({ type: 'facts', facts, at: serverNow() });
        },
      },
      { signal, lastId: last.id },
    );
    if (signal.aborted) return;
    if (end.kind === 'over' && endless) continue;
    if (end.kind !== 'lost') {
      change({ type: 'phase', phase: end.kind === 'over' ? 'ended' : 'refused', reason: end.text });
      onOver();
      return;
    }
    change({ type: 'phase', phase: navigator.onLine ? 'lost' : 'offline', reason: end.text });
    const pause = Math.min(retryMs.max, retryMs.first * 2 ** failures);
    failures += 1;
    const waited = wait(end.retryAfter === undefined ? pause : end.retryAfter * 1000, signal).catch(() => {});
    await Promise.race([waited, nextEvent(retries, 'retry', signal)]);
  }
}

function useVisible(): boolean {
  const [visible, setVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const update = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return visible;
}

/** Follows the events of a stream while the tab is visible. Pausing closes the connection and saves the preview. */
export function useLive(id: string, endless: boolean) {
  const [view, change] = useReducer(changeLiveState, seenPreviews.get(id), (seen): LiveState => ({
    ...initialLiveState,
    ...seen,
    phase: initialLiveState.phase,
    reason: undefined,
  }));
  useEffect(() => {
    seenPreviews.set(id, view);
  }, [id, view]);
  const [paused, setPaused] = useState(false);
  const [retries] = useState(() => new EventTarget());
  const [last] = useState(() => ({ id: view.events[0]?.id }));
  const reading = `${id} ${endless}`;
  const [over, setOver] = useState('');
  const running = useVisible() && !paused && over !== reading;
  useEffect(() => {
    if (!running) return undefined;
    const leaving = new AbortController();
    change({ type: 'phase', phase: 'connecting' });
    const onOver = () => setOver(reading);
    void keepFollowing({ id, endless, last, change, onOver, retries, signal: leaving.signal });
    return () => leaving.abort();
  }, [id, endless, reading, last, retries, running]);
  const shown: LiveState = paused ? { ...view, phase: 'paused' } : view;
  return { view: shown, paused, setPaused, retry: () => retries.dispatchEvent(new Event('retry')) };
}
