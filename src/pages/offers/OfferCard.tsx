import { Accordion, Card, Heading, Inline, Stack, Text } from '#design-system';
import type { Offer } from '#contract/generated/documents.ts';
import type { OfferParty } from '#contract/types.ts';
import { offerPath, productPath } from '../../config/paths.ts';
import { offerWords as words } from '../../messages/offers.ts';
import { RouterLink } from '../shared/RouterLink.tsx';
import { Answer, useAsked } from './Answer.tsx';
import { AtThisPrice } from './AtThisPrice.tsx';
import { Deal } from './Deal.tsx';
import { Price, Standing, withWhom } from './terms.tsx';

interface OfferCardProps {
  offer: Offer;
  side: OfferParty;
  onReload: () => void;
}

export function OfferCard({ offer, side, onReload }: OfferCardProps) {
  const question = useAsked();
  const mine = offer.status === 'pending' && offer.turn === side;
  return (
    <Card as="article" padding="large">
      <Stack gap={3}>
        <Inline justify="between" align="start" gap={4}>
          <Stack gap={1}>
            <Heading level={2}>
              <RouterLink to={productPath(offer.stream_id)} variant="quiet">
                {offer.stream_name}
              </RouterLink>
            </Heading>
            <Text tone="muted">{withWhom({ offer, side })}</Text>
          </Stack>
          <Price offer={offer} />
        </Inline>
        <Inline justify="between" gap={3}>
          <Standing offer={offer} side={side} onEnd={onReload} />
          <RouterLink to={offerPath(offer.id)}>{words.open}</RouterLink>
        </Inline>
        <Answer {...question} offer={offer} side={side} onReload={onReload} />
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
