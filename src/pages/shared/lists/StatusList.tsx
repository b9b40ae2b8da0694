import { Card, Pagination, Select, Skeleton, Stack, Tag } from '#design-system';
import { pageSize } from '#contract/constants.ts';
import type { ReactNode } from 'react';
import { counted } from '../../../messages/format.ts';
import { type Resource, useValue } from '../../../state/machine/resource.ts';
import { Async } from '../Async.tsx';
import { ListBar } from './ListBar.tsx';
import type { Page } from './page.ts';
import type { Change } from './useAddressFilter.ts';
import type { TabFilter } from './useTabFilter.ts';
import { useLastPage } from './useLastPage.ts';
import { useLoad } from '../useLoad.ts';

interface StatusListProps<Item extends { id: string }, Status extends string, Input extends object> {
  of: Resource<Input, Page<Item>>;
  input: Input;
  filter: TabFilter<string, Status>;
  change: Change<TabFilter<never, Status>>;
  statuses: Readonly<Record<Status, string>>;
  exporting?: ReactNode;
  chips?: ReactNode;
  words: { status: string; anyStatus: string; count: { one: string; many: string } };
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

const shapes = [0, 1, 2];
const skeleton = (
  <Stack gap={4}>
    {shapes.map((index) => (
      <Card key={index}>
        <Skeleton lines={3} />
      </Card>
    ))}
  </Stack>
);

export function StatusList<Item extends { id: string }, Status extends string, Input extends object>({
  of,
  input,
  filter,
  change,
  statuses,
  chips,
  exporting,
  words,
  empty,
  children,
}: StatusListProps<Item, Status, Input>) {
  const page = useValue(of, input);
  useLoad(of, input);
  useLastPage(page, (next) => change({ page: next }));
  const names = Object.keys(statuses) as Status[];
  return (
    <Stack gap={4}>
      <ListBar
        filters={
          <Select
            label={words.status}
            hiddenLabel
            placeholder={words.anyStatus}
            options={names.map((value) => ({ value, label: statuses[value] }))}
            value={filter.status ?? ''}
            onChange={({ target }) => change({ status: names.find((status) => status === target.value) })}
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
        count={page ? counted(words.count, page.total) : ''}
        actions={page && page.total > 0 && exporting}
      />
      <Async of={of} input={input} skeleton={skeleton} isEmpty={({ content }) => content.length === 0} empty={empty}>
        {({ content, total, page: at }) => (
          <Stack gap={4}>
            {children(content)}
            {total > pageSize && (
              <Pagination page={at} pageSize={pageSize} total={total} onPageChange={(next) => change({ page: next })} />
            )}
          </Stack>
        )}
      </Async>
    </Stack>
  );
}
