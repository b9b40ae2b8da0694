import type { SavedFilter, SavedSearch } from '#contract/types.ts';
import { ref, load, type Ref } from '../machine/load.ts';
import { run } from '../machine/operations.ts';
import { createStore } from '../machine/registry.ts';

export const initialSearches = (): { all: Ref<SavedSearch[]> | undefined } => ({ all: undefined });
export const searches = createStore(initialSearches, { persist: false });

const loadAll = load('searches.load', (all) => {
  searches.all = ref(all);
});

export const loadSearches = Object.assign(() => loadAll({}), { leave: loadAll.leave });

export const saveSearch = (name: string, filter: SavedFilter) => run('searches.save', { body: { name, filter } });

export const markSearchSeen = (id: string) => run('searches.see', { params: { id } }, { id });

export const removeSearch = (id: string) => run('searches.remove', { params: { id } }, { id });
