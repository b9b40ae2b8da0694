import { Icon, useSuggestions } from '#design-system';
import { Pictogram } from '#marketplace';
import { textLimits } from '#contract/textLimits.ts';
import type { Category, Stream } from '#contract/types.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { marketplaceMessages as messages } from '../../../messages/marketplace.ts';
import { searches } from '../../../state/trade/browse/searches.ts';
import { useValue } from '../../../state/machine/resource.ts';
import { NameSearch } from '../../shared/lists/NameSearch.tsx';
import type { Filter } from '../../shared/lists/marketplaceFilter.ts';
import { useTyped } from '../../shared/lists/useTyped.ts';
import { useCategoryKind } from '../../shared/product/useCategoryName.ts';
import { suggestionsOf } from './suggestions.ts';
import type { ChangeFilter } from '../filters/useFilter.ts';
import { createStore } from '../../../state/machine/registry.ts';

const maxRecent = 5;
/** Minimum length: shorter text is usually still being typed. */
const shortest = 3;

/** Recent searches, latest first. Never stored: marketplace state is not persisted. */
const initialRecentSearches = (): { texts: readonly string[] } => ({ texts: [] });
const recentSearches = createStore(initialRecentSearches, { persist: false });

function rememberSearch(text: string) {
  const trimmed = text.trim();
  if (trimmed.length < shortest) return;
  const others = recentSearches.texts.filter((one) => !trimmed.toLowerCase().startsWith(one.toLowerCase()));
  recentSearches.texts = [trimmed, ...others].slice(0, maxRecent);
}

interface MarketSearchProps {
  filter: Filter;
  change: ChangeFilter;
  categories: readonly Category[];
  sellers: Readonly<Record<string, string>>;
  streams: readonly Stream[];
}

export function MarketSearch({ filter, change, ...known }: MarketSearchProps) {
  const typed = useTyped(filter.text);
  const [text, setText] = useState(filter.text);
  const navigate = useNavigate();
  const { texts: recent } = useSnapshot(recentSearches);
  const saved = useValue(searches);
  const kindOf = useCategoryKind();
  const { input, list } = useSuggestions({
    label: messages.search,
    suggestions: suggestionsOf(text, { ...known, recent, saved: saved ?? [] }).map((one) => ({
      ...one,
      picture:
        one.category === undefined ? one.icon && <Icon name={one.icon} /> : <Pictogram name={kindOf(one.category)} />,
    })),
    onPick: ({ change: next, to }) => {
      rememberSearch(text);
      // A suggestion that navigates replaces the text: cancel the pending search.
      if (next ?? to) typed.giveUp();
      if (next) change({ text: '', ...next });
      if (to) void navigate(to);
    },
  });
  return (
    <>
      <NameSearch
        label={messages.search}
        name={filter.text}
        onName={(next) => change({ text: next })}
        onTyping={setText}
        typed={typed}
        input={{
          ...input,
          placeholder: messages.placeholder,
          maxLength: textLimits.question,
          onFocus: () => {
            setText(filter.text);
            if (!saved) void searches.load();
          },
          onBlur: () => {
            input.onBlur();
            rememberSearch(filter.text);
          },
        }}
      />
      {list}
    </>
  );
}
