// Current values of each section, for its closed fold.
import { useFormContext, useWatch } from '#design-system';
import { parseTokens } from '#marketplace';
import { dot } from '../../../../messages/format.ts';
import { accessTypeNames, productCardMessages } from '../../../../messages/productCards.ts';
import { tokensText } from '../../../shared/payment/tokensText.ts';
import { withDates } from '../../../shared/product/isoDateText.ts';
import { useCategoryName } from '../../../shared/product/useCategoryName.ts';
import { productForm as messages, visibilityNames } from '../messages.ts';
import { otherType, type ProductValues } from '../values.ts';

type CategoryName = ReturnType<typeof useCategoryName>;

function priceText(price: string) {
  const micro = parseTokens(price);
  if (micro === null) return undefined;
  return micro === 0 ? productCardMessages.free : `${tokensText(micro)} ${productCardMessages.perHour}`;
}

const summaries = {
  basics: ({ type, ownType, subcategory }: ProductValues, nameOf: CategoryName) => [
    nameOf(subcategory),
    type === otherType ? ownType : type,
  ],
  price: ({ price, offer }: ProductValues) => [priceText(price), offer ? messages.offersAccepted : undefined],
  access: ({ visibility, accessType }: ProductValues) => [
    visibilityNames[visibility].label,
    accessTypeNames[accessType],
  ],
  coverage: ({ licence, covers }: ProductValues) => [licence.trim(), withDates(covers.trim())],
} as const;

export type Summarized = keyof typeof summaries;

export function useSummary(section: Summarized | undefined): string | undefined {
  const { control } = useFormContext<ProductValues>();
  const values = useWatch({ control, disabled: section === undefined }) as ProductValues;
  const nameOf = useCategoryName();
  const parts = section === undefined ? [] : summaries[section](values, nameOf);
  return parts.filter(Boolean).join(dot) || undefined;
}
