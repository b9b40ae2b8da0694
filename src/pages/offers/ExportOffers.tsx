import { formatTokens } from '#marketplace';
import type { Offer } from '#contract/generated/documents.ts';
import { fileHeads as heads } from '../../messages/files.ts';
import { offerStatusNames } from '../../messages/offers.ts';
import { allOffers } from '../../state/trade/deals/offers.ts';
import { ExportList, type FileColumn } from '../shared/export/ExportList.tsx';
import type { Filter } from './useOfferFilter.ts';

const columns: readonly FileColumn<Offer>[] = [
  [heads.product, ({ stream_name }) => stream_name],
  [heads.buyer, ({ buyer }) => buyer.name],
  [heads.seller, ({ seller }) => seller.name],
  [heads.status, ({ status }) => offerStatusNames[status]],
  [heads.amount, ({ amount }) => formatTokens(amount)],
  [heads.listPrice, ({ list_price }) => formatTokens(list_price)],
  [heads.moved, ({ history }) => history.at(-1)?.at],
  [heads.answerBy, ({ status, expires_at }) => (status === 'pending' ? expires_at : '')],
  [heads.validUntil, ({ valid_until }) => valid_until],
  [heads.description, ({ description }) => description],
  [heads.productId, ({ stream_id }) => stream_id],
  [heads.id, ({ id }) => id],
];

export const ExportOffers = ({ filter: { tab, status, turn } }: { filter: Filter }) => (
  <ExportList of="offers" columns={columns} read={() => allOffers(tab, { status, turn })} />
);
