import type { AskedFilter } from '#contract/types.ts';
import { askWords as words } from '../../../messages/ai.ts';
import { counted, format } from '../../../messages/format.ts';
import { tokensText as amount } from '../../shared/payment/tokensText.ts';

export interface AskChip {
  text: string;
  without: AskedFilter;
}

function omit(filter: AskedFilter, key: 'minPrice' | 'maxPrice' | 'days' | 'open'): AskedFilter {
  const { [key]: _dropped, ...rest } = filter;
  return rest;
}

export function askChips(filter: AskedFilter, categoryName: (id: string) => string | undefined): AskChip[] {
  const { minPrice, maxPrice, days, open } = filter;
  const dropped = (key: 'words' | 'types' | 'categories', value: string): AskedFilter => ({
    ...filter,
    [key]: filter[key].filter((one) => one !== value),
  });
  const chips: (AskChip | false)[] = [
    ...filter.words.map((word) => ({ text: format(words.word, { word }), without: dropped('words', word) })),
    ...filter.categories.map((id) => ({
      text: format(words.category, { name: categoryName(id) ?? '…' }),
      without: dropped('categories', id),
    })),
    ...filter.types.map((type) => ({ text: format(words.type, { type }), without: dropped('types', type) })),
    minPrice !== undefined && {
      text: format(words.atLeast, { amount: amount(minPrice) }),
      without: omit(filter, 'minPrice'),
    },
    maxPrice !== undefined && {
      text: maxPrice === 0 ? words.free : format(words.atMost, { amount: amount(maxPrice) }),
      without: omit(filter, 'maxPrice'),
    },
    days !== undefined && { text: counted(words.days, days), without: omit(filter, 'days') },
    open === true && { text: words.open, without: omit(filter, 'open') },
  ];
  return chips.filter((chip) => chip !== false);
}
