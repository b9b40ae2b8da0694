// Every store, once: what signing out resets, and what a reload of the page brings back. Marketplace and catalogue are never
// kept, by specification, and neither is anything else that is private.
import { proxy, subscribe } from 'valtio';
import { persistTimeoutMs } from '../config/constants.ts';
import { browserStore, parseStored, writeStored, type Store } from './storage.ts';
import { wait } from './wait.ts';

export interface Persistence<T> {
  key: string;
  /** What of a stored value can be trusted. */
  accept: (value: unknown) => Partial<T> | undefined;
  /** What is written; nothing removes the key. */
  keep: (store: T) => object | undefined;
}

interface Persisted {
  key: string;
  restore: (value: unknown) => void;
  watch: () => () => void;
}

const resets: (() => void)[] = [];
const persisted: Persisted[] = [];

/** Says what else signing out puts back. */
export const onReset = (reset: () => void) => resets.push(reset);

/** A store: its data as `initial` gives it. Registered here, so that nobody forgets to reset it. */
export function createStore<T extends object>(initial: () => T, { persist }: { persist: false | Persistence<T> }): T {
  const store = proxy(initial());
  onReset(() => Object.assign(store, initial()));
  if (!persist) return store;
  const { key, accept, keep } = persist;
  const write = () => {
    const value = keep(store);
    writeStored(key, value && JSON.stringify(value));
  };
  const restore = (value: unknown) => void Object.assign(store, accept(value));
  persisted.push({ key, restore, watch: () => subscribe(store, write) });
  return store;
}

/** Everything back to how it was before anybody signed in. Announcements stay: they say why. */
export const resetAll = () => resets.forEach((reset) => reset());

/** Brings stored state back. What is damaged is dropped, and a store that takes too long is given up: the app then starts clean. */
export async function restore(from: Store = browserStore) {
  const texts = await Promise.race([
    Promise.all(persisted.map(async ({ key }) => from.getItem(key))).catch(() => []),
    wait(persistTimeoutMs).then(() => []),
  ]);
  for (const [index, text] of texts.entries()) persisted[index]?.restore(parseStored(text));
}

/** Writes each kept store when it changes. Gives back what stops it. */
export function persist(): () => void {
  const stops = persisted.map(({ watch }) => watch());
  return () => stops.forEach((stop) => stop());
}
