import { EmptyState, Inline, Skeleton, Stack, Text } from '#design-system';
import type { Offer } from '#contract/generated/documents.ts';
import { useSnapshot } from 'valtio';
import { offersPath } from '../../config/paths.ts';
import { format } from '../../messages/format.ts';
import { overview } from '../../messages/overview.ts';
import { offers } from '../../state/offers.ts';
import { Async } from '../shared/Async.tsx';
import { RouterLink } from '../shared/RouterLink.tsx';
import { Tokens } from '../shared/Tokens.tsx';
import { ListCard } from './ListCard.tsx';

interface WaitingOffersProps {
  onRetryReceived: () => unknown;
  onRetryMade: () => unknown;
}

const skeleton = <Skeleton />;

function Waiting({ offer }: { offer: Offer }) {
  const selling = offer.turn === 'seller';
  return (
    <Inline as="li" justify="between" gap={1}>
      <RouterLink to={offersPath(selling ? 'received' : 'made')}>{offer.stream_name}</RouterLink>
      <Text tone="muted">
        <Tokens amount={offer.amount} /> {overview.perHour}{' '}
        {format(overview.from, { name: (selling ? offer.buyer : offer.seller).name })}
      </Text>
    </Inline>
  );
}

function List({ waiting }: { waiting: readonly Offer[] }) {
  if (waiting.length === 0)
    return (
      <EmptyState icon="offer" title={overview.noOffers.title}>
        {overview.noOffers.text}
      </EmptyState>
    );
  return (
    <Stack as="ul" data-part="list" gap={3}>
      {waiting.map((offer) => (
        <Waiting key={offer.id} offer={offer} />
      ))}
    </Stack>
  );
}

/** Offers in which it is my turn, whichever side is mine. */
export function WaitingOffers({ onRetryReceived, onRetryMade }: WaitingOffersProps) {
  const { made, received } = useSnapshot(offers);
  return (
    <ListCard title={overview.waiting}>
      <Async of="offers.received" data={received} onRetry={onRetryReceived} skeleton={skeleton}>
        {(selling) => (
          <Async of="offers.made" data={made} onRetry={onRetryMade} skeleton={skeleton}>
            {(buying) => (
              <List
                waiting={[
                  ...selling.content.filter(({ turn }) => turn === 'seller'),
                  ...buying.content.filter(({ turn }) => turn === 'buyer'),
                ]}
              />
            )}
          </Async>
        )}
      </Async>
    </ListCard>
  );
}
