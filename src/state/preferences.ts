import { slots } from '#contract/constants.ts';
import type { Slot } from '#contract/types.ts';
import { proxy } from 'valtio';

export interface Preferences {
  /** The slot last chosen; it counts only while it is granted. */
  mode: Slot | undefined;
  /** How the marketplace is drawn. */
  listView: 'cards' | 'table';
}

export const initialPreferences = (): Preferences => ({ mode: undefined, listView: 'cards' });
export const preferences = proxy(initialPreferences());

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
