import { Accordion, Card, Heading, Inline, Stack, StatusBadge, Text } from '#design-system';
import type { Offer } from '#contract/generated/documents.ts';
import type { OfferParty } from '#contract/types.ts';
import { productPath } from '../../config/paths.ts';
import { format } from '../../messages/format.ts';
import { offerStatusNames, offerWords as words } from '../../messages/offers.ts';
import { RouterLink } from '../shared/RouterLink.tsx';
import { Tokens } from '../shared/Tokens.tsx';
import { When } from '../shared/When.tsx';
import { Answer } from './Answer.tsx';
import { AtThisPrice } from './AtThisPrice.tsx';
import { Deal } from './Deal.tsx';

interface OfferCardProps {
  offer: Offer;
  /** My side. */
  side: OfferParty;
  /** Loads the terms anew. */
  onReload: () => void;
}

const difference = new Intl.NumberFormat(undefined, {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'always',
});

const toneOf = {
  pending: 'accent',
  accepted: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
} as const;

/** Who it waits for; bold when it is for me. */
function Turn({ offer, side }: Omit<OfferCardProps, 'onReload'>) {
  if (offer.turn === null) return null;
  if (offer.turn === side) return <Text weight="semibold">{words.yourTurn}</Text>;
  return <Text tone="muted">{format(words.theirTurn, { name: offer[offer.turn].name })}</Text>;
}

function Times({ offer: { status, expires_at } }: { offer: Offer }) {
  if (status !== 'pending') return null;
  return (
    <Text tone="muted">
      {words.expires} <When at={expires_at} />
    </Text>
  );
}

/** The price on the table against the list price. */
function Price({ offer: { amount, list_price } }: { offer: Offer }) {
  return (
    <Inline gap={3} align="baseline">
      <Text>
        <Tokens amount={amount} size="large" weight="semibold" /> <Text tone="muted">{words.perHour}</Text>
      </Text>
      <Text size="small" tone="muted">
        {words.listPrice} <Tokens amount={list_price} size="small" tone="muted" />
        {amount !== list_price && list_price > 0 && ` (${difference.format(amount / list_price - 1)})`}
      </Text>
    </Inline>
  );
}

/** One negotiation: the terms on the table, whose turn it is, what I can do, and how it came about. */
export function OfferCard({ offer, side, onReload }: OfferCardProps) {
  const other = side === 'seller' ? offer.buyer : offer.seller;
  const mine = offer.status === 'pending' && offer.turn === side;
  return (
    <Card as="article" padding="large">
      <Stack gap={3}>
        <Inline justify="between" align="start" gap={4}>
          <Stack gap={1} style={{ flex: '1 1 16rem' }}>
            <Heading level={2}>
              <RouterLink to={productPath(offer.stream_id)} variant="quiet">
                {offer.stream_name}
              </RouterLink>
            </Heading>
            <Text tone="muted">{format(side === 'seller' ? words.from : words.to, { name: other.name })}</Text>
          </Stack>
          <Price offer={offer} />
        </Inline>
        <Inline gap={3}>
          <StatusBadge tone={toneOf[offer.status]}>{offerStatusNames[offer.status]}</StatusBadge>
          <Turn offer={offer} side={side} />
          <Times offer={offer} />
        </Inline>
        {mine && <Answer offer={offer} side={side} onReload={onReload} />}
        <AtThisPrice offer={offer} side={side} />
        <Accordion.Root>
          <Accordion.Item title={words.deal} open={mine}>
            <Deal offer={offer} side={side} />
          </Accordion.Item>
        </Accordion.Root>
      </Stack>
    </Card>
  );
}
