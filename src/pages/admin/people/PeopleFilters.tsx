import { Button, Inline, Select } from '#design-system';
import { slots } from '#contract/constants.ts';
import { adminWords as words, roleNames } from '../../../messages/admin.ts';
import { NameSearch } from '../../shared/lists/NameSearch.tsx';
import { isFiltered, noFilter, type ChangeFilter, type Filter } from './useUserFilter.ts';

interface PeopleFiltersProps {
  filter: Filter;
  change: ChangeFilter;
}

const roles = slots.map((value) => ({ value, label: roleNames[value] }));

export function PeopleFilters({ filter, change }: PeopleFiltersProps) {
  return (
    <Inline gap={3} align="end">
      <NameSearch label={words.search} name={filter.name} onName={(name) => change({ name })} />
      <Select
        label={words.role}
        hiddenLabel
        placeholder={words.anyRole}
        options={roles}
        value={filter.role ?? ''}
        onChange={({ target }) => change({ role: slots.find((slot) => slot === target.value) })}
      />
      {isFiltered(filter) && (
        <Button variant="ghost" onClick={() => change(noFilter)}>
          {words.clear}
        </Button>
      )}
    </Inline>
  );
}
