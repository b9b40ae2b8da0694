import { EmptyState, lazyPart } from '#design-system';
import { contractStatusNames, contractWords as words } from '../../messages/contracts.ts';
import { contractsBySide } from './contractStore.ts';
import { NoneMatches } from '../shared/lists/NoneMatches.tsx';
import { StatusList } from '../shared/lists/StatusList.tsx';
import { ContractCard } from './ContractCard.tsx';
import type { ChangeFilter, Filter } from './useContractFilter.ts';

interface ContractListProps {
  filter: Filter;
  change: ChangeFilter;
}

const ExportContracts = lazyPart(async () => (await import('./ExportContracts.tsx')).ExportContracts);

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
  return (
    <StatusList
      of={contractsBySide[filter.tab]}
      input={{ status: filter.status, page: filter.page }}
      exporting={<ExportContracts filter={filter} />}
      statuses={contractStatusNames}
      {...{ filter, change, words }}
      empty={<Nothing filter={filter} change={change} />}
    >
      {(sets) => sets.map((set) => <ContractCard key={set.id} set={set} tab={filter.tab} />)}
    </StatusList>
  );
}
