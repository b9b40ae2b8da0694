import { dayText, fillText } from '#design-system';
import { facetRows } from '#contract/streamFacets.ts';
import { marketplaceMessages as messages } from '../../../messages/marketplace.ts';
import { noFilter, type Filter } from '../../shared/lists/marketplaceFilter.ts';
import { facetChip, type Names as FacetNames } from './facetValues.ts';
import { narrowingOf, phrasesIn, withoutPhrases, type Phrases } from './phrases.ts';
import { tokensText as amount } from '../../shared/payment/tokensText.ts';

export interface Chip {
  /** Unique: two categories may have one name. */
  key: string;
  text: string;
  without: Partial<Filter>;
  /** Makes a filter of a phrase, which the form beside the list then edits. */
  edit?: Partial<Filter>;
}

export interface Names extends FacetNames {
  understood?: Phrases;
}

type Ends = 'minPrice' | 'maxPrice' | 'from' | 'to';

function chipsOfText(filter: Filter, { understood = [], ...names }: Names): Chip[] {
  const phrases = phrasesIn(filter, understood);
  const rest = withoutPhrases(filter.text, phrases);
  const ofPhrases = phrases.flatMap((phrase) => {
    const narrowing = narrowingOf(phrase);
    const without = { text: withoutPhrases(filter.text, [phrase]) };
    const shown = filtersOf({ ...plain, ...narrowing }, names);
    return shown.map((chip) => ({
      key: phrase.start + chip.key,
      text: chip.text,
      without,
      edit: { ...without, ...narrowing },
    }));
  });
  const label = fillText(messages.containing, { text: rest });
  return [
    ...(rest ? [{ key: 'text', text: label, without: { text: phrases.map((one) => one.text).join(' ') } }] : []),
    ...ofPhrases,
  ];
}

const plain: Filter = { ...noFilter, view: 'cards', sort: '', page: 0 };

export const chipsOf = (filter: Filter, names: Names): Chip[] => [
  ...chipsOfText(filter, names),
  ...filtersOf(filter, names),
];

function filtersOf(filter: Filter, names: Names): Chip[] {
  const choices = facetRows.flatMap(([facet]) => {
    const values: readonly string[] = filter[facet];
    return values.map((value) => ({
      key: facet + value,
      text: facetChip(facet, value, names),
      without: { [facet]: values.filter((one) => one !== value) },
    }));
  });
  const end = (key: Ends, isSet: boolean, text: () => string): Chip[] =>
    isSet ? [{ key, text: text(), without: { [key]: noFilter[key] } }] : [];
  const { minPrice, maxPrice, from, to } = filter;
  const most = () =>
    maxPrice === 0 ? messages.freeOnly : fillText(messages.atMost, { amount: amount(maxPrice ?? 0) });
  return [
    ...choices,
    ...end('minPrice', minPrice !== undefined, () => fillText(messages.atLeast, { amount: amount(minPrice ?? 0) })),
    ...end('maxPrice', maxPrice !== undefined, most),
    ...end('from', from !== '', () => fillText(messages.since, { day: dayText(from) })),
    ...end('to', to !== '', () => fillText(messages.until, { day: dayText(to) })),
  ];
}
