// Every store, once: what signing out resets and what a reload of the page brings back.
import { snapshot, subscribe } from 'valtio';
import { persistTimeoutMs, storageKeys } from '../config/constants.ts';
import { access, initialAccess } from './access.ts';
import { categories, initialCategories } from './categories.ts';
import { forgetLoads } from './load.ts';
import { initialMarketplace, marketplace } from './marketplace.ts';
import { initialMe, me } from './me.ts';
import { initialOffers, offers } from './offers.ts';
import { resetOperations } from './operations.ts';
import { initialPreferences, preferences, storedPreferences } from './preferences.ts';
import { initialProduct, product } from './product.ts';
import { initialSession, session, storedSession } from './session.ts';
import { browserStore, parseStored, writeStored, type Store } from './storage.ts';
import { wait } from './wait.ts';
import { initialWallet, wallet } from './wallet.ts';

interface Persistence {
  key: string;
  /** What of a stored value can be trusted. */
  accept: (value: unknown) => object | undefined;
  /** What is written; nothing removes the key. */
  keep: () => object | undefined;
}

interface Entry {
  store: object;
  initial: () => object;
  /** Marketplace and catalogue are never kept, by specification; nothing else that is private is either. */
  persist: false | Persistence;
}

const sessionPersistence: Persistence = {
  key: storageKeys.session,
  accept: storedSession,
  keep: () => {
    const { token, userId, mfa } = session;
    return token === '' ? undefined : { token, userId, ...(mfa && { mfa }) };
  },
};

const preferencesPersistence: Persistence = {
  key: storageKeys.preferences,
  accept: storedPreferences,
  // Kept only for somebody: after sign-out storage is empty.
  keep: () => (session.token === '' ? undefined : snapshot(preferences)),
};

export const registry: readonly Entry[] = [
  { store: session, initial: initialSession, persist: sessionPersistence },
  { store: preferences, initial: initialPreferences, persist: preferencesPersistence },
  { store: me, initial: initialMe, persist: false },
  { store: categories, initial: initialCategories, persist: false },
  { store: marketplace, initial: initialMarketplace, persist: false },
  { store: product, initial: initialProduct, persist: false },
  { store: offers, initial: initialOffers, persist: false },
  { store: access, initial: initialAccess, persist: false },
  { store: wallet, initial: initialWallet, persist: false },
];

/** Everything back to how it was before anybody signed in. Snackbars stay: they say why. */
export function resetAll() {
  resetOperations();
  forgetLoads();
  for (const { store, initial } of registry) Object.assign(store, initial());
}

/** Brings stored state back. What is damaged is dropped, and a store that takes too long is given up: the app then starts clean. */
export async function restore(from: Store = browserStore) {
  const kept = registry.flatMap(({ store, persist }) => (persist ? [{ store, persist }] : []));
  const texts = await Promise.race([
    Promise.all(kept.map(async ({ persist }) => from.getItem(persist.key))).catch(() => []),
    wait(persistTimeoutMs).then(() => []),
  ]);
  for (const [index, text] of texts.entries()) {
    const entry = kept[index];
    const value = entry?.persist.accept(parseStored(text));
    if (entry && value) Object.assign(entry.store, value);
  }
}

/** Writes each kept store when it changes. Gives back what stops it. */
export function persist(): () => void {
  const stops = registry.flatMap(({ store, persist }) => {
    if (!persist) return [];
    const write = () => {
      const value = persist.keep();
      writeStored(persist.key, value && JSON.stringify(value));
    };
    return [subscribe(store, write)];
  });
  return () => stops.forEach((stop) => stop());
}
