import { formatTokens } from '#marketplace';
import type { Access } from '#contract/generated/documents.ts';
import { accessPageMessages as messages } from '../../messages/access.ts';
import { fileHeads as heads } from '../../messages/files.ts';
import { allAccess } from '../../state/trade/access/accesses.ts';
import { ExportList, type FileColumn } from '../shared/export/ExportList.tsx';
import { toQuery, type Filter } from './useAccessFilter.ts';

const columns: readonly FileColumn<Access>[] = [
  [heads.product, ({ stream_name }) => stream_name],
  [heads.owner, ({ owner }) => owner.name],
  [heads.buyer, ({ buyer }) => buyer.name],
  [heads.status, ({ active }) => (active ? messages.states.running : messages.states.lapsed)],
  [heads.begins, ({ start_date }) => start_date],
  [heads.ends, ({ end_date }) => end_date],
  [heads.hours, ({ hours }) => hours],
  [heads.purchases, ({ purchases }) => purchases],
  [heads.paid, ({ total }) => formatTokens(total)],
  [heads.priceNow, ({ price }) => formatTokens(price)],
  [heads.productId, ({ stream_id }) => stream_id],
];

interface ExportAccessProps {
  side: 'mine' | 'readers';
  filter: Filter;
}

export const ExportAccess = ({ side, filter }: ExportAccessProps) => (
  <ExportList
    of={side === 'mine' ? 'access' : 'readers'}
    columns={columns}
    read={() => allAccess(side, toQuery(filter))}
  />
);
