import { Button, Card, fillText, Grid, Heading, Inline, Stack, StatusBadge, Text } from '#design-system';
import type { Offer, Subscription } from '#contract/generated/documents.ts';
import type { Stream } from '#contract/types.ts';
import type { ReactNode } from 'react';
import { accessPath, offerPath, offersPath, paths, withQuery } from '../../../config/paths.ts';
import { dot } from '../../../messages/format.ts';
import { offerStatusNames } from '../../../messages/offers.ts';
import { dealsMessages as messages } from '../../../messages/product.ts';
import { purchases, receivedOffers } from '../../../state/trade/deals/productDeals.ts';
import { ownOffers } from '../../../state/trade/browse/product.ts';
import { useValue } from '../../../state/machine/resource.ts';
import { useMay } from '../../../state/me/rights.ts';
import { useSession } from '../../../state/me/session.ts';
import { Async } from '../../shared/Async.tsx';
import { Empty } from '../../shared/Empty.tsx';
import { Tokens } from '../../shared/payment/Tokens.tsx';
import { useAmountText } from '../../shared/payment/tokensText.ts';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { useLoad } from '../../shared/useLoad.ts';
import { When } from '../../shared/When.tsx';
import { toBox } from '../box/toBox.ts';

const tones = {
  pending: 'accent',
  accepted: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
} as const;

interface SectionProps {
  label: string;
  to: string;
  all: string;
  beside?: ReactNode;
  children: ReactNode;
}

const Section = ({ label, to, all, beside, children }: SectionProps) => (
  <Card as="section" aria-label={label} padding="large">
    <Stack gap={4}>
      <Heading level={2}>{label}</Heading>
      {children}
      <Text size="small">
        <RouterLink to={to}>{all}</RouterLink>
        {beside}
      </Text>
    </Stack>
  </Card>
);

const ToBox = ({ children }: { children: string }) => (
  <Button size="small" variant="soft" onClick={toBox}>
    {children}
  </Button>
);

type Side = keyof typeof messages.side;

function OfferRow({ offer, side }: { offer: Offer; side: Side }) {
  return (
    <Inline as="li" justify="between" gap={3}>
      <Inline gap={3}>
        <StatusBadge tone={tones[offer.status]}>{offerStatusNames[offer.status]}</StatusBadge>
        <Text>
          <Tokens amount={offer.amount} weight="semibold" /> {messages.perHour}
        </Text>
        <Text size="small" tone="muted">
          {fillText(messages.side[side], { name: offer.buyer.name })}
        </Text>
      </Inline>
      <RouterLink to={offerPath(offer.id)}>{messages.open}</RouterLink>
    </Inline>
  );
}

function NoOffers({ stream, side }: { stream: Stream; side: Side }) {
  const mayOffer = useMay('offer');
  const { noOffers } = messages;
  if (side === 'received') return <Empty icon="offer" messages={noOffers.received} />;
  if (!stream.offer) return <Empty icon="tag" messages={noOffers.fixed} />;
  if (!mayOffer) return <Empty icon="tag" messages={noOffers.noRight} />;
  return <Empty icon="offer" messages={noOffers.made} actions={<ToBox>{messages.offer}</ToBox>} />;
}

function Offers({ stream, side }: { stream: Stream; side: Side }) {
  const of = side === 'made' ? ownOffers : receivedOffers;
  return (
    <Section label={messages.offers} to={offersPath(side)} all={messages.all}>
      <Async
        of={of}
        input={stream.id}
        isEmpty={({ content }) => content.length === 0}
        empty={<NoOffers stream={stream} side={side} />}
      >
        {({ content }) => (
          <Stack as="ul" data-part="list" gap={3}>
            {content.map((offer) => (
              <OfferRow key={offer.id} offer={offer} side={side} />
            ))}
          </Stack>
        )}
      </Async>
    </Section>
  );
}

function PurchaseRow({ purchase }: { purchase: Subscription }) {
  const amountText = useAmountText();
  return (
    <Inline as="li" justify="between" gap={3}>
      <Text>{fillText(messages.bought, { hours: purchase.hours, total: amountText(purchase.total) })}</Text>
      <Text size="small" tone="muted">
        <When at={purchase.start_date} as="moment" /> – <When at={purchase.end_date} as="moment" />
      </Text>
    </Inline>
  );
}

function Purchases({ stream }: { stream: Stream }) {
  const mayBuy = useMay('buy');
  useLoad(purchases, stream.id);
  const isPaid = useValue(purchases, stream.id)?.content.some(({ total }) => total > 0);
  return (
    <Section
      label={messages.access}
      to={accessPath('mine')}
      all={messages.allAccess}
      beside={
        isPaid && (
          <>
            <span>{dot}</span>
            <RouterLink to={withQuery(paths.walletHistory, { name: stream.name, direction: 'out' })}>
              {messages.receipts}
            </RouterLink>
          </>
        )
      }
    >
      <Async
        of={purchases}
        input={stream.id}
        isEmpty={({ content }) => content.length === 0}
        empty={<Empty icon="key" messages={messages.noAccess} actions={mayBuy && <ToBox>{messages.get}</ToBox>} />}
      >
        {({ content }) => (
          <Stack as="ul" data-part="list" gap={3}>
            {content.map((purchase) => (
              <PurchaseRow key={purchase.id} purchase={purchase} />
            ))}
          </Stack>
        )}
      </Async>
    </Section>
  );
}

function Received({ stream }: { stream: Stream }) {
  useLoad(receivedOffers, stream.id);
  return <Offers stream={stream} side="received" />;
}

/** The page already loads the offers that the reader made. */
export function Deals({ stream }: { stream: Stream }) {
  const { userId } = useSession();
  if (stream.owner === userId) return <Received stream={stream} />;
  return (
    <Grid columns="medium" gap={5} fill>
      <Offers stream={stream} side="made" />
      <Purchases stream={stream} />
    </Grid>
  );
}
