import { formatTokens } from '#marketplace';
import type { Stream } from '#contract/types.ts';
import { fileHeads as heads } from '../../../messages/files.ts';
import { accessTypeNames, productStatusNames } from '../../../messages/listing.ts';
import type { AllRows } from '../../../state/machine/allPages.ts';
import { ExportList, type FileColumn } from './ExportList.tsx';
import { useCategoryName } from '../product/useCategoryName.ts';

interface ExportProductsProps {
  read: () => Promise<AllRows<Stream> | undefined>;
  own?: boolean;
}

const sales: readonly FileColumn<Stream>[] = [
  [heads.sold, (stream) => stream.sales?.sold],
  [heads.running, (stream) => stream.sales?.running],
  [heads.earned, (stream) => stream.sales && formatTokens(stream.sales.earned)],
  [heads.openOffers, (stream) => stream.sales?.open_offers],
];

export function ExportProducts({ read, own = false }: ExportProductsProps) {
  const categoryName = useCategoryName();
  const columns: readonly FileColumn<Stream>[] = [
    [heads.product, ({ name }) => name],
    [heads.seller, ({ ownerName }) => ownerName],
    [heads.category, ({ subcategory }) => categoryName(subcategory)],
    [heads.type, ({ type }) => type],
    [heads.access, ({ accessType }) => accessTypeNames[accessType]],
    [heads.price, ({ price }) => formatTokens(price)],
    [heads.published, ({ published_date }) => published_date],
    [heads.quality, ({ quality }) => quality?.grade],
    [heads.status, ({ status }) => productStatusNames[status]],
    ...(own ? sales : []),
    [heads.productId, ({ id }) => id],
  ];
  return <ExportList of="products" columns={columns} read={read} />;
}
