import { Button, Drawer, Inline, KeyValueList, numberFormat, Skeleton, Stack, Tag, Text } from '#design-system';
import type { Sample, Stream } from '#contract/types.ts';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { productPath } from '../../config/paths.ts';
import { format } from '../../messages/format.ts';
import { listingColumns, lookWords as words } from '../../messages/marketplace.ts';
import { useOperation } from '../../state/machine/operations.ts';
import { loadProduct, product } from '../../state/trade/product.ts';
import { Async } from '../shared/Async.tsx';
import { FavouriteButton } from '../shared/product/FavouriteButton.tsx';
import { Price } from '../shared/payment/Price.tsx';
import { ProductBadges } from '../shared/product/ProductBadges.tsx';
import { useCategoryName } from '../shared/product/useCategoryName.ts';
import { useLoad } from '../shared/useLoad.ts';
import { When } from '../shared/When.tsx';

const skeleton = <Skeleton shape="block" style={{ blockSize: '24rem' }} />;

function Fields({ sample }: { sample: Sample | undefined }) {
  const failed = useOperation('product.sample').phase === 'fail';
  if (failed && !sample) return <Text tone="muted">{words.unmeasured}</Text>;
  if (!sample) return <Skeleton shape="block" style={{ blockSize: '4rem' }} />;
  return (
    <Stack gap={2}>
      <Text size="small" tone="muted">
        {format(words.rows, { count: numberFormat().format(sample.rows_measured) })}
      </Text>
      <Inline>
        {sample.schema.map(({ name }) => (
          <Tag key={name}>{name}</Tag>
        ))}
      </Inline>
    </Stack>
  );
}

function Look({ stream }: { stream: Stream }) {
  const { sample } = useSnapshot(product);
  const categoryName = useCategoryName();
  return (
    <Stack gap={5}>
      <Inline justify="between">
        <span>
          <Price price={stream.price} />
        </span>
        <FavouriteButton stream={stream} />
      </Inline>
      <Inline>
        <ProductBadges stream={stream} category={categoryName(stream.subcategory)} />
      </Inline>
      <Text as="p">{stream.description}</Text>
      <KeyValueList
        items={[
          { label: listingColumns.type, value: stream.type },
          { label: listingColumns.published, value: <When at={stream.published_date} exact /> },
          { label: listingColumns.buyers, value: stream.stats.buyers },
          { label: words.fields, value: <Fields sample={sample} /> },
        ]}
      />
      <Button asChild>
        <Link to={productPath(stream.id)}>{words.open}</Link>
      </Button>
    </Stack>
  );
}

export function QuickLook({ id, onClose }: { id: string; onClose: () => void }) {
  const { stream } = useSnapshot(product);
  useLoad(loadProduct, id);
  const shown = stream?.id === id ? stream : undefined;
  return (
    <Drawer.Root open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content title={shown?.name ?? words.title} description={shown?.ownerName}>
        <Async of="product.load" data={shown} onRetry={() => loadProduct(id)} skeleton={skeleton}>
          {(found) => <Look stream={found} />}
        </Async>
      </Drawer.Content>
    </Drawer.Root>
  );
}
