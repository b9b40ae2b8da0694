import { ref } from 'valtio';
import { onReload, operations, reset, run, type Outcome } from './operations.ts';
import { onReset } from './registry.ts';
import type { InputOf, OperationName, ValueOf } from './rows.ts';

/** A reply is replaced, never changed, so valtio need not proxy it. */
export type Held<T extends object> = T & { $$valtioSnapshot: T };

export const hold = <T extends object>(value: T): Held<T> => ref(value);

export interface Load<I, V> {
  (input: I): Promise<Outcome<V>>;
  /** Cancels the call when its screen unmounts. */
  leave: () => void;
  forget: () => void;
}

const loads = new Set<{ forget: () => void }>();

/** Milliseconds during which a prefetched reply is fresh. */
const freshMs = 15_000;
let unseen = false;

/** Prefetch: the screen's first identical request reuses the reply. */
export function beforeSeen(begin: () => unknown) {
  unseen = true;
  try {
    void begin();
  } catch {
    // The screen's own request reports the failure.
  } finally {
    unseen = false;
  }
}

/** Load whose reply goes into a store. `reload` repeats it with its last input. */
export function load<O extends OperationName>(
  name: O,
  write: (value: ValueOf<O>, input: InputOf<O>) => void,
): Load<InputOf<O>, ValueOf<O>> {
  let last: InputOf<O> | undefined;
  let begun: { wish: string; until: number; outcome: Promise<Outcome<ValueOf<O>>>; come?: () => void } | undefined;
  const perform = async (input: InputOf<O>) => {
    const outcome = await run(name, input);
    if (outcome.ok) write(outcome.value, input);
    return outcome;
  };
  const action = (input: InputOf<O>) => {
    last = input;
    const wish = JSON.stringify(input);
    const known = begun;
    begun = undefined;
    if (known?.wish === wish && performance.now() < known.until) {
      // The screen clears the store when it opens, so the reply is written again.
      known.come?.();
      return known.outcome;
    }
    const outcome = perform(input);
    if (unseen) void keep(wish, input, outcome);
    return outcome;
  };
  const keep = async (wish: string, input: InputOf<O>, outcome: Promise<Outcome<ValueOf<O>>>) => {
    const mine: NonNullable<typeof begun> = { wish, until: performance.now() + freshMs, outcome };
    begun = mine;
    const come = await outcome;
    if (come.ok) mine.come = () => write(come.value, input);
  };
  const forget = () => {
    last = undefined;
    begun = undefined;
  };
  const leave = () => {
    forget();
    if (operations[name]?.phase === 'request') reset(name);
  };
  const again = () => (last === undefined ? undefined : action(last));
  onReload(name, again);
  const whole = Object.assign(action, { leave, forget });
  loads.add(whole);
  return whole;
}

onReset(() => loads.forEach(({ forget }) => forget()));
