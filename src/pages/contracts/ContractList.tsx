import { lazyPart } from '#design-system';
import { contractSorts } from '#contract/constants.ts';
import { contractPath } from '../../config/paths.ts';
import { contractStatusNames, contractMessages as messages } from '../../messages/contracts.ts';
import { contractsBySide } from '../../state/trade/deals/contracts.ts';
import { Empty } from '../shared/Empty.tsx';
import { NameSearch } from '../shared/lists/NameSearch.tsx';
import { NoneMatches } from '../shared/lists/NoneMatches.tsx';
import { SplitTable } from '../shared/split/SplitTable.tsx';
import { NoContracts } from './NoContracts.tsx';
import { contractColumns } from './contractColumns.tsx';
import { sortOf, toQuery, type ChangeFilter, type Filter } from './useContractFilter.ts';

interface ContractListProps {
  filter: Filter;
  change: ChangeFilter;
}

const ContractPane = lazyPart(async () => (await import('../shared/contract/ContractPane.tsx')).ContractPane);
const ExportContracts = lazyPart(async () => (await import('./ExportContracts.tsx')).ExportContracts);

function Nothing({ filter: { tab, status, name }, change }: ContractListProps) {
  if (status || name)
    return (
      <NoneMatches
        messages={name ? messages.emptyNamed : messages.emptyFiltered}
        clear={messages.clear}
        onClear={() => change({ status: undefined, name: '' })}
      />
    );
  return tab === 'partner' ? <NoContracts /> : <Empty icon="file" messages={messages.emptyNever.owned} />;
}

export function ContractList({ filter, change }: ContractListProps) {
  const { tab, name, sort, order, page } = filter;
  return (
    <SplitTable
      of={contractsBySide[tab]}
      input={{ ...toQuery(filter), page }}
      search={<NameSearch label={messages.search} name={name} onName={(next) => change({ name: next })} />}
      exporting={<ExportContracts filter={filter} />}
      statuses={contractStatusNames}
      isFiltered={filter.status !== undefined || name !== ''}
      {...{ filter, change, messages }}
      empty={<Nothing filter={filter} change={change} />}
      columns={contractColumns}
      pathOf={contractPath}
      Pane={ContractPane}
      sort={sort && { id: sort.toLowerCase(), direction: (order ?? contractSorts[sort]) === 'DESC' ? 'desc' : 'asc' }}
      onSortChange={({ id, direction }) => change({ sort: sortOf(id), order: direction === 'asc' ? 'ASC' : 'DESC' })}
    />
  );
}
