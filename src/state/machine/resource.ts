// A read of the server: its call, its value and its status. The folder "actions" has the rest.
import type { Reads } from '#contract/types.ts';
import { paths } from '#contract/generated/paths.ts';
import type { CallName, Input, Reply } from '#contract/types.ts';
import { proxy, useSnapshot } from 'valtio';
import { loaded } from '../../messages/operations.ts';
import { ref, repeatable } from './load.ts';
import { runRow, type Outcome } from './operations.ts';
import { onReset } from './registry.ts';
import { load as behaviour, type Row } from './actions/row.ts';
import { keyOf, useStatusOf, type Operation } from './status.ts';

interface Kept<V> {
  readonly id: string | undefined;
  readonly value: V | undefined;
}

export interface Resource<I, V> {
  readonly name: string;
  load: (input: I) => Promise<Outcome<V>>;
  leave: () => void;
  /** Returns undefined before the first reply. The value of another id is never returned. */
  get: (input: I) => V | undefined;
  readonly store: Kept<V>;
  idOf: (input: I) => string | undefined;
  /** Reads without touching the value. @param id separates concurrent reads */
  read: (input: I, id?: string) => Promise<Outcome<V>>;
}

export interface WritableResource<I, V> extends Resource<I, V> {
  set: (value: V, input: I) => void;
  clear: () => void;
}

/** Input and reply of every call (contract/calls.ts) and every read (exchange.graphql). */
type Wires = {
  [N in CallName]: { input: unknown extends Input<N> ? object : Input<N>; reply: Reply<N> };
} & { [R in keyof Reads]: { input: Reads[R]['variables']; reply: Reads[R]['reply'] } };

interface Options<S extends keyof Wires, I, V> {
  from: S;
  input?: (input: I) => Wires[S]['input'];
  /** Id of the value; by default a text input, or none. */
  id?: (input: I) => string | undefined;
  /** @param before the value that this one replaces */
  value?: (reply: Wires[S]['reply'], input: I, before: V | undefined) => V;
}

interface Registered {
  row: Row;
  store: object;
}

/** Every resource by name, in modules loaded so far. */
export const resources = new Map<string, Registered>();

const idIn = (input: unknown) => (typeof input === 'string' ? input : undefined);
const unproxied = <V>(value: V): V => (typeof value === 'object' && value !== null ? ref(value) : value);

const isCall = (name: string): name is CallName => name in paths;

export function resource<S extends keyof Wires, I = void, V = Wires[S]['reply']>(
  name: string,
  { from, input: inputOf = () => ({}), id: idOf = idIn, value: valueOf = (reply) => reply as V }: Options<S, I, V>,
): WritableResource<I, V> {
  const initial = (): Kept<V> => ({ id: undefined, value: undefined });
  const store = proxy(initial());
  const row: Row = { ...behaviour, ...loaded, ...(isCall(from) ? { call: from } : { read: from }) };
  const get = (input: I) => (store.id === idOf(input) ? store.value : undefined);
  const set = (value: V, input: I) => void Object.assign(store, { id: idOf(input), value: unproxied(value) });
  const clear = () => void Object.assign(store, initial());
  const read = async (input: I, id?: string): Promise<Outcome<V>> => {
    const outcome = await runRow(keyOf(name, id), row, inputOf(input));
    return outcome.ok ? { ok: true, value: valueOf(outcome.value, input, get(input)) } : outcome;
  };
  const load = repeatable<I, V>(name, (input) => read(input), set);
  const created: WritableResource<I, V> = {
    name,
    load,
    leave: load.leave,
    get,
    set,
    clear,
    store,
    idOf,
    read: (input, id = 'once') => read(input, id),
  };
  onReset(clear);
  resources.set(name, { row, store });
  return created;
}

export type Loadable<I> = Pick<Resource<I, unknown>, 'load' | 'leave'>;

export const batch = <I>(...members: readonly Loadable<I>[]) => ({
  load: (input: I) => Promise.all(members.map(({ load }) => load(input))),
  leave: () => members.forEach(({ leave }) => leave()),
});

export function useValue<V>(of: Resource<void, V>): V | undefined;
export function useValue<I, V>(of: Resource<I, V>, input: I): V | undefined;
export function useValue<V>({ store, idOf }: Resource<never, V>, input?: unknown): V | undefined {
  const { id, value } = useSnapshot(store) as Kept<V>;
  return id === idOf(input as never) ? value : undefined;
}

export const useStatus = ({ name }: { name: string }, id?: string): Operation => useStatusOf(keyOf(name, id));
