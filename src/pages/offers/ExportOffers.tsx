import { formatTokens } from '#marketplace';
import type { Offer } from '#contract/generated/documents.ts';
import { fileHeaders as headers } from '../../messages/files.ts';
import { offerStatusNames } from '../../messages/offers.ts';
import { allOffers } from '../../state/trade/deals/offers.ts';
import { ExportList, type FileColumn } from '../shared/export/ExportList.tsx';
import type { Filter } from './useOfferFilter.ts';

const columns: readonly FileColumn<Offer>[] = [
  [headers.product, ({ stream_name }) => stream_name],
  [headers.buyer, ({ buyer }) => buyer.name],
  [headers.seller, ({ seller }) => seller.name],
  [headers.status, ({ status }) => offerStatusNames[status]],
  [headers.amount, ({ amount }) => formatTokens(amount)],
  [headers.listPrice, ({ list_price }) => formatTokens(list_price)],
  [headers.moved, ({ history }) => history.at(-1)?.at],
  [headers.answerBy, ({ status, expires_at }) => (status === 'pending' ? expires_at : '')],
  [headers.validUntil, ({ valid_until }) => valid_until],
  [headers.description, ({ description }) => description],
  [headers.productId, ({ stream_id }) => stream_id],
  [headers.id, ({ id }) => id],
];

export const ExportOffers = ({ filter: { tab, status, turn } }: { filter: Filter }) => (
  <ExportList of="offers" columns={columns} read={() => allOffers(tab, { status, turn })} />
);
