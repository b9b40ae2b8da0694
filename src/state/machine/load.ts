import { ref } from 'valtio';
import { onReload, operations, reset, run, type Outcome } from './operations.ts';
import { onReset } from './registry.ts';
import type { InputOf, OperationName, ValueOf } from './rows.ts';

/** An answer kept whole: it is replaced, never changed, so it needs no proxy of its own. */
export type Held<T extends object> = T & { $$valtioSnapshot: T };

export const hold = <T extends object>(value: T): Held<T> => ref(value);

export interface Load<I, V> {
  (input: I): Promise<Outcome<V>>;
  /** Gives up what is still on its way; called when its screen is left. */
  leave: () => void;
  /** Forgets what was loaded last, so that a reload does nothing. */
  forget: () => void;
}

const loads = new Set<{ forget: () => void }>();

/** How long an answer to what was read before its screen was there passes for fresh, milliseconds. */
const freshMs = 15_000;
let unseen = false;

/**
 * Begins loads whose screen is not there yet. When it is, its first wish is answered by them if it wishes for the same;
 * nothing is read twice.
 */
export function beforeSeen(begin: () => unknown) {
  unseen = true;
  try {
    void begin();
  } catch {
    // What cannot be asked for shows when the screen asks.
  } finally {
    unseen = false;
  }
}

/** A load whose answer goes into a store. It remembers its last input and so can run again after a change elsewhere. */
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
      // Opening a screen clears what was shown of another thing, and with it what has come for this one.
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

// After signing out no load runs again by itself.
onReset(() => loads.forEach(({ forget }) => forget()));
