import { Button, Select } from '#design-system';
import { slots } from '#contract/constants.ts';
import type { ReactNode } from 'react';
import { adminWords as words, roleNames } from '../../../messages/admin.ts';
import { counted } from '../../../messages/format.ts';
import { ListBar } from '../../shared/lists/ListBar.tsx';
import { NameSearch } from '../../shared/lists/NameSearch.tsx';
import { isFiltered, noFilter, type ChangeFilter, type Filter } from './useUserFilter.ts';

interface PeopleFiltersProps {
  filter: Filter;
  change: ChangeFilter;
  total: number | undefined;
  actions: ReactNode;
}

const roles = slots.map((value) => ({ value, label: roleNames[value] }));

export const PeopleFilters = ({ filter, change, total, actions }: PeopleFiltersProps) => (
  <ListBar
    search={<NameSearch label={words.search} name={filter.name} onName={(name) => change({ name })} />}
    filters={
      <>
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
      </>
    }
    count={total === undefined ? '' : counted(words.count, total)}
    actions={actions}
  />
);
