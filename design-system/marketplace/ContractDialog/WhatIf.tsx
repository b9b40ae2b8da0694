import { useWatch, type Control } from 'react-hook-form';
import type { PickOption } from '../../form/internal/pickerTypes.ts';
import { RevenueShare } from '../RevenueShare/index.ts';
import type { Draft } from './PartnerRows.tsx';
import { totalOf } from './shares.ts';
import type { ContractTexts } from './texts.ts';

interface WhatIfProps {
  control: Control<Draft>;
  products: readonly (PickOption & { price: number })[] | undefined;
  partners: readonly PickOption[] | undefined;
  price: number | undefined;
  texts: ContractTexts;
}

export function WhatIf({ control, products, partners, price, texts }: WhatIfProps) {
  const [chosen, items] = useWatch({ control, name: ['product', 'items'] });
  const listPrice = products ? products.find(({ value }) => value === chosen)?.price : price;
  if (listPrice === undefined) return null;
  return (
    <RevenueShare
      key={chosen}
      label={texts.whoGets}
      keeper={texts.youKeep}
      texts={{ tokens: texts.tokens }}
      price={listPrice}
      parts={items.map((item, index) => ({
        id: String(index),
        name: partners?.find(({ value }) => value === item.partner)?.label ?? item.partner,
        share: totalOf([item]),
      }))}
    />
  );
}
