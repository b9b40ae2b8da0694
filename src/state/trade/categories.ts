import type { Category } from '#contract/types.ts';
import { hold, load, type Held } from '../machine/load.ts';
import { createStore } from '../machine/registry.ts';

export const initialCategories = (): { all: Held<Category[]> | undefined } => ({ all: undefined });
export const categories = createStore(initialCategories, { persist: false });

export const loadCategories = load('categories.load', (all) => {
  categories.all = hold(all);
});
