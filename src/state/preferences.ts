import { slots } from '#contract/constants.ts';
import type { Slot } from '#contract/types.ts';
import { storageKeys } from '../config/constants.ts';
import { createStore } from './registry.ts';
import { session } from './session.ts';

export interface Preferences {
  /** The slot last chosen; it counts only while it is granted. */
  mode: Slot | undefined;
  /** How the marketplace is drawn. */
  listView: 'cards' | 'table';
}

export const initialPreferences = (): Preferences => ({ mode: undefined, listView: 'cards' });
export const preferences = createStore(initialPreferences, {
  persist: {
    key: storageKeys.preferences,
    accept: (value) => storedPreferences(value),
    // Kept only for somebody: after sign-out storage is empty.
    keep: (all) => (session.token === '' ? undefined : all),
  },
});

export const chooseListView = (view: Preferences['listView']) => {
  preferences.listView = view;
};

/** The preferences in a stored value; what is damaged or unknown is left out. */
export function storedPreferences(value: unknown): Partial<Preferences> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { mode, listView } = value as { mode?: unknown; listView?: unknown };
  return {
    mode: slots.find((slot) => slot === mode),
    listView: listView === 'table' ? 'table' : 'cards',
  };
}
