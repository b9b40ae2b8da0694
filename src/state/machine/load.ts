import { ref as valtioRef } from 'valtio';
import { onReload, operations, resetKey, type Outcome } from './operations.ts';
import { onReset } from './registry.ts';

/** A reply is replaced, never changed, so valtio need not proxy it. */
export type Ref<T extends object> = T & { $$valtioSnapshot: T };

export const ref = <T extends object>(value: T): Ref<T> => valtioRef(value);

export interface Load<I, V> {
  (input: I): Promise<Outcome<V>>;
  leave: () => void;
  forget: () => void;
}

interface Prefetched<V> {
  request: string;
  /** Milliseconds by `performance.now()`. */
  until: number;
  outcome: Promise<Outcome<V>>;
}

const loads = new Set<{ forget: () => void }>();

/** Milliseconds during which a prefetched reply is fresh. */
const freshMs = 15_000;
let isPrefetching = false;

/** Prefetch: the screen's first identical request reuses the reply. */
export function prefetch(begin: () => unknown) {
  isPrefetching = true;
  try {
    void begin();
  } catch {
    // The screen's own request reports the failure.
  } finally {
    isPrefetching = false;
  }
}

export function repeatable<I, V>(
  name: string,
  begin: (input: I) => Promise<Outcome<V>>,
  write: (value: V, input: I) => void,
): Load<I, V> {
  let last: { input: I } | undefined;
  let prefetched: Prefetched<V> | undefined;
  const perform = async (input: I) => {
    const outcome = await begin(input);
    if (outcome.ok) write(outcome.value, input);
    return outcome;
  };
  const action = (input: I) => {
    last = { input };
    const request = JSON.stringify([input]);
    const earlier = prefetched;
    prefetched = undefined;
    if (earlier && earlier.request === request && performance.now() < earlier.until) return earlier.outcome;
    const outcome = perform(input);
    if (isPrefetching) prefetched = { request, until: performance.now() + freshMs, outcome };
    return outcome;
  };
  const forget = () => {
    last = undefined;
    prefetched = undefined;
  };
  const leave = () => {
    forget();
    if (operations[name]?.phase === 'request') resetKey(name);
  };
  const repeat = () => {
    // A reply from before a change is no answer after it.
    prefetched = undefined;
    return last && action(last.input);
  };
  onReload(name, repeat);
  const created = Object.assign(action, { leave, forget });
  loads.add(created);
  return created;
}

onReset(() => loads.forEach(({ forget }) => forget()));
