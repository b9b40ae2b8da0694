// Registry of all stores. tests/support/checks/allowedStorage.ts lists every storage key with its reason.
import { proxy, subscribe } from 'valtio';
import { persistTimeoutMs, storedVersion } from '../../config/constants.ts';
import { parseStored, personStorage, readStored, writeStored, type PersonStorage } from './storage.ts';
import { wait } from './wait.ts';

export interface Persistence<T> {
  key: string;
  scope: 'browser' | 'person';
  accept: (value: unknown) => Partial<T> | undefined;
  /** Returns the value to store; undefined removes the key. */
  toStored: (store: T) => object | undefined;
}

interface Persisted {
  key: string;
  scope: Persistence<object>['scope'];
  restore: (value: unknown) => void;
  valueToStore: () => object | undefined;
  watch: (onChange: () => void, inSync?: boolean) => () => void;
}

let restored = false;

let registerLate: (entry: Persisted) => void = () => {};

const resets: (() => void)[] = [];
const persisted: Persisted[] = [];
const personEntries = () => persisted.filter(({ scope }) => scope === 'person');

export const onReset = (reset: () => void) => resets.push(reset);

export function createStore<T extends object>(initial: () => T, { persist }: { persist: false | Persistence<T> }): T {
  const store = proxy(initial());
  onReset(() => Object.assign(store, initial()));
  if (!persist) return store;
  const { key, scope, accept, toStored } = persist;
  const entry: Persisted = {
    key,
    scope,
    restore: (value) => void Object.assign(store, accept(value)),
    valueToStore: () => toStored(store),
    watch: (onChange, inSync) => subscribe(store, onChange, inSync),
  };
  persisted.push(entry);
  if (restored) restoreBrowser(entry);
  registerLate(entry);
  return store;
}

export const resetAll = () => resets.forEach((reset) => reset());

export function restore() {
  restored = true;
  persisted.forEach(restoreBrowser);
}

function restoreBrowser({ key, scope, restore: put }: Persisted) {
  if (scope === 'browser') put(parseStored(readStored(key)));
}

export async function restorePerson(userId: string, storage: PersonStorage = personStorage) {
  const entries = personEntries();
  const read = Promise.all(entries.map(({ key }) => storage.get(key)));
  const values = await Promise.race([read.catch(() => []), wait(persistTimeoutMs).then(() => [])]);
  for (const [index, value] of values.entries()) restoreOne(entries[index], value, userId);
}

export async function restoreStore(key: string, userId: string, storage: PersonStorage = personStorage) {
  const value = await storage.get(key).catch(() => undefined);
  restoreOne(
    personEntries().find((each) => each.key === key),
    value,
    userId,
  );
}

function restoreOne(entry: Persisted | undefined, value: unknown, userId: string) {
  const { version, userId: owner, value: stored } = (value ?? {}) as Record<string, unknown>;
  if (version === storedVersion && owner === userId) entry?.restore(stored);
}

export function persist(owner: () => string, storage: PersonStorage = personStorage): () => void {
  const write = ({ key, scope, valueToStore }: Persisted) => {
    const value = valueToStore();
    if (scope === 'browser') writeStored(key, value && JSON.stringify(value));
    else storage.set(key, value && { version: storedVersion, userId: owner(), value });
  };
  const stops = persisted.map((each) => each.watch(() => write(each)));
  const restoreLate = async (each: Persisted) => {
    let touched = false;
    stops.push(
      each.watch(() => write(each)),
      each.watch(() => (touched = true), true),
    );
    const userId = owner();
    if (each.scope !== 'person' || userId === '') return;
    const value = await storage.get(each.key);
    // A change made during the read is newer.
    if (!touched && owner() === userId) restoreOne(each, value, userId);
  };
  registerLate = (each) => void restoreLate(each).catch(() => {});
  return () => {
    registerLate = () => {};
    stops.forEach((stop) => stop());
  };
}
