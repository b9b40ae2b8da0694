import { DataTable, Inline, LogoPicture, TwoLineCell, type Column, type Sort } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { useMemo } from 'react';
import { productPath } from '../../../config/paths.ts';
import { accessTypeNames } from '../../../messages/listing.ts';
import { listingColumns as messages, marketplaceMessages, sortNames } from '../../../messages/marketplace.ts';
import { Anchor } from '../../shared/Anchor.tsx';
import { FavouriteButton } from '../../shared/product/FavouriteButton.tsx';
import { Price } from '../../shared/payment/Price.tsx';
import { useCategoryName } from '../../shared/product/useCategoryName.ts';
import { When } from '../../shared/When.tsx';
import { sortOf, type Filter } from '../../shared/lists/marketplaceFilter.ts';
import { OneLine } from '../Marketplace.styles.ts';
import { ProductTools } from './ProductTools.tsx';
import type { ChangeFilter } from '../filters/useFilter.ts';

interface ResultTableProps {
  rows: readonly Stream[];
  filter: Filter;
  change: ChangeFilter;
  onLook: (id: string) => void;
}

function Name({ stream, category }: { stream: Stream; category: string | undefined }) {
  return (
    <TwoLineCell
      picture={<LogoPicture name={stream.name} src={stream.logo} size="small" />}
      detail={[stream.ownerName, category].filter(Boolean).join(' · ')}
    >
      <Anchor to={productPath(stream.id)} data-part="target">
        {stream.name}
      </Anchor>
    </TwoLineCell>
  );
}

function Kind({ stream }: { stream: Stream }) {
  return (
    <TwoLineCell detail={<Access stream={stream} />}>
      <OneLine>{stream.type}</OneLine>
    </TwoLineCell>
  );
}

function Access({ stream }: { stream: Stream }) {
  if (!stream.access) return <OneLine>{accessTypeNames[stream.accessType]}</OneLine>;
  return (
    <OneLine>
      {messages.ends} <When at={stream.access.end_date} />
    </OneLine>
  );
}

type NameOf = ReturnType<typeof useCategoryName>;

const columnsFor = (categoryName: NameOf, onLook: (id: string) => void): Column<Stream>[] => [
  {
    id: 'NAME',
    header: messages.product,
    sortable: true,
    cell: (stream) => <Name stream={stream} category={categoryName(stream.subcategory)} />,
    width: '42%',
  },
  { id: 'access', header: messages.access, phone: 'plain', cell: (stream) => <Kind stream={stream} /> },
  {
    id: 'DATE',
    header: messages.published,
    sortable: true,
    cell: ({ published_date }) => (
      <OneLine>
        <When at={published_date} />
      </OneLine>
    ),
  },
  {
    id: 'PRICE',
    header: messages.price,
    sortable: true,
    align: 'end',
    headline: true,
    cell: ({ price }) => <Price price={price} />,
  },
  {
    id: 'actions',
    header: messages.actions,
    hiddenHeader: true,
    align: 'end',
    width: '12rem',
    cell: (stream) => (
      <Inline wrap={false} gap={0} justify="end">
        <ProductTools stream={stream} onLook={onLook} />
        <FavouriteButton stream={stream} />
      </Inline>
    ),
  },
];

const toSort = (filter: Filter): Sort => {
  const [id = '', order] = sortOf(filter).split('.');
  return { id, direction: order === 'ASC' ? 'asc' : 'desc' };
};

/** Maps a column to a marketplace order. A column with a single order keeps it. */
const toFilter = ({ id, direction }: Sort): Filter['sort'] | undefined =>
  (Object.keys(sortNames) as Filter['sort'][]).find((name) => name === `${id}.${direction.toUpperCase()}`) ??
  (Object.keys(sortNames) as Filter['sort'][]).find((name) => name.startsWith(`${id}.`));

export function ResultTable({ rows, filter, change, onLook }: ResultTableProps) {
  const categoryName = useCategoryName();
  const columns = useMemo(() => columnsFor(categoryName, onLook), [categoryName, onLook]);
  return (
    <DataTable
      label={marketplaceMessages.table}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      sort={toSort(filter)}
      onSortChange={(sort) => {
        const next = toFilter(sort);
        if (next) change({ sort: next });
      }}
    />
  );
}
