import { DataTable, fillText, Inline, Text, TwoLineCell, type Column, type Sort } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { useMemo } from 'react';
import { productPath } from '../../../config/paths.ts';
import { dot } from '../../../messages/format.ts';
import { accessTypeNames, productCardMessages } from '../../../messages/productCards.ts';
import { resultColumns as messages, marketplaceMessages, sortNames } from '../../../messages/marketplace.ts';
import { Anchor } from '../../shared/Anchor.tsx';
import { measuredFacts } from '../../shared/product/cardFacts.ts';
import { Price } from '../../shared/payment/Price.tsx';
import { Tokens } from '../../shared/payment/Tokens.tsx';
import { ProductPicture } from '../../shared/product/ProductPicture.tsx';
import { useCategoryName } from '../../shared/product/useCategoryName.ts';
import { When } from '../../shared/When.tsx';
import { sortOf, type Filter } from '../../shared/lists/marketplaceFilter.ts';
import { InCard, InTable, Line, Verb } from './ResultTable.styles.ts';
import { BuyLink, ProductRowMenu } from './ProductTools.tsx';
import type { ChangeFilter } from '../filters/useFilter.ts';

interface ResultTableProps {
  rows: readonly Stream[];
  filter: Filter;
  change: ChangeFilter;
  onLook: (id: string) => void;
}

function Condition({ stream: { access, accessType, unreadable, query_missing: queryMissing } }: { stream: Stream }) {
  if (unreadable || queryMissing) return <span>{`${productCardMessages.unreadable}${dot}`}</span>;
  if (access)
    return (
      <>
        <span>{productCardMessages.running}</span> <When at={access.end_date} />
        <span>{dot}</span>
      </>
    );
  return accessType === 'PROTECTED' && <span>{`${accessTypeNames.PROTECTED}${dot}`}</span>;
}

interface SourceProps {
  stream: Stream;
  category: string | undefined;
}

function Source({ stream, category }: SourceProps) {
  const source = [stream.ownerName, category].filter(Boolean).join(dot);
  return (
    <Line title={source}>
      <Condition stream={stream} />
      <span>{source}</span>
    </Line>
  );
}

function Data({ stream }: { stream: Stream }) {
  const state = (
    <>
      {stream.quality && <span>{`${fillText(marketplaceMessages.grade, stream.quality)} ·`}</span>}{' '}
      <When at={stream.published_date} />
    </>
  );
  const facts = measuredFacts(stream).join(dot) || stream.type;
  return (
    <TwoLineCell detail={<Line>{state}</Line>}>
      <Line title={facts}>{facts}</Line>
    </TwoLineCell>
  );
}

/** Seller and data under the name and the price: beside the price, a line would have half of a card's width. */
function CardData({ stream, category }: SourceProps) {
  const facts = measuredFacts(stream, { withFormat: false });
  return (
    <Text size="small" tone="muted">
      <Source stream={stream} category={category} />
      <Line>
        <span>{facts.join(dot) || stream.type}</span>
        <span>{dot}</span>
        <When at={stream.published_date} />
        {stream.quality && <span>{`${dot}${fillText(marketplaceMessages.grade, stream.quality)}`}</span>}
      </Line>
    </Text>
  );
}

/** Cards have no column header with the unit. */
function PriceCell({ price }: { price: number }) {
  if (price === 0) return <Price price={price} />;
  return (
    <>
      <InTable>
        <Tokens amount={price} weight="semibold" />
      </InTable>
      <InCard>
        <Price price={price} />
      </InCard>
    </>
  );
}

type NameOf = ReturnType<typeof useCategoryName>;

const columnsFor = (categoryName: NameOf, onLook: (id: string) => void): Column<Stream>[] => [
  {
    id: 'NAME',
    header: messages.product,
    sortable: true,
    cell: (stream) => (
      <TwoLineCell
        picture={
          <InTable>
            <ProductPicture name={stream.name} logo={stream.logo} category={stream.subcategory} />
          </InTable>
        }
        detail={
          <InTable>
            <Source stream={stream} category={categoryName(stream.subcategory)} />
          </InTable>
        }
      >
        <Anchor to={productPath(stream.id)} data-part="target">
          {stream.name}
        </Anchor>
      </TwoLineCell>
    ),
    width: '48%',
  },
  {
    id: 'data',
    header: messages.data,
    width: '26%',
    phone: 'line',
    cell: (stream) => (
      <>
        <InTable>
          <Data stream={stream} />
        </InTable>
        <InCard>
          <CardData stream={stream} category={categoryName(stream.subcategory)} />
        </InCard>
      </>
    ),
  },
  {
    id: 'PRICE',
    header: messages.price,
    sortable: true,
    align: 'end',
    headline: true,
    cell: ({ price }) => <PriceCell price={price} />,
  },
  {
    id: 'actions',
    header: messages.actions,
    hiddenHeader: true,
    align: 'end',
    width: '9rem',
    cell: (stream) => (
      <Inline wrap={false} gap={1} justify="end">
        <Verb>
          <BuyLink stream={stream} />
        </Verb>
        <ProductRowMenu stream={stream} onLook={onLook} />
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
      cardsUpTo={50}
      sort={toSort(filter)}
      onSortChange={(sort) => {
        const next = toFilter(sort);
        if (next) change({ sort: next });
      }}
    />
  );
}
