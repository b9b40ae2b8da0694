import { Heading, Skeleton, Stack, Text } from '#design-system';
import { productPath } from '../../../config/paths.ts';
import { sideOf, offer } from '../../../state/trade/offers.ts';
import { Async } from '../Async.tsx';
import { RouterLink } from '../RouterLink.tsx';
import { useLoad } from '../useLoad.ts';
import { MissingOffer } from './MissingOffer.tsx';
import { NegotiationColumn } from './Negotiation.tsx';
import { withWhom } from './terms.tsx';

/** A deal beside the list. */
export function OfferPane({ id }: { id: string }) {
  useLoad(offer, id);
  return (
    <Async of={offer} input={id} skeleton={<Skeleton lines={8} />}>
      {(shown) =>
        shown ? (
          <Stack gap={5} style={{ padding: 'var(--ds-space-5)' }}>
            <Stack gap={1}>
              <Heading level={2}>
                <RouterLink to={productPath(shown.stream_id)} variant="quiet">
                  {shown.stream_name}
                </RouterLink>
              </Heading>
              <Text tone="muted">{withWhom({ offer: shown, side: sideOf(shown) })}</Text>
            </Stack>
            <NegotiationColumn key={shown.id} offer={shown} onReload={() => void offer.load(id)} />
          </Stack>
        ) : (
          <MissingOffer />
        )
      }
    </Async>
  );
}
