import type { AccessRequest } from '#contract/generated/documents.ts';
import { requestStateNames } from '../../messages/access.ts';
import { fileHeads as heads } from '../../messages/files.ts';
import { allRequests, type RequestFilter } from '../../state/trade/access/requests.ts';
import { ExportList, type FileColumn } from '../shared/export/ExportList.tsx';

const columns: readonly FileColumn<AccessRequest>[] = [
  [heads.product, ({ stream_name }) => stream_name],
  [heads.owner, ({ owner }) => owner.name],
  [heads.asker, ({ user }) => user.name],
  [heads.status, ({ state }) => requestStateNames[state]],
  [heads.asked, ({ created_date }) => created_date],
  [heads.productId, ({ stream_id }) => stream_id],
  [heads.id, ({ id }) => id],
];

interface ExportRequestsProps {
  side: 'received' | 'sent';
  state: RequestFilter['state'];
}

export const ExportRequests = ({ side, state }: ExportRequestsProps) => (
  <ExportList of={`requests-${side}`} columns={columns} read={() => allRequests(side, state)} />
);
