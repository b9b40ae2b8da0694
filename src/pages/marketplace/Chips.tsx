import { Button, displayTokens, Inline, Tag } from '#design-system';
import { tokenInfo } from '#contract/constants.ts';
import type { Category } from '#contract/types.ts';
import { format } from '../../messages/format.ts';
import { accessTypeNames, marketplaceWords as words } from '../../messages/marketplace.ts';
import { noFilter, type ChangeFilter, type Filter } from './useFilter.ts';

interface ChipsProps {
  filter: Filter;
  change: ChangeFilter;
  categories: readonly Category[];
}

interface Chip {
  text: string;
  without: Partial<Filter>;
}

const amount = (micro: number) => `${displayTokens(micro)} ${tokenInfo.symbol}`;

function chipsOf({ filter, categories }: Omit<ChipsProps, 'change'>): Chip[] {
  const { name, minPrice, maxPrice } = filter;
  const each = (key: 'types' | 'categories' | 'accessTypes', nameOf: (value: string) => string | undefined) =>
    filter[key].map((value) => ({
      text: nameOf(value) ?? value,
      without: { [key]: filter[key].filter((one) => one !== value) },
    }));
  return [
    ...(name ? [{ text: format(words.named, { name }), without: { name: '' } }] : []),
    ...each('categories', (id) => categories.find((one) => one.id === id)?.name),
    ...each('types', (type) => type),
    ...each('accessTypes', (type) => accessTypeNames[type as keyof typeof accessTypeNames]),
    ...(minPrice === undefined
      ? []
      : [{ text: format(words.atLeast, { amount: amount(minPrice) }), without: { minPrice: undefined } }]),
    ...(maxPrice === undefined
      ? []
      : [{ text: format(words.atMost, { amount: amount(maxPrice) }), without: { maxPrice: undefined } }]),
  ];
}

/** The filters in force, each with a way to drop it. */
export function Chips({ change, ...rest }: ChipsProps) {
  const chips = chipsOf(rest);
  if (chips.length === 0) return null;
  return (
    <Inline>
      {chips.map(({ text, without }) => (
        <Tag key={text} onRemove={() => change(without)}>
          {text}
        </Tag>
      ))}
      <Button size="small" variant="ghost" onClick={() => change(noFilter)}>
        {words.clear}
      </Button>
    </Inline>
  );
}
