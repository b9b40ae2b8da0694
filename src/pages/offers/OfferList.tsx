import { Button, Card, EmptyState, Inline, Pagination, Select, Skeleton, Stack, Text } from '#design-system';
import { offerStatuses, pageSize } from '#contract/constants.ts';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { paths } from '../../config/paths.ts';
import { format } from '../../messages/format.ts';
import { offerStatusNames, offerWords as words } from '../../messages/offers.ts';
import { loadOffersMade, loadOffersReceived, offers } from '../../state/offers.ts';
import { Async } from '../shared/Async.tsx';
import { useLoad } from '../shared/useLoad.ts';
import { OfferCard } from './OfferCard.tsx';
import { sideIn, type ChangeFilter, type Filter } from './useOfferFilter.ts';

interface OfferListProps {
  filter: Filter;
  change: ChangeFilter;
}

const statuses = offerStatuses.map((value) => ({ value, label: offerStatusNames[value] }));
const loads = { received: loadOffersReceived, made: loadOffersMade } as const;
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

function Nothing({ filter: { tab, status }, change }: OfferListProps) {
  if (status)
    return (
      <EmptyState
        icon="search"
        title={words.emptyFiltered.title}
        actions={<Button onClick={() => change({ status: undefined })}>{words.clear}</Button>}
      >
        {words.emptyFiltered.text}
      </EmptyState>
    );
  const { title, text } = words.emptyNever[tab];
  return (
    <EmptyState
      icon="offer"
      title={title}
      actions={
        tab === 'made' && (
          <Button asChild>
            <Link to={paths.marketplace}>{words.toMarketplace}</Link>
          </Button>
        )
      }
    >
      {text}
    </EmptyState>
  );
}

const counted = (count: number) => (count === 1 ? words.count.one : format(words.count.many, { count }));

/** One page of the offers of a tab, last moved first. */
export function OfferList({ filter, change }: OfferListProps) {
  const page = useSnapshot(offers)[filter.tab];
  const load = loads[filter.tab];
  const wish = { status: filter.status, page: filter.page };
  useLoad(load, wish);
  return (
    <Stack gap={4}>
      <Inline justify="between" align="end">
        <Select
          label={words.status}
          placeholder={words.anyStatus}
          options={statuses}
          value={filter.status ?? ''}
          onChange={({ target }) => change({ status: offerStatuses.find((status) => status === target.value) })}
        />
        <Text tone="muted" size="small" aria-live="polite">
          {page && counted(page.total)}
        </Text>
      </Inline>
      <Async
        of={`offers.${filter.tab}`}
        data={page}
        onRetry={() => load(wish)}
        skeleton={skeleton}
        isEmpty={({ content }) => content.length === 0}
        empty={<Nothing filter={filter} change={change} />}
      >
        {({ content, total, page: at }) => (
          <Stack gap={4}>
            {content.map((offer) => (
              <OfferCard key={offer.id} offer={offer} side={sideIn[filter.tab]} onReload={() => void load(wish)} />
            ))}
            {total > pageSize && (
              <Pagination page={at} pageSize={pageSize} total={total} onPageChange={(next) => change({ page: next })} />
            )}
          </Stack>
        )}
      </Async>
    </Stack>
  );
}
