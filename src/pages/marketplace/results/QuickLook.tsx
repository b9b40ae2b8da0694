import { DataTable, Drawer, Inline, Markdown, Skeleton, Stack, Tag, Text } from '#design-system';
import { isComputed } from '#contract/computed.ts';
import type { Sample, Stream } from '#contract/types.ts';
import { productPath } from '../../../config/paths.ts';
import { lookMessages as messages } from '../../../messages/marketplace.ts';
import { product, productParts, sample } from '../../../state/trade/browse/product.ts';
import { ButtonLink } from '../../shared/ButtonLink.tsx';
import { Async } from '../../shared/Async.tsx';
import { Dots } from '../../shared/dots.styles.ts';
import { factsOf } from '../../shared/product/cardFacts.ts';
import { FavouriteButton } from '../../shared/product/FavouriteButton.tsx';
import { CardPrice } from '../../shared/payment/Price.tsx';
import { withDates } from '../../shared/product/isoDateText.ts';
import { ProductBadges } from '../../shared/product/ProductBadges.tsx';
import { SellerLogo } from '../../shared/product/SellerLogo.tsx';
import { useCategoryName } from '../../shared/product/useCategoryName.ts';
import { useLoad } from '../../shared/useLoad.ts';
import { When } from '../../shared/When.tsx';
import { shownText } from '../../shared/rows/shownText.ts';
import { BuyLink } from './ProductTools.tsx';
import { useStatus, useValue } from '../../../state/machine/resource.ts';

const skeleton = <Skeleton shape="block" style={{ blockSize: '24rem' }} />;

const [maxRows, maxColumns] = [3, 4];

function FirstRows({ measured: { schema, rows } }: { measured: Sample }) {
  const columns = schema.slice(0, maxColumns).map(({ name, type }) => ({
    id: name,
    header: name,
    cell: (row: Sample['rows'][number]) => {
      const text = shownText(row[name] ?? '');
      return type === 'date' ? withDates(text) : text;
    },
    maxWidth: '9rem',
  }));
  if (rows.length === 0) return null;
  return (
    <DataTable
      label={messages.firstRows}
      columns={columns}
      rows={rows.slice(0, maxRows)}
      rowKey={(row) => String(rows.indexOf(row))}
      narrow="scroll"
      density="compact"
    />
  );
}

function Fields({ id }: { id: string }) {
  const measured = useValue(sample, id);
  const failed = useStatus(sample).phase === 'fail';
  if (failed && !measured) return <Text tone="muted">{messages.unmeasured}</Text>;
  if (!measured) return <Skeleton shape="block" style={{ blockSize: '12rem' }} />;
  const others = measured.rows.length === 0 ? measured.schema : measured.schema.slice(maxColumns);
  return (
    <Stack gap={3}>
      <FirstRows measured={measured} />
      {others.length > 0 && (
        <Inline as="ul" data-part="list" aria-label={messages.fields}>
          {others.map(({ name }) => (
            <li key={name}>
              <Tag>{name}</Tag>
            </li>
          ))}
        </Inline>
      )}
    </Stack>
  );
}

function Look({ stream }: { stream: Stream }) {
  const categoryName = useCategoryName();
  return (
    <Stack gap={5}>
      <Inline justify="between">
        <CardPrice price={stream.price} />
        <Inline wrap={false}>
          <FavouriteButton stream={stream} />
          <BuyLink stream={stream} size="medium" />
          <ButtonLink to={productPath(stream.id)}>{messages.open}</ButtonLink>
        </Inline>
      </Inline>
      <Stack gap={2}>
        <Text as="div" tone="muted">
          <Dots>
            <span>{stream.type}</span>
            <When at={stream.published_date} />
            {factsOf(stream).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </Dots>
        </Text>
        <Inline>
          <ProductBadges stream={stream} category={categoryName(stream.subcategory)} />
        </Inline>
      </Stack>
      {!isComputed(stream) && <Fields id={stream.id} />}
      <Markdown text={stream.description} />
    </Stack>
  );
}

const Seller = ({ stream }: { stream: Stream }) => (
  <>
    <SellerLogo stream={stream} />
    <span>{stream.ownerName}</span>
  </>
);

export function QuickLook({ id, onClose }: { id: string; onClose: () => void }) {
  const shown = useValue(product, id);
  useLoad(productParts, id);
  return (
    <Drawer.Root open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content title={shown?.name ?? messages.title} description={shown && <Seller stream={shown} />}>
        <Async of={product} input={id} skeleton={skeleton}>
          {(found) => <Look stream={found} />}
        </Async>
      </Drawer.Content>
    </Drawer.Root>
  );
}
