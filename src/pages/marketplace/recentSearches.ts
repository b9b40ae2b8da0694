import { createStore } from '../../state/machine/registry.ts';

const mostRecent = 5;
/** Shorter words are on their way to being typed. */
const shortest = 3;

/** Words searched for in the marketplace, last first. Never stored: marketplace state is not persisted. */
export const initialRecentSearches = (): { words: readonly string[] } => ({ words: [] });
export const recentSearches = createStore(initialRecentSearches, { persist: false });

/** Keeps what was looked for; the words that were only its beginning make room. */
export function rememberSearch(text: string) {
  const words = text.trim();
  if (words.length < shortest) return;
  const others = recentSearches.words.filter((one) => !words.toLowerCase().startsWith(one.toLowerCase()));
  recentSearches.words = [words, ...others].slice(0, mostRecent);
}
