import { Button } from '#design-system';
import { slots } from '#contract/constants.ts';
import type { ReactNode } from 'react';
import { adminMessages as messages, roleNames } from '../../../messages/admin.ts';
import { counted } from '../../../messages/format.ts';
import { FilterSelect } from '../../shared/lists/FilterSelect.tsx';
import { ListBar } from '../../shared/lists/ListBar.tsx';
import { NameSearch } from '../../shared/lists/NameSearch.tsx';
import { isFiltered, noFilter, type ChangeFilter, type Filter } from './useUserFilter.ts';

interface PeopleFiltersProps {
  filter: Filter;
  change: ChangeFilter;
  total: number | undefined;
  actions: ReactNode;
}

export const PeopleFilters = ({ filter, change, total, actions }: PeopleFiltersProps) => (
  <ListBar
    search={<NameSearch label={messages.search} name={filter.name} onName={(name) => change({ name })} />}
    filters={
      <>
        <FilterSelect
          label={messages.role}
          hiddenLabel
          values={slots}
          names={roleNames}
          any={messages.anyRole}
          value={filter.role}
          onChoose={(role) => change({ role })}
        />
        {isFiltered(filter) && (
          <Button variant="ghost" onClick={() => change(noFilter)}>
            {messages.clear}
          </Button>
        )}
      </>
    }
    count={total === undefined ? '' : counted(messages.count, total)}
    actions={actions}
  />
);
