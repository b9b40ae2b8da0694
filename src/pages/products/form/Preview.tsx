import { Heading, Stack, Text, useFormContext, useWatch } from '#design-system';
import { ListingCard, parseTokens } from '#marketplace';
import { tokenInfo } from '#contract/constants.ts';
import { plainMarkdown } from '#contract/plainMarkdown.ts';
import type { Sample, Stream } from '#contract/types.ts';
import { useSnapshot } from 'valtio';
import { productCardMessages } from '../../../messages/productCards.ts';
import { productForm as messages } from './messages.ts';
import { catalogue } from '../../../state/trade/selling/catalogue.ts';
import { useMe } from '../../../state/me/me.ts';
import { CardPrice } from '../../shared/payment/Price.tsx';
import { cardFactsOf, chartOf, lineOf } from '../../shared/product/cardFacts.ts';
import { ProductBadges } from '../../shared/product/ProductBadges.tsx';
import { useCategoryKind, useCategoryName } from '../../shared/product/useCategoryName.ts';
import { personName } from '../../shared/account/personName.ts';
import { When } from '../../shared/When.tsx';
import type { RenderLogo } from '../LogoPicker.tsx';
import { useLogoAddress } from './useLogoAddress.ts';
import { otherType, type ProductValues } from './values.ts';
import { dot } from '../../../messages/format.ts';

const noPrice = (
  <Text tone="muted">
    – <span>{tokenInfo.symbol}</span> {productCardMessages.perHour}
  </Text>
);

type Shown = Pick<Stream, 'measured' | 'stats' | 'type' | 'quality'>;

/** The facts that a card would have: of the sample on this form, else of the product's last measurement. */
function shownOf(sample: Sample | undefined, listed: Stream | undefined, type: string): Shown {
  if (!sample) return listed ?? { type, stats: { buyers: 0 } };
  const { format, rows_measured: rows, measured_at, quality, ...facts } = sample;
  return {
    type,
    stats: { buyers: listed?.stats.buyers ?? 0 },
    measured: { ...facts, format, rows },
    quality: { grade: quality.grade, measured_at },
  };
}

interface PreviewProps {
  listed: Stream | undefined;
  /** Makes the picture that was chosen in this form. */
  renderLogo: RenderLogo;
}

/** The card of the marketplace. */
export function Preview({ listed, renderLogo }: PreviewProps) {
  const logo = useLogoAddress(renderLogo);
  const { control } = useFormContext<ProductValues>();
  const values = useWatch({ control }) as ProductValues;
  const nameOf = useCategoryName();
  const kindOf = useCategoryKind();
  const user = useMe();
  const price = parseTokens(values.price);
  const type = values.type === otherType ? values.ownType : values.type;
  const { accessType, subcategory } = values;
  const { probe } = useSnapshot(catalogue);
  const shown = shownOf(probe?.sample, listed, type);
  return (
    <Stack gap={3} as="section" aria-label={messages.preview}>
      <Heading level={2} size="small">
        {messages.preview}
      </Heading>
      <ListingCard
        name={values.name.trim() || messages.previewName}
        logo={logo ?? listed?.logo}
        chart={chartOf(shown)}
        kind={kindOf(subcategory)}
        category={nameOf(subcategory)}
        link={<span />}
        note={
          <>
            {user && <span>{`${personName(user)}${dot}`}</span>}
            <span>{listed ? <When at={listed.published_date} /> : messages.previewNow}</span>
          </>
        }
        description={plainMarkdown(values.description) || messages.previewText}
        facts={lineOf(cardFactsOf(shown))}
        badges={<ProductBadges brief stream={{ accessType, ...(shown.quality && { quality: shown.quality }) }} />}
        price={price === null ? noPrice : <CardPrice price={price} />}
      />
    </Stack>
  );
}
