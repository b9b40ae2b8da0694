import {
  Button,
  DataTable,
  Drawer,
  Inline,
  KeyValueList,
  Markdown,
  numberFormat,
  Skeleton,
  Stack,
  Tag,
  Text,
} from '#design-system';
import type { Sample, Stream } from '#contract/types.ts';
import { productPath } from '../../../config/paths.ts';
import { format } from '../../../messages/format.ts';
import { listingColumns, lookMessages as messages } from '../../../messages/marketplace.ts';
import { product, productParts, sample } from '../../../state/trade/browse/product.ts';
import { Anchor } from '../../shared/Anchor.tsx';
import { Async } from '../../shared/Async.tsx';
import { FavouriteButton } from '../../shared/product/FavouriteButton.tsx';
import { Price } from '../../shared/payment/Price.tsx';
import { ProductBadges } from '../../shared/product/ProductBadges.tsx';
import { useCategoryName } from '../../shared/product/useCategoryName.ts';
import { useLoad } from '../../shared/useLoad.ts';
import { When } from '../../shared/When.tsx';
import { shownText } from '../../shared/rows/shownText.ts';
import { useStatus, useValue } from '../../../state/machine/resource.ts';

const skeleton = <Skeleton shape="block" style={{ blockSize: '24rem' }} />;

const [mostRows, mostColumns] = [3, 4];

/** First rows of the sample; wide tables show their first columns. */
function FirstRows({ measured: { schema, rows } }: { measured: Sample }) {
  const columns = schema.slice(0, mostColumns).map(({ name }) => ({
    id: name,
    header: name,
    cell: (row: Sample['rows'][number]) => shownText(row[name] ?? ''),
    maxWidth: '9rem',
  }));
  if (rows.length === 0) return null;
  return (
    <DataTable
      label={messages.firstRows}
      columns={columns}
      rows={rows.slice(0, mostRows)}
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
  if (!measured) return <Skeleton shape="block" style={{ blockSize: '4rem' }} />;
  return (
    <Stack gap={2}>
      <Text size="small" tone="muted">
        {format(messages.rows, { count: numberFormat().format(measured.rows_measured) })}
      </Text>
      <Inline>
        {measured.schema.map(({ name }) => (
          <Tag key={name}>{name}</Tag>
        ))}
      </Inline>
    </Stack>
  );
}

function Rows({ id }: { id: string }) {
  const measured = useValue(sample, id);
  return measured && <FirstRows measured={measured} />;
}

function Look({ stream }: { stream: Stream }) {
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
      <Rows id={stream.id} />
      <Markdown text={stream.description} />
      <KeyValueList
        items={[
          { label: listingColumns.type, value: stream.type },
          { label: listingColumns.published, value: <When at={stream.published_date} exact /> },
          { label: listingColumns.buyers, value: stream.stats.buyers },
          { label: messages.fields, value: <Fields id={stream.id} /> },
        ]}
      />
      <Button asChild>
        <Anchor to={productPath(stream.id)}>{messages.open}</Anchor>
      </Button>
    </Stack>
  );
}

export function QuickLook({ id, onClose }: { id: string; onClose: () => void }) {
  const shown = useValue(product, id);
  useLoad(productParts, id);
  return (
    <Drawer.Root open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content title={shown?.name ?? messages.title} description={shown?.ownerName}>
        <Async of={product} input={id} skeleton={skeleton}>
          {(found) => <Look stream={found} />}
        </Async>
      </Drawer.Content>
    </Drawer.Root>
  );
}
