import { formatTokens } from '#marketplace';
import type { ContractSet } from '#contract/generated/documents.ts';
import { contractStatusNames } from '../../messages/contracts.ts';
import { fileHeaders as headers } from '../../messages/files.ts';
import { allContracts } from '../../state/trade/deals/contracts.ts';
import { ExportList, type FileColumn } from '../shared/export/ExportList.tsx';
import { toQuery, type Filter } from './useContractFilter.ts';

const eachShare = (set: ContractSet): ContractSet[] => set.shares.map((share) => ({ ...set, shares: [share] }));

const columns: readonly FileColumn<ContractSet>[] = [
  [headers.product, ({ stream_name }) => stream_name],
  [headers.owner, ({ owner }) => owner.name],
  [headers.partner, ({ shares: [share] }) => share?.partner.name],
  [headers.share, ({ shares: [share] }) => share?.share],
  [headers.status, ({ status }) => contractStatusNames[status]],
  [headers.signed, ({ shares: [share] }) => share?.signed_date],
  [headers.begins, ({ startDate }) => startDate],
  [headers.ends, ({ end_time }) => end_time],
  [headers.paidOut, ({ shares: [share] }) => share && formatTokens(share.paid)],
  [headers.description, ({ description }) => description],
  [headers.productId, ({ stream_id }) => stream_id],
  [headers.id, ({ shares: [share] }) => share?.contract_id],
];

export const ExportContracts = ({ filter }: { filter: Filter }) => (
  <ExportList
    of="contracts"
    columns={columns}
    linesOf={eachShare}
    read={() => allContracts(filter.tab, toQuery(filter))}
  />
);
