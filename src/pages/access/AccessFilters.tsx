import { lazyPart, Select } from '#design-system';
import { accessPageMessages as messages } from '../../messages/access.ts';
import { counted } from '../../messages/format.ts';
import { ListBar } from '../shared/lists/ListBar.tsx';
import { NameSearch } from '../shared/lists/NameSearch.tsx';
import { accessStates, isFiltered, type ChangeFilter, type Filter } from './useAccessFilter.ts';

const ExportAccess = lazyPart(async () => (await import('./ExportAccess.tsx')).ExportAccess);

interface AccessFiltersProps {
  side: 'mine' | 'readers';
  filter: Filter;
  change: ChangeFilter;
  total: number | undefined;
  count: { one: string; many: string };
}

const options = accessStates.map((value) => ({ value, label: messages.states[value] }));

export const AccessFilters = ({ side, filter, change, total, count }: AccessFiltersProps) => (
  <ListBar
    search={<NameSearch label={messages.search} name={filter.name} onName={(name) => change({ name })} />}
    filters={
      <Select
        label={messages.state}
        hiddenLabel
        options={options}
        value={filter.state}
        onChange={({ target }) => change({ state: accessStates.find((state) => state === target.value) ?? 'all' })}
      />
    }
    count={total === undefined ? '' : counted(count, total)}
    actions={total ? <ExportAccess side={side} filter={filter} /> : undefined}
    isEmpty={total === 0 && !isFiltered(filter)}
  />
);
