import { dayText, fillText } from '#design-system';
import type { Category } from '#contract/types.ts';
import { accessTypeNames } from '../../../messages/listing.ts';
import { involvementNames, marketplaceMessages as messages } from '../../../messages/marketplace.ts';
import { noFilter, type Filter } from '../../shared/lists/marketplaceFilter.ts';
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

export interface Names {
  categories: readonly Category[];
  sellers: Readonly<Record<string, string>>;
  understood?: Phrases;
}

type Lists = 'formats' | 'types' | 'categories' | 'accessTypes' | 'owners' | 'grades' | 'mine';
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

function filtersOf(filter: Filter, { categories, sellers }: Names): Chip[] {
  const each = <Key extends Lists>(key: Key, nameOf: (value: Filter[Key][number]) => string): Chip[] =>
    filter[key].map((value: Filter[Key][number]) => ({
      key: key + value,
      text: nameOf(value),
      without: { [key]: filter[key].filter((one) => one !== value) },
    }));
  const end = (key: Ends, isSet: boolean, text: () => string): Chip[] =>
    isSet ? [{ key, text: text(), without: { [key]: noFilter[key] } }] : [];
  const { minPrice, maxPrice, from, to } = filter;
  const most = () =>
    maxPrice === 0 ? messages.freeOnly : fillText(messages.atMost, { amount: amount(maxPrice ?? 0) });
  return [
    ...each('categories', (id) => categories.find((one) => one.id === id)?.name ?? id),
    ...each('types', (type) => type),
    ...each('accessTypes', (type) => accessTypeNames[type]),
    ...each('owners', (id) => (sellers[id] ? fillText(messages.seller, { name: sellers[id] }) : messages.oneSeller)),
    ...each('formats', (one) => fillText(messages.format, { format: one.toUpperCase() })),
    ...each('grades', (grade) => fillText(messages.grade, { grade })),
    ...each('mine', (involvement) => involvementNames[involvement]),
    ...end('minPrice', minPrice !== undefined, () => fillText(messages.atLeast, { amount: amount(minPrice ?? 0) })),
    ...end('maxPrice', maxPrice !== undefined, most),
    ...end('from', from !== '', () => fillText(messages.since, { day: dayText(from) })),
    ...end('to', to !== '', () => fillText(messages.until, { day: dayText(to) })),
  ];
}
