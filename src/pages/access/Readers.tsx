import { Stack, type Column } from '#design-system';
import type { Access } from '#contract/generated/documents.ts';
import { paths } from '../../config/paths.ts';
import { accessPageMessages as messages } from '../../messages/access.ts';
import { accessesBySide } from '../../state/trade/access/accesses.ts';
import { ButtonLink } from '../shared/ButtonLink.tsx';
import { Empty } from '../shared/Empty.tsx';
import { NoneMatches } from '../shared/lists/NoneMatches.tsx';
import { PagedTable } from '../shared/lists/PagedTable.tsx';
import { AccessFilters } from './AccessFilters.tsx';
import { BoughtCell, BoughtLine, EndCell, EndLine, ProductCell } from './cells.tsx';
import { isFiltered, noFilter, toQuery, type ChangeFilter, type Filter } from './useAccessFilter.ts';
import { useValue } from '../../state/machine/resource.ts';

interface ReadersProps {
  filter: Filter;
  change: ChangeFilter;
}

const { columns: headers, emptyNever } = messages;

const columnsFor = (asCards: boolean): readonly Column<Access>[] => [
  { id: 'buyer', header: headers.buyer, cell: ({ buyer }) => buyer.name },
  {
    id: 'product',
    header: headers.product,
    phone: 'line',
    maxWidth: '30rem',
    cell: (row) => <ProductCell access={row} />,
  },
  {
    id: 'ends',
    header: headers.state,
    width: '11rem',
    phone: 'plain',
    cell: (row) => (asCards ? <EndLine {...row} /> : <EndCell {...row} />),
  },
  {
    id: 'bought',
    header: headers.bought,
    align: 'end',
    phone: 'note',
    cell: (row) => (asCards ? <BoughtLine {...row} /> : <BoughtCell {...row} />),
  },
];

export function Readers({ filter, change }: ReadersProps) {
  const query = toQuery(filter);
  const total = useValue(accessesBySide.readers, query)?.total;
  return (
    <Stack gap={4}>
      <AccessFilters side="readers" filter={filter} change={change} total={total} count={messages.readerCount} />
      <PagedTable
        of={accessesBySide.readers}
        input={query}
        label={messages.tabs.readers}
        columns={columnsFor}
        rowKey={({ stream_id, buyer }) => `${stream_id} ${buyer.id}`}
        onPageChange={(next, how) => change({ page: next }, how)}
        filtered={isFiltered(filter)}
        empty={
          <Empty
            icon="users"
            messages={emptyNever.readers}
            actions={<ButtonLink to={paths.products}>{messages.toProducts}</ButtonLink>}
          />
        }
        emptyFiltered={
          <NoneMatches messages={messages.emptyFiltered} clear={messages.clear} onClear={() => change(noFilter)} />
        }
      />
    </Stack>
  );
}
