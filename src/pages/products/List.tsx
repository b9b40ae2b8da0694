import { Button, DataTable, EmptyState, Grid, Inline, Pagination, Skeleton, Stack, type Column } from '#design-system';
import { pageSize } from '#contract/constants.ts';
import type { Stream } from '#contract/types.ts';
import { paths } from '../../config/paths.ts';
import { productsMessages as messages } from '../../messages/products.ts';
import { titles } from '../../config/screens.ts';
import { ownList } from '../../state/trade/selling/catalogue.ts';
import { useStatus, useValue } from '../../state/machine/resource.ts';
import { useAwaitsTerms } from '../../state/trade/money/useAwaitsTerms.ts';
import { ButtonLink } from '../shared/ButtonLink.tsx';
import { Async } from '../shared/Async.tsx';
import { tableFailure } from '../shared/failureLines.tsx';
import { useCategoryName } from '../shared/product/useCategoryName.ts';
import { sortOf } from './columns.tsx';
import { OwnCard } from './OwnCard.tsx';
import type { Asked } from './RowMenu.tsx';
import { inForce, noFilter, toQuery, type ChangeFilter, type Filter } from './useProductFilter.ts';

interface ListProps {
  filter: Filter;
  change: ChangeFilter;
  onAsk: (asked: Asked) => void;
  columns: readonly Column<Stream>[];
}

const empty = (
  <EmptyState
    icon="product"
    title={messages.emptyNever.title}
    actions={
      <Inline justify="center">
        <ButtonLink to={paths.newProduct}>{messages.add}</ButtonLink>
        <ButtonLink variant="outline" tone="neutral" to={paths.uploadProducts}>
          {messages.upload}
        </ButtonLink>
        <ButtonLink variant="ghost" to={paths.marketplace}>
          {messages.emptyNever.browse}
        </ButtonLink>
      </Inline>
    }
  >
    {messages.emptyNever.text}
  </EmptyState>
);

function NoneMatches({ change }: Pick<ListProps, 'change'>) {
  return (
    <EmptyState
      icon="search"
      title={messages.emptyFiltered.title}
      actions={<Button onClick={() => change(noFilter)}>{messages.filters.clear}</Button>}
    >
      {messages.emptyFiltered.text}
    </EmptyState>
  );
}

function Table({ filter, change, columns }: ListProps) {
  const page = useValue(ownList, toQuery(filter));
  const operation = useStatus(ownList);
  const waits = useAwaitsTerms();
  const sorted = Object.entries(sortOf).find(([, word]) => word === filter.sort)?.[0];
  return (
    <DataTable
      label={titles.products}
      columns={columns}
      rows={waits ? undefined : page?.content}
      rowKey={({ id }) => id}
      loading={waits || operation.phase === 'request'}
      {...tableFailure(operation)}
      onRetry={() => void ownList.load(toQuery(filter))}
      filtered={inForce(filter).length > 0}
      empty={empty}
      emptyFiltered={<NoneMatches change={change} />}
      sort={sorted ? { id: sorted, direction: filter.order === 'ASC' ? 'asc' : 'desc' } : undefined}
      onSortChange={({ id, direction }) =>
        change({ sort: sortOf[id as keyof typeof sortOf], order: direction === 'asc' ? 'ASC' : 'DESC' })
      }
    />
  );
}

const shapes = [0, 1, 2, 3, 4, 5];
const skeleton = (
  <Grid columns="medium">
    {shapes.map((index) => (
      <Skeleton key={index} style={{ blockSize: '15rem' }} />
    ))}
  </Grid>
);

function Cards({ filter, change, onAsk }: ListProps) {
  const nameOf = useCategoryName();
  return (
    <Async
      of={ownList}
      input={toQuery(filter)}
      skeleton={skeleton}
      isEmpty={({ content }) => content.length === 0}
      empty={inForce(filter).length > 0 ? <NoneMatches change={change} /> : empty}
    >
      {({ content }) => (
        <Grid columns="medium">
          {content.map((stream) => (
            <OwnCard key={stream.id} stream={stream} category={nameOf(stream.subcategory)} onAsk={onAsk} />
          ))}
        </Grid>
      )}
    </Async>
  );
}

export function List(props: ListProps) {
  const page = useValue(ownList, toQuery(props.filter));
  return (
    <Stack gap={4}>
      {props.filter.view === 'table' ? <Table {...props} /> : <Cards {...props} />}
      {page && page.total > pageSize && (
        <Pagination
          page={page.page}
          pageSize={pageSize}
          total={page.total}
          onPageChange={(to) => {
            props.change({ page: to });
            window.scrollTo({ top: 0 });
          }}
        />
      )}
    </Stack>
  );
}
