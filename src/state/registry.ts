// Every store, once: what signing out resets, and what a reload of the page brings back.
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

interface Entry {
  reset: () => void;
  /** Absent for what is never kept: marketplace and catalogue by specification, and all else that is private. */
  persisted?: { key: string; restore: (value: unknown) => void; watch: () => () => void };
}

const registry: Entry[] = [];

/** A store: its data as `initial` gives it. Registered here, so that nobody forgets to reset it. */
export function createStore<T extends object>(initial: () => T, { persist }: { persist: false | Persistence<T> }): T {
  const store = proxy(initial());
  const reset = () => void Object.assign(store, initial());
  if (!persist) {
    registry.push({ reset });
    return store;
  }
  const { key, accept, keep } = persist;
  const write = () => {
    const value = keep(store);
    writeStored(key, value && JSON.stringify(value));
  };
  const restore = (value: unknown) => void Object.assign(store, accept(value));
  registry.push({ reset, persisted: { key, restore, watch: () => subscribe(store, write) } });
  return store;
}

/** Every store back to its initial data. */
export const resetStores = () => registry.forEach(({ reset }) => reset());

const persisted = () => registry.flatMap((entry) => entry.persisted ?? []);

/** Brings stored state back. What is damaged is dropped, and a store that takes too long is given up: the app then starts clean. */
export async function restore(from: Store = browserStore) {
  const entries = persisted();
  const texts = await Promise.race([
    Promise.all(entries.map(async ({ key }) => from.getItem(key))).catch(() => []),
    wait(persistTimeoutMs).then(() => []),
  ]);
  for (const [index, text] of texts.entries()) entries[index]?.restore(parseStored(text));
}

/** Writes each kept store when it changes. Gives back what stops it. */
export function persist(): () => void {
  const stops = persisted().map(({ watch }) => watch());
  return () => stops.forEach((stop) => stop());
}
