import { Breadcrumbs, Button, Card, EmptyState, Heading, Skeleton, Split, Stack, Text } from '#design-system';
import type { Offer } from '#contract/generated/documents.ts';
import { useParams } from 'react-router-dom';
import { paths, productPath } from '../../config/paths.ts';
import { offerWords as words } from '../../messages/offers.ts';
import { titles } from '../../config/screens.ts';
import { offer, sideOf } from '../../state/trade/offers.ts';
import { Anchor } from '../shared/Anchor.tsx';
import { Async } from '../shared/Async.tsx';
import { RouterLink } from '../shared/RouterLink.tsx';
import { useLoad } from '../shared/useLoad.ts';
import { useTitle } from '../shared/useTitle.ts';
import { Answer, useAsked } from './Answer.tsx';
import { AtThisPrice } from './AtThisPrice.tsx';
import { Deal } from './Deal.tsx';
import { Price, Standing, withWhom } from './terms.tsx';
import { useValue } from '../../state/machine/resource.ts';

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
          <Anchor to={productPath(offer.stream_id)}>{words.product}</Anchor>
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
        <Anchor to={paths.offers}>{words.all}</Anchor>
      </Button>
    }
  >
    {words.missing.text}
  </EmptyState>
);

export function OfferPage() {
  const { id = '' } = useParams();
  const found = useValue(offer, id);
  const name = found?.stream_name;
  const reload = () => void offer.load(id);
  useLoad(offer, id);
  useTitle(name);
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Breadcrumbs current={name ?? titles.offer}>
          <RouterLink to={paths.offers}>{titles.offers}</RouterLink>
        </Breadcrumbs>
        <Heading level={1}>{name ?? titles.offer}</Heading>
        <Text tone="muted">{found ? withWhom({ offer: found, side: sideOf(found) }) : '\u00A0'}</Text>
      </Stack>
      <Async of={offer} input={id} skeleton={<Skeleton lines={8} />}>
        {(shown) => (shown ? <Negotiation offer={shown} onReload={reload} /> : missing)}
      </Async>
    </Stack>
  );
}
