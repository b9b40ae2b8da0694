import { createStore } from '../../../state/machine/registry.ts';

const mostRecent = 5;
/** Minimum length: shorter text is usually still being typed. */
const shortest = 3;

/** Recent searches, latest first. Never stored: marketplace state is not persisted. */
export const initialRecentSearches = (): { words: readonly string[] } => ({ words: [] });
export const recentSearches = createStore(initialRecentSearches, { persist: false });

/** Adds a search and drops entries that are a prefix of it. */
export function rememberSearch(text: string) {
  const words = text.trim();
  if (words.length < shortest) return;
  const others = recentSearches.words.filter((one) => !words.toLowerCase().startsWith(one.toLowerCase()));
  recentSearches.words = [words, ...others].slice(0, mostRecent);
}
