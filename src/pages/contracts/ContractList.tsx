import { EmptyState, lazyPart } from '#design-system';
import { useSnapshot } from 'valtio';
import { contractStatusNames, contractWords as words } from '../../messages/contracts.ts';
import { contracts, loadOwnedContracts, loadPartnerContracts } from './contractStore.ts';
import { NoneMatches } from '../shared/lists/NoneMatches.tsx';
import { StatusList } from '../shared/lists/StatusList.tsx';
import { ContractCard } from './ContractCard.tsx';
import type { ChangeFilter, Filter } from './useContractFilter.ts';

interface ContractListProps {
  filter: Filter;
  change: ChangeFilter;
}

const ExportContracts = lazyPart(async () => (await import('./ExportContracts.tsx')).ExportContracts);

const loads = { owned: loadOwnedContracts, partner: loadPartnerContracts } as const;

function Nothing({ filter: { tab, status }, change }: ContractListProps) {
  if (status)
    return (
      <NoneMatches words={words.emptyFiltered} clear={words.clear} onClear={() => change({ status: undefined })} />
    );
  const { title, text } = words.emptyNever[tab];
  return (
    <EmptyState icon="file" title={title}>
      {text}
    </EmptyState>
  );
}

export function ContractList({ filter, change }: ContractListProps) {
  const page = useSnapshot(contracts)[filter.tab];
  return (
    <StatusList
      of={`contracts.${filter.tab}`}
      load={loads[filter.tab]}
      wish={{ status: filter.status, page: filter.page }}
      exporting={<ExportContracts filter={filter} />}
      statuses={contractStatusNames}
      {...{ page, filter, change, words }}
      empty={<Nothing filter={filter} change={change} />}
    >
      {(set) => <ContractCard key={set.id} set={set} tab={filter.tab} />}
    </StatusList>
  );
}
