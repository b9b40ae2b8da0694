import { formatTokens } from '#marketplace';
import type { ContractSet } from '#contract/generated/documents.ts';
import { contractStatusNames } from '../../messages/contracts.ts';
import { fileHeads as heads } from '../../messages/files.ts';
import { allContracts } from '../../state/trade/deals/contracts.ts';
import { ExportList, type FileColumn } from '../shared/export/ExportList.tsx';
import { toQuery, type Filter } from './useContractFilter.ts';

const eachShare = (set: ContractSet): ContractSet[] => set.shares.map((share) => ({ ...set, shares: [share] }));

const columns: readonly FileColumn<ContractSet>[] = [
  [heads.product, ({ stream_name }) => stream_name],
  [heads.owner, ({ owner }) => owner.name],
  [heads.partner, ({ shares: [share] }) => share?.partner.name],
  [heads.share, ({ shares: [share] }) => share?.share],
  [heads.status, ({ status }) => contractStatusNames[status]],
  [heads.signed, ({ shares: [share] }) => share?.signed_date],
  [heads.begins, ({ startDate }) => startDate],
  [heads.ends, ({ end_time }) => end_time],
  [heads.paidOut, ({ shares: [share] }) => share && formatTokens(share.paid)],
  [heads.description, ({ description }) => description],
  [heads.productId, ({ stream_id }) => stream_id],
  [heads.id, ({ shares: [share] }) => share?.contract_id],
];

export const ExportContracts = ({ filter }: { filter: Filter }) => (
  <ExportList
    of="contracts"
    columns={columns}
    linesOf={eachShare}
    read={() => allContracts(filter.tab, toQuery(filter))}
  />
);
