import type { Category } from '#contract/types.ts';
import { format } from '../../messages/format.ts';
import { accessTypeNames } from '../../messages/listing.ts';
import { involvementNames, marketplaceWords as words } from '../../messages/marketplace.ts';
import { noFilter, type Filter } from '../shared/lists/marketplaceFilter.ts';
import { tokensText as amount } from '../shared/payment/tokensText.ts';

export interface Chip {
  text: string;
  without: Partial<Filter>;
}

export interface Names {
  categories: readonly Category[];
  sellers: Readonly<Record<string, string>>;
}

type Lists = 'types' | 'categories' | 'accessTypes' | 'owners' | 'grades' | 'mine';
type Ends = 'minPrice' | 'maxPrice' | 'from' | 'to';

export function chipsOf(filter: Filter, { categories, sellers }: Names): Chip[] {
  const each = <Key extends Lists>(key: Key, nameOf: (value: Filter[Key][number]) => string): Chip[] =>
    filter[key].map((value: Filter[Key][number]) => ({
      text: nameOf(value),
      without: { [key]: filter[key].filter((one) => one !== value) },
    }));
  const end = (key: Ends, isSet: boolean, text: () => string): Chip[] =>
    isSet ? [{ text: text(), without: { [key]: noFilter[key] } }] : [];
  const { minPrice, maxPrice, from, to } = filter;
  const most = () => (maxPrice === 0 ? words.freeOnly : format(words.atMost, { amount: amount(maxPrice ?? 0) }));
  return [
    ...(filter.name ? [{ text: format(words.named, { name: filter.name }), without: { name: '' } }] : []),
    ...each('categories', (id) => categories.find((one) => one.id === id)?.name ?? id),
    ...each('types', (type) => type),
    ...each('accessTypes', (type) => accessTypeNames[type]),
    ...each('owners', (id) => (sellers[id] ? format(words.seller, { name: sellers[id] }) : words.oneSeller)),
    ...each('grades', (grade) => format(words.grade, { grade })),
    ...each('mine', (involvement) => involvementNames[involvement]),
    ...end('minPrice', minPrice !== undefined, () => format(words.atLeast, { amount: amount(minPrice ?? 0) })),
    ...end('maxPrice', maxPrice !== undefined, most),
    ...end('from', from !== '', () => format(words.since, { day: from })),
    ...end('to', to !== '', () => format(words.until, { day: to })),
  ];
}
