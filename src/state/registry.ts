// Every store, once: what signing out resets, and what a reload of the page brings back. Marketplace and catalogue are never
// kept, by specification, and neither is anything else that is private.
import { proxy, subscribe } from 'valtio';
import { durableVersion, persistTimeoutMs } from '../config/constants.ts';
import type { DurableStore } from './durable.ts';
import { parseStored, readStored, writeStored } from './storage.ts';
import { wait } from './wait.ts';

export interface Persistence<T> {
  key: string;
  /** Local storage, read at once; or IndexedDB, read once it is known who is signed in, whose it then is. */
  place: 'local' | 'durable';
  /** What of a stored value can be trusted. */
  accept: (value: unknown) => Partial<T> | undefined;
  /** What is written; nothing removes the key. */
  keep: (store: T) => object | undefined;
}

interface Persisted {
  key: string;
  place: Persistence<object>['place'];
  restore: (value: unknown) => void;
  kept: () => object | undefined;
  watch: (write: () => void) => () => void;
}

/** Set by `restore`: a store created later is restored as it is created. */
let restored = false;

/** Takes in a store whose code comes after the start. */
let joinLate: (entry: Persisted) => void = () => {};

const resets: (() => void)[] = [];
const persisted: Persisted[] = [];
const of = (place: Persisted['place']) => persisted.filter((each) => each.place === place);

/** Says what else signing out puts back. */
export const onReset = (reset: () => void) => resets.push(reset);

/** A store: its data as `initial` gives it. Registered here, so that nobody forgets to reset it. */
export function createStore<T extends object>(initial: () => T, { persist }: { persist: false | Persistence<T> }): T {
  const store = proxy(initial());
  onReset(() => Object.assign(store, initial()));
  if (!persist) return store;
  const { key, place, accept, keep } = persist;
  const entry: Persisted = {
    key,
    place,
    restore: (value) => void Object.assign(store, accept(value)),
    kept: () => keep(store),
    watch: (write) => subscribe(store, write),
  };
  persisted.push(entry);
  if (restored) restoreLocal(entry);
  joinLate(entry);
  return store;
}

/** Everything back to how it was before anybody signed in. Announcements stay: they say why. */
export const resetAll = () => resets.forEach((reset) => reset());

/** Brings the session back. What is damaged is dropped. */
export function restore() {
  restored = true;
  persisted.forEach(restoreLocal);
}

function restoreLocal({ key, place, restore: put }: Persisted) {
  if (place === 'local') put(parseStored(readStored(key)));
}

const loadDurable = async (): Promise<DurableStore> => (await import('./durable.ts')).durable;

/**
 * Brings back what this person had chosen. What is damaged, of another version or another person's is dropped, and a
 * store that takes too long is given up: the app then starts clean.
 */
export async function restoreDurable(userId: string, from: () => Promise<DurableStore> = loadDurable) {
  const read = async () => {
    const store = await from();
    return Promise.all(of('durable').map(({ key }) => store.get(key)));
  };
  const values = await Promise.race([read().catch(() => []), wait(persistTimeoutMs).then(() => [])]);
  for (const [index, value] of values.entries()) restoreOne(of('durable')[index], value, userId);
}

/** Brings one durable store to what another tab has written meanwhile; refused storage changes nothing. */
export async function restoreAgain(key: string, userId: string, from: () => Promise<DurableStore> = loadDurable) {
  const value = await from()
    .then((store) => store.get(key))
    .catch(() => undefined);
  restoreOne(
    of('durable').find((each) => each.key === key),
    value,
    userId,
  );
}

function restoreOne(entry: Persisted | undefined, value: unknown, userId: string) {
  const { version, userId: owner, value: held } = (value ?? {}) as Record<string, unknown>;
  if (version === durableVersion && owner === userId) entry?.restore(held);
}

/** Writes each kept store when it changes; `owner` is who is signed in. Gives back what stops it. */
export function persist(owner: () => string, to: () => Promise<DurableStore> = loadDurable): () => void {
  const writeLocal = ({ key, kept }: Persisted) => {
    const value = kept();
    writeStored(key, value && JSON.stringify(value));
  };
  const writeDurable = async ({ key, kept }: Persisted) => {
    const value = kept();
    const whole = value && { version: durableVersion, userId: owner(), value };
    await (await to()).set(key, whole);
  };
  const watch = (each: Persisted, onChange = () => {}) =>
    each.watch(() => {
      onChange();
      if (each.place === 'local') writeLocal(each);
      // Refused storage leaves the state in memory, for this tab alone.
      else writeDurable(each).catch(() => {});
    });
  const stops = persisted.map((each) => watch(each));
  const restoreLate = async (each: Persisted) => {
    let touched = false;
    stops.push(watch(each, () => (touched = true)));
    const userId = owner();
    if (each.place !== 'durable' || userId === '') return;
    const value = await (await to()).get(each.key);
    // What was chosen meanwhile is newer.
    if (!touched && owner() === userId) restoreOne(each, value, userId);
  };
  joinLate = (each) => void restoreLate(each).catch(() => {});
  return () => {
    joinLate = () => {};
    stops.forEach((stop) => stop());
  };
}
