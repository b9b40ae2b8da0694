import { ColumnChooser, DataTable, Inline, Pagination, Select, useColumns, type CsvColumn } from '#design-system';
import type { User, UserPage } from '#contract/types.ts';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { adminMessages as messages } from '../../../messages/admin.ts';
import { useStatus } from '../../../state/machine/resource.ts';
import { userList, allUsers } from '../../../state/trade/users.ts';
import { RowContextMenu } from '../../shared/lists/RowContextMenu.tsx';
import { useLastPage } from '../../shared/lists/useLastPage.ts';
import { NoneMatches } from '../../shared/lists/NoneMatches.tsx';
import { tableFailure } from '../../shared/failureLines.tsx';
import { personOrEmail } from '../../shared/account/personName.ts';
import { actionsLabel, PersonMenuItems } from './PersonActions.tsx';
import { PeopleFilters } from './PeopleFilters.tsx';
import { personColumns, fileColumns } from './personColumns.tsx';
import { isFiltered, noFilter, pageSizes, pathOf, toQuery, type ChangeFilter, type Filter } from './useUserFilter.ts';
import { ExportRows } from '../ExportRows.tsx';

interface ExportPeopleProps {
  filter: Filter;
  columns: readonly CsvColumn<User>[];
}

const ExportPeople = ({ filter, columns }: ExportPeopleProps) => (
  <ExportRows of="people" columns={[...columns, ...fileColumns]} read={() => allUsers(toQuery(filter))} />
);

interface PeopleTableProps {
  page: UserPage | undefined;
  selfId: string;
  filter: Filter;
  change: ChangeFilter;
  selected: ReadonlySet<string>;
  onSelectedChange: (selected: ReadonlySet<string>) => void;
  bulkActions: ReactNode;
}

const sizes = pageSizes.map((size) => ({ value: String(size), label: String(size) }));
const sortIds = { NAME: 'NAME', LAST_LOGIN: 'LAST_LOGIN', CREATED: 'CREATED', EMAIL: 'EMAIL' } as const;
const isSort = (id: string): id is Filter['sort'] => id in sortIds;

export function PeopleTable({
  page,
  selfId,
  filter,
  change,
  selected,
  onSelectedChange,
  bulkActions,
}: PeopleTableProps) {
  const operation = useStatus(userList);
  const here = pathOf(filter);
  const all = useMemo(
    () =>
      personColumns({
        selfId,
        pathTo: (id) => `${here}${here.endsWith('?') ? '' : '&'}user=${encodeURIComponent(id)}`,
      }),
    [selfId, here],
  );
  // In slices: all rows in one task block a slow phone.
  const isPast = useLastPage(page, (next, how) => change({ page: next }, how), filter.limit);
  const rows = useDeferredValue(isPast ? undefined : page?.users);
  const { columns, chooser } = useColumns(all, { initial: ['company'] });
  return (
    <>
      <PeopleFilters
        filter={filter}
        change={change}
        total={page?.total}
        actions={
          <>
            <ColumnChooser {...chooser} size="medium" />
            <ExportPeople filter={filter} columns={columns} />
          </>
        }
      />
      <RowContextMenu
        rows={rows}
        labelOf={actionsLabel}
        renderItems={(user, parts) => <PersonMenuItems user={user} parts={parts} />}
      >
        <DataTable<User>
          label={messages.tabs.people}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={personOrEmail}
          loading={operation.phase === 'request'}
          {...tableFailure(operation)}
          onRetry={() => void userList.load(toQuery(filter))}
          sort={{ id: filter.sort, direction: filter.order === 'ASC' ? 'asc' : 'desc' }}
          onSortChange={({ id, direction }) =>
            isSort(id) && change({ sort: id, order: direction === 'asc' ? 'ASC' : 'DESC' })
          }
          selected={selected}
          onSelectedChange={onSelectedChange}
          bulkActions={bulkActions}
          filtered={isFiltered(filter)}
          emptyFiltered={
            <NoneMatches messages={messages.emptyFiltered} clear={messages.clear} onClear={() => change(noFilter)} />
          }
        />
      </RowContextMenu>
      {page && page.total > pageSizes[0] && (
        <Inline justify="between" align="end">
          <Pagination
            page={filter.page}
            pageSize={filter.limit}
            total={page.total}
            onPageChange={(next) => change({ page: next })}
          />
          <Select
            label={messages.perPage}
            options={sizes}
            value={String(filter.limit)}
            onChange={({ target }) =>
              change({ limit: pageSizes.find((size) => String(size) === target.value) ?? pageSizes[0] })
            }
          />
        </Inline>
      )}
    </>
  );
}
