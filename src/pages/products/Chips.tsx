import { Button, Inline, Tag } from '#design-system';
import { format } from '../../messages/format.ts';
import { accessTypeNames } from '../../messages/listing.ts';
import { marketplaceWords } from '../../messages/marketplace.ts';
import { productsWords } from '../../messages/products.ts';
import { tokensText } from '../shared/payment/tokensText.ts';
import { useCategoryName } from '../shared/product/useCategoryName.ts';
import { inForce, noFilter, type ChangeFilter, type Filter } from './useProductFilter.ts';

const { filters: words } = productsWords;
const amount = (micro: string) => tokensText(Number(micro));

function textOf(name: keyof typeof noFilter, filter: Filter, nameOf: (id: string) => string | undefined): string {
  const value = filter[name as 'name'];
  const texts: Partial<Record<string, string>> = {
    name: format(marketplaceWords.named, { name: value }),
    category: nameOf(value) ?? words.category,
    accessType: accessTypeNames[value as keyof typeof accessTypeNames],
    minPrice: format(marketplaceWords.atLeast, { amount: amount(value) }),
    maxPrice: format(marketplaceWords.atMost, { amount: amount(value) }),
    from: `${words.from} ${value}`,
    to: `${words.to} ${value}`,
    logo: value === '1' ? words.withLogo : words.withoutLogo,
  };
  return texts[name] ?? value;
}

export function Chips({ filter, change }: { filter: Filter; change: ChangeFilter }) {
  const nameOf = useCategoryName();
  const names = inForce(filter);
  if (names.length === 0) return null;
  return (
    <Inline>
      {names.map((name) => (
        <Tag key={name} onRemove={() => change({ [name]: '' })}>
          {textOf(name, filter, nameOf)}
        </Tag>
      ))}
      <Button size="small" variant="ghost" onClick={() => change(noFilter)}>
        {words.clear}
      </Button>
    </Inline>
  );
}
