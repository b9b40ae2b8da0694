import type { AccessRequest } from '#contract/generated/documents.ts';
import { requestStateNames } from '../../messages/access.ts';
import { fileHeaders as headers } from '../../messages/files.ts';
import { allRequests, type RequestFilter } from '../../state/trade/access/requests.ts';
import { ExportList, type FileColumn } from '../shared/export/ExportList.tsx';

const columns: readonly FileColumn<AccessRequest>[] = [
  [headers.product, ({ stream_name }) => stream_name],
  [headers.owner, ({ owner }) => owner.name],
  [headers.asker, ({ user }) => user.name],
  [headers.status, ({ state }) => requestStateNames[state]],
  [headers.asked, ({ created_date }) => created_date],
  [headers.productId, ({ stream_id }) => stream_id],
  [headers.id, ({ id }) => id],
];

interface ExportRequestsProps {
  side: 'received' | 'sent';
  state: RequestFilter['state'];
}

export const ExportRequests = ({ side, state }: ExportRequestsProps) => (
  <ExportList of={`requests-${side}`} columns={columns} read={() => allRequests(side, state)} />
);
