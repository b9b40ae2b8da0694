import { Card, Heading, Split, Stack } from '#design-system';
import type { Offer } from '#contract/generated/documents.ts';
import { productPath } from '../../../config/paths.ts';
import { offerMessages as messages } from '../../../messages/offers.ts';
import { sideOf } from '../../../state/trade/deals/offers.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { phone } from '../windows.ts';
import { useMedia } from '../useMedia.ts';
import { Answer, useOpenQuestion } from './Answer.tsx';
import { AtThisPrice } from './AtThisPrice.tsx';
import { Deal } from './Deal.tsx';
import { OtherSide } from './OtherSide.tsx';
import { Foot } from '../split/Foot.tsx';
import { Price, OfferState } from './terms.tsx';

interface NegotiationProps {
  offer: Offer;
  onReload: () => void;
}

function useParts({ offer, onReload }: NegotiationProps) {
  const side = sideOf(offer);
  const question = useOpenQuestion();
  const isPhone = useMedia(phone);
  const answer = <Answer {...question} offer={offer} side={side} onReload={onReload} />;
  return {
    terms: (
      <Stack as="section" gap={4} aria-label={messages.terms}>
        <Heading level={2}>{messages.terms}</Heading>
        <Price offer={offer} />
        <OfferState offer={offer} side={side} onEnd={onReload} />
        {!isPhone && answer}
        <AtThisPrice offer={offer} side={side} />
      </Stack>
    ),
    deal: <Deal offer={offer} side={side} />,
    foot: isPhone && offer.status === 'pending' && <Foot>{answer}</Foot>,
    product: (
      <div>
        <ButtonLink variant="outline" tone="neutral" to={productPath(offer.stream_id)}>
          {messages.product}
        </ButtonLink>
      </div>
    ),
  };
}

export function Negotiation(props: NegotiationProps) {
  const { terms, deal, foot, product } = useParts(props);
  return (
    <div>
      <Split
        aside={
          <Stack gap={5}>
            <Card padding="large">
              <Stack gap={4}>
                {terms}
                {product}
              </Stack>
            </Card>
            <OtherSide offerId={props.offer.id} />
          </Stack>
        }
        leading
      >
        <Card as="section" aria-label={messages.deal} padding="large">
          <Stack gap={5}>
            <Heading level={2}>{messages.deal}</Heading>
            {deal}
          </Stack>
        </Card>
      </Split>
      {foot}
    </div>
  );
}

export function NegotiationColumn(props: NegotiationProps) {
  const { terms, deal, product } = useParts(props);
  return (
    <Stack gap={5}>
      {terms}
      {deal}
      {product}
    </Stack>
  );
}
