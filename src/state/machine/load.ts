import { ref as valtioRef } from 'valtio';
import { onReload, operations, reset, run, type Outcome } from './operations.ts';
import { onReset } from './registry.ts';
import type { InputOf, OperationName, ValueOf } from './rows.ts';

/** A reply is replaced, never changed, so valtio need not proxy it. */
export type Ref<T extends object> = T & { $$valtioSnapshot: T };

export const ref = <T extends object>(value: T): Ref<T> => valtioRef(value);

export interface Load<I, V> {
  (input: I): Promise<Outcome<V>>;
  /** Cancels the call when its screen unmounts. */
  leave: () => void;
  forget: () => void;
}

interface Prefetched<V> {
  request: string;
  /** Milliseconds by `performance.now()`. */
  until: number;
  outcome: Promise<Outcome<V>>;
  rewrite?: () => void;
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

export function load<O extends OperationName>(
  name: O,
  write: (value: ValueOf<O>, input: InputOf<O>) => void,
): Load<InputOf<O>, ValueOf<O>> {
  let last: InputOf<O> | undefined;
  let prefetched: Prefetched<ValueOf<O>> | undefined;
  const perform = async (input: InputOf<O>) => {
    const outcome = await run(name, input);
    if (outcome.ok) write(outcome.value, input);
    return outcome;
  };
  const action = (input: InputOf<O>) => {
    last = input;
    const request = JSON.stringify(input);
    const earlier = prefetched;
    prefetched = undefined;
    if (earlier?.request === request && performance.now() < earlier.until) {
      // The screen clears the store when it opens, so the reply is written again.
      earlier.rewrite?.();
      return earlier.outcome;
    }
    const outcome = perform(input);
    if (isPrefetching) void remember(request, input, outcome);
    return outcome;
  };
  const remember = async (request: string, input: InputOf<O>, outcome: Promise<Outcome<ValueOf<O>>>) => {
    const own: Prefetched<ValueOf<O>> = { request, until: performance.now() + freshMs, outcome };
    prefetched = own;
    const result = await outcome;
    if (result.ok) own.rewrite = () => write(result.value, input);
  };
  const forget = () => {
    last = undefined;
    prefetched = undefined;
  };
  const leave = () => {
    forget();
    if (operations[name]?.phase === 'request') reset(name);
  };
  const repeat = () => (last === undefined ? undefined : action(last));
  onReload(name, repeat);
  const created = Object.assign(action, { leave, forget });
  loads.add(created);
  return created;
}

onReset(() => loads.forEach(({ forget }) => forget()));
