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

/** A load whose answer goes into a store. It remembers its last input and so can run again after a change elsewhere. */
export function load<O extends OperationName>(
  name: O,
  write: (value: ValueOf<O>, input: InputOf<O>) => void,
): Load<InputOf<O>, ValueOf<O>> {
  let last: InputOf<O> | undefined;
  const action = async (input: InputOf<O>) => {
    last = input;
    const outcome = await run(name, input);
    if (outcome.ok) write(outcome.value, input);
    return outcome;
  };
  const leave = () => {
    last = undefined;
    if (operations[name]?.phase === 'request') reset(name);
  };
  const forget = () => {
    last = undefined;
  };
  const again = () => (last === undefined ? undefined : action(last));
  onReload(name, again);
  const whole = Object.assign(action, { leave, forget });
  loads.add(whole);
  return whole;
}

// After signing out no load runs again by itself.
onReset(() => loads.forEach(({ forget }) => forget()));
