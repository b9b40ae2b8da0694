import { Heading, Icon, Stack, Text, useFormContext, useWatch } from '#design-system';
import { ListingCard, parseTokens } from '#marketplace';
import { tokenInfo } from '#contract/constants.ts';
import { plainMarkdown } from '#contract/plainMarkdown.ts';
import type { Stream } from '#contract/types.ts';
import { listingMessages } from '../../../messages/listing.ts';
import { productForm as messages } from './messages.ts';
import { useMe } from '../../../state/me/me.ts';
import { CardPrice } from '../../shared/payment/Price.tsx';
import { chartOf, factsOf, lineOf } from '../../shared/product/cardFacts.ts';
import { ProductBadges } from '../../shared/product/ProductBadges.tsx';
import { useCategoryName } from '../../shared/product/useCategoryName.ts';
import { When } from '../../shared/When.tsx';
import { otherType, type ProductValues } from './values.ts';

const box = {
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'var(--ds-radius-large)',
  background: 'var(--ds-surface-sunken)',
  color: 'var(--ds-text-muted)',
} as const;

const Unnamed = () => (
  <span data-part="logo" style={box}>
    <Icon name="product" />
  </span>
);

const noPrice = (
  <Text tone="muted">
    – <span>{tokenInfo.symbol}</span> {listingMessages.perHour}
  </Text>
);

/** The card of the marketplace. An existing product keeps the facts of its last measurement. */
export function Preview({ before }: { before: Stream | undefined }) {
  const { control } = useFormContext<ProductValues>();
  const values = useWatch({ control }) as ProductValues;
  const nameOf = useCategoryName();
  const user = useMe();
  const price = parseTokens(values.price);
  const type = values.type === otherType ? values.ownType : values.type;
  const { accessType, subcategory } = values;
  return (
    <Stack gap={3} as="section" aria-label={messages.preview}>
      <Heading level={2} size="small">
        {messages.preview}
      </Heading>
      <ListingCard
        picture={!before && !values.name.trim() ? <Unnamed /> : undefined}
        name={values.name.trim() || messages.previewName}
        logo={before?.logo}
        chart={before && chartOf(before)}
        link={<span />}
        note={
          <>
            <span>{`${user ? `${user.first_name} ${user.last_name}`.trim() : ''} · `}</span>
            <span>{before ? <When at={before.published_date} /> : messages.previewNow}</span>
          </>
        }
        description={plainMarkdown(values.description) || messages.previewText}
        facts={lineOf([...(before ? factsOf(before) : []), type])}
        badges={
          <ProductBadges
            stream={{ accessType, ...(before?.quality && { quality: before.quality }) }}
            category={nameOf(subcategory)}
          />
        }
        price={price === null ? noPrice : <CardPrice price={price} />}
      />
    </Stack>
  );
}
