import type { Category } from '#contract/types.ts';
import { proxy } from 'valtio';
import { hold, load, type Held } from './load.ts';

export const initialCategories = (): { all: Held<Category[]> | undefined } => ({ all: undefined });
export const categories = proxy(initialCategories());

/** Loads all categories, two levels. */
export const loadCategories = load('categories.load', (all) => {
  categories.all = hold(all);
});
