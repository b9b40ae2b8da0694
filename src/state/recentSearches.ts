import { storageKeys } from '../config/constants.ts';
import { createStore } from './registry.ts';
import { session } from './session.ts';

const mostRecent = 5;
/** Shorter words are on their way to being typed. */
const shortest = 3;

/** Words that were looked for in the marketplace, last first. */
export const initialRecentSearches = (): { words: readonly string[] } => ({ words: [] });
export const recentSearches = createStore(initialRecentSearches, {
  persist: {
    key: storageKeys.recentSearches,
    place: 'durable',
    accept: (value) => storedRecentSearches(value),
    // Kept only for somebody: after sign-out storage is empty. A copy, since a proxy cannot be stored.
    keep: ({ words }) => (session.token === '' ? undefined : { words: [...words] }),
  },
});

/** What of a stored value can be trusted. */
export function storedRecentSearches(value: unknown): { words: readonly string[] } | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { words } = value as { words?: unknown };
  const texts = Array.isArray(words) ? words.filter((word): word is string => typeof word === 'string') : [];
  return { words: texts.slice(0, mostRecent) };
}

/** Keeps what was looked for; the words that were only its beginning make room. */
export function rememberSearch(text: string) {
  const words = text.trim();
  if (words.length < shortest) return;
  const others = recentSearches.words.filter((one) => !words.toLowerCase().startsWith(one.toLowerCase()));
  recentSearches.words = [words, ...others].slice(0, mostRecent);
}
