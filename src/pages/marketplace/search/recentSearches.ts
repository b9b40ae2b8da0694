import { createStore } from '../../../state/machine/registry.ts';

const mostRecent = 5;
/** Minimum length: shorter text is usually still being typed. */
const shortest = 3;

/** Recent searches, latest first. Never stored: marketplace state is not persisted. */
const initialRecentSearches = (): { messages: readonly string[] } => ({ messages: [] });
export const recentSearches = createStore(initialRecentSearches, { persist: false });

/** Adds a search and drops entries that are a prefix of it. */
export function rememberSearch(text: string) {
  const messages = text.trim();
  if (messages.length < shortest) return;
  const others = recentSearches.messages.filter((one) => !messages.toLowerCase().startsWith(one.toLowerCase()));
  recentSearches.messages = [messages, ...others].slice(0, mostRecent);
}
