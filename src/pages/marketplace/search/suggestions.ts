import type { IconName, Suggestion as Suggested } from '#design-system';
import type { Category, SavedSearch, Stream } from '#contract/types.ts';
import { productPath } from '../../../config/paths.ts';
import { dot } from '../../../messages/format.ts';
import { suggestionMessages as messages } from '../../../messages/marketplace.ts';
import { savedPath, type Filter } from '../../shared/lists/marketplaceFilter.ts';

export interface Suggestion extends Suggested {
  change?: Partial<Filter>;
  /** Its category, whose pictogram is shown, or an icon. */
  category?: string;
  icon?: IconName;
  to?: string;
}

interface Sources {
  categories: readonly Category[];
  sellers: Readonly<Record<string, string>>;
  streams: readonly Stream[];
  recent: readonly string[];
  saved: readonly SavedSearch[];
}

const maxShown = 4;

export function suggestionsOf(text: string, { categories, sellers, streams, recent, saved }: Sources): Suggestion[] {
  const typed = text.trim().toLowerCase();
  const fits = (name: string) => name.toLowerCase().includes(typed);
  const before: Suggestion[] = [
    ...recent
      .filter((word) => fits(word) && word.toLowerCase() !== typed)
      .map((word) => ({
        id: `recent ${word}`,
        label: word,
        hint: messages.recent,
        text: word,
        icon: 'clock' as const,
      })),
    ...saved
      .filter(({ name }) => fits(name))
      .slice(0, maxShown)
      .map(({ id, name, filter }) => ({
        id,
        label: name,
        hint: messages.saved,
        to: savedPath(filter),
        icon: 'heart' as const,
      })),
  ];
  if (typed === '') return before;
  return [
    ...streams
      .filter(({ name }) => fits(name))
      .slice(0, maxShown)
      .map(({ id, name, ownerName, subcategory }) => ({
        id,
        category: subcategory,
        label: name,
        hint: `${messages.product}${dot}${ownerName}`,
        to: productPath(id),
      })),
    ...categories
      .filter(({ name }) => fits(name))
      .slice(0, maxShown)
      .map(({ id, name }) => ({
        id,
        label: name,
        hint: messages.category,
        category: id,
        change: { categories: [id] },
      })),
    ...Object.entries(sellers)
      .filter(([, name]) => fits(name))
      .slice(0, maxShown)
      .map(([id, name]) => ({
        id,
        label: name,
        hint: messages.seller,
        icon: 'user' as const,
        change: { owners: [id] },
      })),
    ...before,
  ];
}
