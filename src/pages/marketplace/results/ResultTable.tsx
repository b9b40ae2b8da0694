import { DataTable, Inline, LogoPicture, TwoLineCell, type Column, type Sort } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { useMemo } from 'react';
import { productPath } from '../../../config/paths.ts';
import { format } from '../../../messages/format.ts';
import { accessTypeNames, listingMessages } from '../../../messages/listing.ts';
import { listingColumns as messages, marketplaceMessages, sortNames } from '../../../messages/marketplace.ts';
import { Anchor } from '../../shared/Anchor.tsx';
import { measuredFacts } from '../../shared/product/cardFacts.ts';
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

/** Access end or approval, where it applies. */
function Condition({ stream: { access, accessType } }: { stream: Stream }) {
  if (access)
    return (
      <>
        {' · '}
        {listingMessages.running} <When at={access.end_date} />
      </>
    );
  return accessType === 'PROTECTED' && ` · ${accessTypeNames.PROTECTED}`;
}

function Name({ stream, category }: { stream: Stream; category: string | undefined }) {
  return (
    <TwoLineCell
      picture={<LogoPicture name={stream.name} src={stream.logo} size="small" />}
      detail={
        <>
          {[stream.ownerName, category].filter(Boolean).join(' · ')}
          <Condition stream={stream} />
        </>
      }
    >
      <Anchor to={productPath(stream.id)} data-part="target">
        {stream.name}
      </Anchor>
    </TwoLineCell>
  );
}

/** Size and format, then quality and date. */
const Data = ({ stream }: { stream: Stream }) => (
  <TwoLineCell
    detail={
      <OneLine>
        {stream.quality && `${format(marketplaceMessages.grade, stream.quality)} · `}
        <When at={stream.published_date} />
      </OneLine>
    }
  >
    <OneLine>{measuredFacts(stream).join(' · ') || stream.type}</OneLine>
  </TwoLineCell>
);

type NameOf = ReturnType<typeof useCategoryName>;

const columnsFor = (categoryName: NameOf, onLook: (id: string) => void): Column<Stream>[] => [
  {
    id: 'NAME',
    header: messages.product,
    sortable: true,
    cell: (stream) => <Name stream={stream} category={categoryName(stream.subcategory)} />,
    width: '48%',
  },
  { id: 'data', header: messages.data, phone: 'plain', cell: (stream) => <Data stream={stream} /> },
  {
    id: 'PRICE',
    header: messages.price,
    sortable: true,
    align: 'end',
    headline: true,
    // Cards have no head with the unit.
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
      ownSort
      sort={toSort(filter)}
      onSortChange={(sort) => {
        const next = toFilter(sort);
        if (next) change({ sort: next });
      }}
    />
  );
}
