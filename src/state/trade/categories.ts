import type { Category } from '#contract/types.ts';
import { ref, load, type Ref } from '../machine/load.ts';
import { createStore } from '../machine/registry.ts';

export const initialCategories = (): { all: Ref<Category[]> | undefined } => ({ all: undefined });
export const categories = createStore(initialCategories, { persist: false });

export const loadCategories = load('categories.load', (all) => {
  categories.all = ref(all);
});
