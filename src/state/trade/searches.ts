import type { SavedFilter, SavedSearch } from '#contract/types.ts';
import { hold, load, type Held } from '../machine/load.ts';
import { run } from '../machine/operations.ts';
import { createStore } from '../machine/registry.ts';

/** My saved searches, last saved first; undefined until the first answer. */
export const initialSearches = (): { all: Held<SavedSearch[]> | undefined } => ({ all: undefined });
export const searches = createStore(initialSearches, { persist: false });

const loadAll = load('searches.load', (all) => {
  searches.all = hold(all);
});

export const loadSearches = Object.assign(() => loadAll({}), { leave: loadAll.leave });

/** Saves what the marketplace is narrowed by, under a name of its own. */
export const saveSearch = (name: string, filter: SavedFilter) => run('searches.save', { body: { name, filter } });

/** Says that what a search finds has been seen: from now on only newer streams count as new. */
export const seeSearch = (id: string) => run('searches.see', { params: { id } }, { id });

export const removeSearch = (id: string) => run('searches.remove', { params: { id } }, { id });
