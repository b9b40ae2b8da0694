import { Banner, Button, EmptyState, Pagination, Stack, Text } from '#design-system';
import { maxPageSize } from '#contract/constants.ts';
import { useMemo, useState, type ReactNode } from 'react';
import { format } from '../../../messages/format.ts';
import { sampleWords } from '../../../messages/product.ts';
import { allRows } from '../../../state/trade/product.ts';
import { useStatus, useValue } from '../../../state/machine/resource.ts';
import { useLoad } from '../../shared/useLoad.ts';
import { FilterRows } from './FilterRows.tsx';
import { recordsOf } from './rowFilter.ts';
import { RowTable } from './RowTable.tsx';
import { whole } from './values.ts';

const words = sampleWords.all;

type Sort = { id: string; direction: 'asc' | 'desc' };

interface Asked {
  page: number;
  sort?: Sort | undefined;
  where?: string | undefined;
}

const inputOf = (id: string, { page, sort, where }: Asked) => ({
  id,
  offset: page * maxPageSize,
  limit: maxPageSize,
  ...(sort && { sort: sort.id, order: sort.direction === 'desc' ? ('DESC' as const) : ('ASC' as const) }),
  ...(where && { where }),
});

function Count({ total, filtered }: { total: number; filtered: boolean }) {
  const { one, many } = filtered ? words.matching : words.count;
  return (
    <Text as="p" size="small" tone="muted" aria-live="polite">
      {total === 1 ? one : format(many, { count: whole(total) })}
    </Text>
  );
}

/**
 * All rows in windows, sorted and filtered by the server.
 *
 * @param children the sample, which shows until the rows arrive, and when the source cannot be read
 */
export function AllRows({ id, children }: { id: string; children: ReactNode }) {
  const [asked, ask] = useState<Asked>({ page: 0 });
  const input = inputOf(id, asked);
  useLoad(allRows, input);
  const page = useValue(allRows, input);
  const operation = useStatus(allRows);
  const rows = useMemo(() => page && recordsOf(page), [page]);
  const failure = operation.phase === 'fail' && (
    <Banner
      tone="warning"
      role="alert"
      title={words.unreadable}
      action={
        <Button size="small" variant="outline" tone="neutral" onClick={() => void allRows.load(input)}>
          {words.retry}
        </Button>
      }
    >
      {operation.text}
    </Banner>
  );
  if (!page || !rows)
    return (
      <Stack gap={3}>
        {failure || (
          <Text size="small" tone="muted">
            <output>{words.loading}</output>
          </Text>
        )}
        {children}
      </Stack>
    );
  const { columns, total } = page;
  return (
    <Stack gap={3}>
      <FilterRows columns={columns} onFilter={(where) => ask({ ...asked, page: 0, where })} />
      {failure}
      <Count total={total} filtered={asked.where !== undefined} />
      <RowTable
        schema={columns}
        rows={rows}
        loading={operation.phase === 'request'}
        sort={asked.sort}
        onSortChange={(sort) => ask({ ...asked, page: 0, sort })}
        filtered={asked.where !== undefined}
        emptyFiltered={
          <EmptyState icon="search" title={words.none.title}>
            {words.none.text}
          </EmptyState>
        }
      />
      {total > maxPageSize && (
        <Pagination
          page={asked.page}
          pageSize={maxPageSize}
          total={total}
          onPageChange={(next) => ask({ ...asked, page: next })}
        />
      )}
    </Stack>
  );
}
