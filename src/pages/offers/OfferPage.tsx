import { Breadcrumbs, Button, Card, EmptyState, Heading, Skeleton, Split, Stack, Text } from '#design-system';
import type { Offer } from '#contract/generated/documents.ts';
import { Link, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { paths, productPath } from '../../config/paths.ts';
import { offerWords as words } from '../../messages/offers.ts';
import { titles } from '../../messages/screens.ts';
import { loadOffer, offers, sideOf } from '../../state/trade/offers.ts';
import { Async } from '../shared/Async.tsx';
import { RouterLink } from '../shared/RouterLink.tsx';
import { useLoad } from '../shared/useLoad.ts';
import { useTitle } from '../shared/useTitle.ts';
import { Answer, useAsked } from './Answer.tsx';
import { AtThisPrice } from './AtThisPrice.tsx';
import { Deal } from './Deal.tsx';
import { Price, Standing, withWhom } from './terms.tsx';

interface NegotiationProps {
  offer: Offer;
  onReload: () => void;
}

function Terms({ offer, onReload }: NegotiationProps) {
  const side = sideOf(offer);
  return (
    <Card as="section" aria-label={words.terms} padding="large">
      <Stack gap={4}>
        <Heading level={2}>{words.terms}</Heading>
        <Price offer={offer} />
        <Standing offer={offer} side={side} onEnd={onReload} />
        <AtThisPrice offer={offer} side={side} />
        <Button asChild variant="outline" tone="neutral">
          <Link to={productPath(offer.stream_id)}>{words.product}</Link>
        </Button>
      </Stack>
    </Card>
  );
}

function Negotiation({ offer, onReload }: NegotiationProps) {
  const side = sideOf(offer);
  const question = useAsked();
  const answer = <Answer {...question} offer={offer} side={side} onReload={onReload} />;
  const mine = offer.turn === side;
  return (
    <Split aside={<Terms offer={offer} onReload={onReload} />} leading>
      <Card as="section" aria-label={words.deal} padding="large">
        <Stack gap={5}>
          <Heading level={2}>{words.deal}</Heading>
          <Deal offer={offer} side={side} actions={mine && answer} />
          {!mine && answer}
        </Stack>
      </Card>
    </Split>
  );
}

const missing = (
  <EmptyState
    icon="search"
    title={words.missing.title}
    actions={
      <Button asChild>
        <Link to={paths.offers}>{words.all}</Link>
      </Button>
    }
  >
    {words.missing.text}
  </EmptyState>
);

export function OfferPage() {
  const { id = '' } = useParams();
  const { one } = useSnapshot(offers);
  // The store may hold another offer.
  const found = one?.id === id ? one : undefined;
  const name = found?.offer?.stream_name;
  const reload = () => void loadOffer(id);
  useLoad(loadOffer, id);
  useTitle(name);
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Breadcrumbs current={name ?? titles.offer}>
          <RouterLink to={paths.offers}>{titles.offers}</RouterLink>
        </Breadcrumbs>
        <Heading level={1}>{name ?? titles.offer}</Heading>
        <Text tone="muted">
          {found?.offer ? withWhom({ offer: found.offer, side: sideOf(found.offer) }) : '\u00A0'}
        </Text>
      </Stack>
      <Async of="offers.one" data={found} onRetry={reload} skeleton={<Skeleton lines={8} />}>
        {({ offer }) => (offer ? <Negotiation offer={offer} onReload={reload} /> : missing)}
      </Async>
    </Stack>
  );
}
