import { Button, fillText, Inline, Tag } from '#design-system';
import { accessTypeNames } from '../../messages/productCards.ts';
import { marketplaceMessages } from '../../messages/marketplace.ts';
import { productsMessages } from '../../messages/products.ts';
import { tokensText } from '../shared/payment/tokensText.ts';
import { useCategoryName } from '../shared/product/useCategoryName.ts';
import { inForce, noFilter, type ChangeFilter, type Filter } from './useProductFilter.ts';

const { filters: messages } = productsMessages;
const amount = (micro: string) => tokensText(Number(micro));

function textOf(name: keyof typeof noFilter, filter: Filter, nameOf: (id: string) => string | undefined): string {
  const value = filter[name as 'name'];
  const texts: Partial<Record<string, string>> = {
    category: nameOf(value) ?? messages.category,
    accessType: accessTypeNames[value as keyof typeof accessTypeNames],
    minPrice: fillText(marketplaceMessages.atLeast, { amount: amount(value) }),
    maxPrice: fillText(marketplaceMessages.atMost, { amount: amount(value) }),
    from: `${messages.from} ${value}`,
    to: `${messages.to} ${value}`,
    logo: value === '1' ? messages.withLogo : messages.withoutLogo,
    unsold: messages.unsold,
  };
  return texts[name] ?? value;
}

export function Chips({ filter, change }: { filter: Filter; change: ChangeFilter }) {
  const nameOf = useCategoryName();
  // The name is in the search field.
  const names = inForce(filter).filter((name) => name !== 'name');
  if (names.length === 0) return null;
  return (
    <Inline>
      {names.map((name) => (
        <Tag key={name} onRemove={() => change({ [name]: '' })}>
          {textOf(name, filter, nameOf)}
        </Tag>
      ))}
      <Button size="small" variant="ghost" onClick={() => change(noFilter)}>
        {messages.clear}
      </Button>
    </Inline>
  );
}
