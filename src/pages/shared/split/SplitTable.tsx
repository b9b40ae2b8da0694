import { Skeleton, Stack, Tag, type Column, type Sorting } from '#design-system';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { listMessages } from '../../../messages/lists.ts';
import { counted } from '../../../messages/format.ts';
import { type Resource, useValue } from '../../../state/machine/resource.ts';
import { FilterSelect } from '../lists/FilterSelect.tsx';
import { ListBar } from '../lists/ListBar.tsx';
import { PagedTable, type Page } from '../lists/PagedTable.tsx';
import type { Change } from '../lists/useAddressFilter.ts';
import { SplitView } from './SplitView.tsx';
import { useOpened } from './useOpened.ts';

export interface TabFilter<Tab extends string, Status extends string> {
  tab: Tab;
  status: Status | undefined;
  page: number;
}

export interface SplitRows {
  isWide: boolean;
  asCards: boolean;
  opened: string | undefined;
  pathTo: (id: string) => string;
  reload: () => void;
}

type SplitTableProps<Item extends { id: string }, Status extends string, Input extends object> = Sorting & {
  of: Resource<Input, Page<Item>>;
  input: Input;
  filter: TabFilter<string, Status>;
  isFiltered: boolean;
  change: Change<TabFilter<never, Status>>;
  statuses: Readonly<Record<Status, string>>;
  search?: ReactNode;
  chips?: ReactNode;
  exporting?: ReactNode;
  messages: { list: string; pane: string; status: string; anyStatus: string; count: { one: string; many: string } };
  empty: ReactNode;
  columns: (rows: SplitRows) => readonly Column<Item>[];
  /** Page of an entry, for windows without room for the pane. */
  pathOf: (id: string) => string;
  Pane: ComponentType<{ id: string }>;
};

export function SplitTable<Item extends { id: string }, Status extends string, Input extends object>({
  of,
  input,
  filter,
  isFiltered,
  change,
  statuses,
  search,
  chips,
  exporting,
  messages,
  empty,
  columns,
  pathOf,
  Pane,
  ...sorting
}: SplitTableProps<Item, Status, Input>) {
  const shown = useValue(of, input);
  const { isWide, opened, requested, openPath } = useOpened(
    shown?.content.map(({ id }) => id),
    JSON.stringify(input),
  );
  const names = Object.keys(statuses) as Status[];
  const rows = { isWide, opened, pathTo: isWide ? openPath : pathOf, reload: () => void of.load(input) };
  // A link from a wide window, opened in a narrow one.
  if (!isWide && requested) return <Navigate to={pathOf(requested)} replace />;
  return (
    <SplitView
      label={messages.pane}
      keys={listMessages.keys}
      pane={
        opened && (
          <Suspense fallback={<Skeleton lines={8} />}>
            <Pane key={opened} id={opened} />
          </Suspense>
        )
      }
    >
      <Stack gap={4}>
        <ListBar
          search={search}
          filters={
            <FilterSelect
              label={messages.status}
              hiddenLabel
              values={names}
              names={statuses}
              any={messages.anyStatus}
              value={filter.status}
              onChoose={(status) => change({ status })}
            />
          }
          chips={
            <>
              {filter.status && (
                <span data-part="chosen">
                  <Tag onRemove={() => change({ status: undefined })}>{statuses[filter.status]}</Tag>
                </span>
              )}
              {chips}
            </>
          }
          count={shown ? counted(messages.count, shown.total) : ''}
          actions={shown && shown.total > 0 && exporting}
          isEmpty={!isFiltered && shown?.total === 0}
        />
        <PagedTable
          of={of}
          input={input}
          label={messages.list}
          columns={(asCards) => columns({ ...rows, asCards })}
          rowKey={({ id }) => id}
          filtered={isFiltered}
          empty={empty}
          emptyFiltered={empty}
          onPageChange={(next, how) => change({ page: next }, how)}
          {...sorting}
        />
      </Stack>
    </SplitView>
  );
}
