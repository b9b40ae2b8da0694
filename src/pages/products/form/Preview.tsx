import { Heading, Stack, useFormContext, useWatch } from '#design-system';
import { ListingCard, parseTokens } from '#marketplace';
import { plainMarkdown } from '#contract/plainMarkdown.ts';
import { productForm as messages } from '../../../messages/productForm.ts';
import { useMe } from '../../../state/me/me.ts';
import { Price } from '../../shared/payment/Price.tsx';
import { ProductBadges } from '../../shared/product/ProductBadges.tsx';
import { Tokens } from '../../shared/payment/Tokens.tsx';
import { useCategoryName } from '../../shared/product/useCategoryName.ts';
import { otherType, type ProductValues } from './values.ts';

export function Preview({ logo }: { logo: string | undefined }) {
  const { control } = useFormContext<ProductValues>();
  const values = useWatch({ control }) as ProductValues;
  const nameOf = useCategoryName();
  const user = useMe();
  const price = parseTokens(values.price);
  const seller = user ? user.company || `${user.first_name} ${user.last_name}`.trim() : '';
  return (
    <Stack gap={3} as="section" aria-label={messages.preview}>
      <Heading level={2} size="small">
        {messages.preview}
      </Heading>
      <ListingCard
        name={values.name.trim() || messages.previewName}
        logo={logo}
        link={<span />}
        note={`${seller} · ${messages.previewNow}`}
        description={plainMarkdown(values.description) || messages.previewText}
        badges={<ProductBadges stream={values} category={nameOf(values.subcategory)} />}
        price={price === null ? <Tokens amount={undefined} /> : <Price price={price} />}
        aside={values.type === otherType ? values.ownType : values.type}
      />
    </Stack>
  );
}
