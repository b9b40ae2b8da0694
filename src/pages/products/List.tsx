import { DataTable, Grid, Inline, Pagination, Skeleton, Stack, type Column } from '#design-system';
import { pageSize } from '#contract/constants.ts';
import type { Stream } from '#contract/types.ts';
import type { CSSProperties } from 'react';
import { paths } from '../../config/paths.ts';
import { productsMessages as messages } from '../../messages/products.ts';
import { titles } from '../../config/screens.ts';
import { ownList } from '../../state/trade/selling/catalogue.ts';
import { useStatus, useValue } from '../../state/machine/resource.ts';
import { useAwaitsTerms } from '../../state/trade/money/payments.ts';
import { Empty } from '../shared/Empty.tsx';
import { RowContextMenu } from '../shared/lists/RowContextMenu.tsx';
import { useLastPage } from '../shared/lists/useLastPage.ts';
import { NoneMatches } from '../shared/lists/NoneMatches.tsx';
import { ButtonLink } from '../shared/ButtonLink.tsx';
import { Async } from '../shared/Async.tsx';
import { tableFailure } from '../shared/failureLines.tsx';
import { useCategoryName } from '../shared/product/useCategoryName.ts';
import { sortOf } from './columns.tsx';
import { OwnCard } from './OwnCard.tsx';
import type { ProductDialogRequest } from './ProductDialog.tsx';
import { ProductMenuItems, productMenuLabel } from './ProductMenu.tsx';
import { inForce, noFilter, toQuery, type ChangeFilter, type Filter } from './useProductFilter.ts';

interface ListProps {
  filter: Filter;
  change: ChangeFilter;
  onOpenDialog: (request: ProductDialogRequest) => void;
  columns: readonly Column<Stream>[];
}

interface RowsProps extends ListProps {
  isPast: boolean;
}

const empty = (
  <Empty
    icon="product"
    messages={messages.emptyNever}
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
  />
);

const noneMatches = (change: ChangeFilter) => (
  <NoneMatches messages={messages.emptyFiltered} clear={messages.filters.clear} onClear={() => change(noFilter)} />
);

/** On phones the figures start below the name, not below the logo. */
const indented = { '--card-indent': 'calc(var(--ds-avatar-small) + var(--ds-space-3))' } as CSSProperties;

function Table({ filter, change, onOpenDialog, columns, isPast }: RowsProps) {
  const page = useValue(ownList, toQuery(filter));
  const operation = useStatus(ownList);
  const waits = useAwaitsTerms();
  const sorted = Object.entries(sortOf).find(([, word]) => word === filter.sort)?.[0];
  return (
    <RowContextMenu
      rows={page?.content}
      labelOf={productMenuLabel}
      renderItems={(stream, parts) => <ProductMenuItems {...{ stream, onOpenDialog, parts }} />}
    >
      <DataTable
        label={titles.products}
        style={indented}
        columns={columns}
        rows={waits || isPast ? undefined : page?.content}
        rowKey={({ id }) => id}
        loading={waits || operation.phase === 'request'}
        {...tableFailure(operation)}
        onRetry={() => void ownList.load(toQuery(filter))}
        filtered={inForce(filter).length > 0}
        empty={empty}
        emptyFiltered={noneMatches(change)}
        sort={sorted ? { id: sorted, direction: filter.order === 'ASC' ? 'asc' : 'desc' } : undefined}
        onSortChange={({ id, direction }) =>
          change({ sort: sortOf[id as keyof typeof sortOf], order: direction === 'asc' ? 'ASC' : 'DESC' })
        }
      />
    </RowContextMenu>
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

function Cards({ filter, change, onOpenDialog, isPast }: RowsProps) {
  const nameOf = useCategoryName();
  return (
    <Async
      of={ownList}
      input={toQuery(filter)}
      skeleton={skeleton}
      isEmpty={({ content }) => content.length === 0}
      empty={isPast ? skeleton : inForce(filter).length > 0 ? noneMatches(change) : empty}
    >
      {({ content }) => (
        <Grid columns="medium">
          {content.map((stream) => (
            <OwnCard
              key={stream.id}
              stream={stream}
              category={nameOf(stream.subcategory)}
              onOpenDialog={onOpenDialog}
            />
          ))}
        </Grid>
      )}
    </Async>
  );
}

export function List(props: ListProps) {
  const page = useValue(ownList, toQuery(props.filter));
  const isPast = useLastPage(page, (to, how) => props.change({ page: to }, how));
  return (
    <Stack gap={4}>
      {props.filter.view === 'table' ? <Table {...props} isPast={isPast} /> : <Cards {...props} isPast={isPast} />}
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
