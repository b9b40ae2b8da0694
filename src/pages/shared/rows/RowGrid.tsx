import {
  Banner,
  Button,
  Heading,
  Inline,
  localRows,
  RowsError,
  Stack,
  type DataGridProps,
  type GetRows,
} from '#design-system';
import { maxPageSize } from '#contract/constants.ts';
import type { Sample } from '#contract/types.ts';
import { useMemo, type ReactNode } from 'react';
import { sampleMessages } from '../../../messages/sample.ts';
import { allRows, readRows, type RowWindow } from '../../../state/trade/browse/product.ts';
import { useStatus, useValue } from '../../../state/machine/resource.ts';
import { useLoad } from '../useLoad.ts';
import { ExpandableGrid } from './ExpandableGrid.tsx';
import { allColumns, sampledColumns, sampledRows } from './gridColumns.ts';
import { whereOf } from './rowFilter.ts';

const messages = sampleMessages.all;

const height = '26rem';

function windowsOf(id: string, first: RowWindow): GetRows {
  return async ({ offset, limit, sort, filters, search: typed, signal }) => {
    const where = whereOf(filters, first.columns);
    const search = typed.trim();
    const isFirst =
      offset === 0 &&
      !sort &&
      where === undefined &&
      search === '' &&
      (limit <= first.limit || first.total <= first.limit);
    if (isFirst) return { rows: first.rows.slice(0, limit), total: first.total };
    const found = await readRows(
      {
        id,
        offset,
        limit,
        ...(sort && {
          sort: sort.column,
          order: sort.direction === 'descending' ? ('DESC' as const) : ('ASC' as const),
        }),
        ...(where !== undefined && { where }),
        ...(search !== '' && { search }),
      },
      signal,
    );
    if (!found || 'failed' in found) throw new RowsError(found?.failed);
    return found;
  };
}

function useSampled(sample: Sample) {
  return useMemo(() => {
    const columns = sampledColumns(sample);
    return { columns, getRows: localRows(columns, sampledRows(sample)), searchable: true };
  }, [sample]);
}

/** Links to what a reader sees of the rows. */
export type RowsLink = Required<Pick<DataGridProps, 'defaultView' | 'onViewChange' | 'linkOf'>>;

interface SampleGridProps {
  sample: Sample;
  height?: string;
  link?: RowsLink;
}

export function SampleGrid({ sample, height: own = height, link }: SampleGridProps) {
  return <ExpandableGrid {...useSampled(sample)} {...link} height={own} />;
}

interface AllRowsProps {
  id: string;
  sample: Sample;
  tools?: ReactNode;
  link?: RowsLink;
}

/** All rows in windows, sorted and filtered by the server. Of a live stream the latest events, read again on request. */
export function AllRows({ id, sample, tools, link }: AllRowsProps) {
  const input = { id, offset: 0, limit: maxPageSize };
  useLoad(allRows, input);
  const first = useValue(allRows, input);
  const operation = useStatus(allRows);
  const sampled = useSampled(sample);
  const all = useMemo(
    () =>
      first && {
        columns: allColumns(first.columns, sample),
        getRows: windowsOf(id, first),
        searchable: true,
      },
    [id, first, sample],
  );
  const load = () => void allRows.load(input);
  return (
    <Stack gap={3}>
      {sample.live && (
        <Inline justify="between">
          <Heading level={2}>{messages.latest}</Heading>
          <Inline>
            {tools}
            <Button
              size="small"
              variant="outline"
              tone="neutral"
              loading={first !== undefined && operation.phase === 'request'}
              onClick={load}
            >
              {messages.refresh}
            </Button>
          </Inline>
        </Inline>
      )}
      {operation.phase === 'fail' && (
        <Banner
          tone="warning"
          role="alert"
          title={messages.unreadable}
          action={
            <Button size="small" variant="outline" tone="neutral" onClick={load}>
              {messages.retry}
            </Button>
          }
        >
          {operation.text}
        </Banner>
      )}
      <ExpandableGrid {...(all ?? sampled)} {...link} height={height} />
    </Stack>
  );
}
