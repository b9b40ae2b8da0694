import { numberFormat, Stack, Text, TwoLineCell, type Column } from '#design-system';
import type { Category, Stream } from '#contract/types.ts';
import { productPath } from '../../config/paths.ts';
import { orderNames } from '../../messages/lists.ts';
import { productCardMessages } from '../../messages/productCards.ts';
import { productsMessages } from '../../messages/products.ts';
import { Anchor } from '../shared/Anchor.tsx';
import { Price } from '../shared/payment/Price.tsx';
import { ProductPicture } from '../shared/product/ProductPicture.tsx';
import { QualityBadge } from '../shared/product/QualityBadge.tsx';
import { Tokens } from '../shared/payment/Tokens.tsx';
import { When } from '../shared/When.tsx';
import { AccessKind, OpenOffers, RowState } from './Facts.tsx';
import type { ProductDialogRequest } from './ProductDialog.tsx';
import { ProductMenu } from './ProductMenu.tsx';

const { columns: messages } = productsMessages;

function Name({ stream }: { stream: Stream }) {
  return (
    <TwoLineCell picture={<ProductPicture name={stream.name} logo={stream.logo} category={stream.subcategory} />}>
      <Anchor data-part="target" to={productPath(stream.id)}>
        {stream.name}
      </Anchor>
    </TwoLineCell>
  );
}

/** In two lines, to leave more of the row to the name. */
const CardPrice = ({ price }: { price: number }) => (
  <Stack as="span" gap={0} align="end">
    <Tokens amount={price} weight="semibold" />
    <Text size="small" tone="muted" style={{ fontWeight: 'var(--ds-type-weight-regular)' }}>
      {productCardMessages.perHour}
    </Text>
  </Stack>
);

function Published({ stream }: { stream: Stream }) {
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <When at={stream.published_date} />
    </span>
  );
}

/** Sort name of the API per column. */
export const sortOf = { name: 'NAME', price: 'PRICE', published: 'DATE' } as const;

/** Hidden by default: with these columns the row actions are off-screen on most displays. */
export const hiddenAtFirst = ['category', 'type', 'access', 'running'] as const;

interface ColumnsProps {
  categories: readonly Category[];
  onOpenDialog: (request: ProductDialogRequest) => void;
  asCards: boolean;
}

export const columnsFor = ({ categories, onOpenDialog, asCards }: ColumnsProps): Column<Stream>[] => [
  {
    id: 'name',
    header: messages.name,
    width: '28rem',
    maxWidth: '28rem',
    cell: (stream) => <Name stream={stream} />,
    sortable: true,
    orderNames: orderNames.name,
  },
  {
    id: 'category',
    header: messages.category,
    cell: ({ subcategory }) => categories.find(({ id }) => id === subcategory)?.name,
  },
  { id: 'type', header: messages.type, cell: ({ type }) => type },
  { id: 'access', header: messages.access, cell: (stream) => <AccessKind stream={stream} /> },
  {
    id: 'price',
    header: messages.price,
    align: 'end',
    sortable: true,
    orderNames: orderNames.price,
    headline: true,
    cell: ({ price }) =>
      price === 0 ? <Price price={price} /> : asCards ? <CardPrice price={price} /> : <Tokens amount={price} />,
  },
  {
    id: 'published',
    header: messages.published,
    sortable: true,
    orderNames: orderNames.date,
    phone: 'hidden',
    cell: (stream) => <Published stream={stream} />,
  },
  { id: 'sold', header: messages.sold, align: 'end', cell: ({ sales }) => numberFormat().format(sales?.sold ?? 0) },
  {
    id: 'running',
    header: messages.running,
    align: 'end',
    cell: ({ sales }) => numberFormat().format(sales?.running ?? 0),
  },
  { id: 'earned', header: messages.earned, align: 'end', cell: ({ sales }) => <Tokens amount={sales?.earned ?? 0} /> },
  {
    id: 'offers',
    header: messages.offers,
    phone: 'plain',
    cell: ({ sales }) => sales && sales.open_offers > 0 && <OpenOffers count={sales.open_offers} />,
  },
  {
    id: 'quality',
    header: messages.quality,
    phone: 'hidden',
    cell: ({ quality }) => quality && <QualityBadge {...quality} short />,
  },
  { id: 'status', header: messages.status, phone: 'plain', cell: (stream) => <RowState stream={stream} /> },
  {
    id: 'actions',
    header: messages.actions,
    hiddenHeader: true,
    phone: 'corner',
    align: 'end',
    cell: (stream) => <ProductMenu stream={stream} onOpenDialog={onOpenDialog} />,
  },
];
