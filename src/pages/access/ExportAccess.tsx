import { formatTokens } from '#marketplace';
import type { Access } from '#contract/generated/documents.ts';
import { accessPageMessages as messages } from '../../messages/access.ts';
import { fileHeaders as headers } from '../../messages/files.ts';
import { allAccess } from '../../state/trade/access/accesses.ts';
import { ExportList, type FileColumn } from '../shared/export/ExportList.tsx';
import { toQuery, type Filter } from './useAccessFilter.ts';

const columns: readonly FileColumn<Access>[] = [
  [headers.product, ({ stream_name }) => stream_name],
  [headers.owner, ({ owner }) => owner.name],
  [headers.buyer, ({ buyer }) => buyer.name],
  [headers.status, ({ active }) => (active ? messages.states.running : messages.states.lapsed)],
  [headers.begins, ({ start_date }) => start_date],
  [headers.ends, ({ end_date }) => end_date],
  [headers.hours, ({ hours }) => hours],
  [headers.purchases, ({ purchases }) => purchases],
  [headers.paid, ({ total }) => formatTokens(total)],
  [headers.priceNow, ({ price }) => formatTokens(price)],
  [headers.productId, ({ stream_id }) => stream_id],
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
