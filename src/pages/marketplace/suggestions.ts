import type { Suggestion as Suggested } from '#design-system';
import type { Category, SavedSearch, Stream } from '#contract/types.ts';
import { productPath } from '../../config/paths.ts';
import { suggestionWords as words } from '../../messages/marketplace.ts';
import { savedPath, type Filter } from '../shared/lists/marketplaceFilter.ts';

/** A suggestion, and what picking it does beside putting its text into the field. */
export interface Suggestion extends Suggested {
  /** The filter that takes the place of the words. */
  change?: Partial<Filter>;
  /** Where it leads. */
  to?: string;
}

interface Sources {
  categories: readonly Category[];
  /** Names of sellers by id, as far as they are known. */
  sellers: Readonly<Record<string, string>>;
  /** What the list shows now. */
  streams: readonly Stream[];
  /** Words that were looked for before, last first. */
  recent: readonly string[];
  saved: readonly SavedSearch[];
}

/** How many of each kind are suggested at most. */
const most = 4;

/** What may be meant by a text that is being typed: searches of before, categories, sellers and products. */
export function suggestionsOf(text: string, { categories, sellers, streams, recent, saved }: Sources): Suggestion[] {
  const typed = text.trim().toLowerCase();
  const fits = (name: string) => name.toLowerCase().includes(typed);
  const before: Suggestion[] = [
    ...recent
      .filter((word) => fits(word) && word.toLowerCase() !== typed)
      .map((word) => ({ id: `recent ${word}`, label: word, hint: words.recent, text: word })),
    ...saved
      .filter(({ name }) => fits(name))
      .slice(0, most)
      .map(({ id, name, filter }) => ({ id, label: name, hint: words.saved, to: savedPath(filter) })),
  ];
  if (typed === '') return before;
  return [
    ...streams
      .filter(({ name }) => fits(name))
      .slice(0, most)
      .map(({ id, name, ownerName }) => ({
        id,
        label: name,
        hint: `${words.product} · ${ownerName}`,
        to: productPath(id),
      })),
    ...categories
      .filter(({ name }) => fits(name))
      .slice(0, most)
      .map(({ id, name }) => ({ id, label: name, hint: words.category, change: { categories: [id] } })),
    ...Object.entries(sellers)
      .filter(([, name]) => fits(name))
      .slice(0, most)
      .map(([id, name]) => ({ id, label: name, hint: words.seller, change: { owners: [id] } })),
    ...before,
  ];
}
