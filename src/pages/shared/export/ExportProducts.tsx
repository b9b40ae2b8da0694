import { formatTokens } from '#marketplace';
import type { Stream } from '#contract/types.ts';
import { fileHeaders as headers } from '../../../messages/files.ts';
import { accessTypeNames, productStatusNames } from '../../../messages/productCards.ts';
import type { AllRows } from '../../../state/machine/allPages.ts';
import { ExportList, type FileColumn } from './ExportList.tsx';
import { useCategoryName } from '../product/useCategoryName.ts';

interface ExportProductsProps {
  read: () => Promise<AllRows<Stream> | undefined>;
  own?: boolean;
}

const sales: readonly FileColumn<Stream>[] = [
  [headers.sold, (stream) => stream.sales?.sold],
  [headers.running, (stream) => stream.sales?.running],
  [headers.earned, (stream) => stream.sales && formatTokens(stream.sales.earned)],
  [headers.openOffers, (stream) => stream.sales?.open_offers],
];

export function ExportProducts({ read, own = false }: ExportProductsProps) {
  const categoryName = useCategoryName();
  const columns: readonly FileColumn<Stream>[] = [
    [headers.product, ({ name }) => name],
    [headers.seller, ({ ownerName }) => ownerName],
    [headers.category, ({ subcategory }) => categoryName(subcategory)],
    [headers.type, ({ type }) => type],
    [headers.access, ({ accessType }) => accessTypeNames[accessType]],
    [headers.price, ({ price }) => formatTokens(price)],
    [headers.published, ({ published_date }) => published_date],
    [headers.quality, ({ quality }) => quality?.grade],
    [headers.status, ({ status }) => productStatusNames[status]],
    ...(own ? sales : []),
    [headers.productId, ({ id }) => id],
  ];
  return <ExportList of="products" columns={columns} read={read} />;
}
