import { Inline, Text, useHasPassed } from '#design-system';
import type { Offer } from '#contract/generated/documents.ts';
import type { OfferParty } from '#contract/types.ts';
import { buyPath } from '../../../config/paths.ts';
import { offerMessages as messages } from '../../../messages/offers.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { When } from '../When.tsx';

export function AtThisPrice({ offer, side }: { offer: Offer; side: OfferParty }) {
  const { status, valid_until, stream_id } = offer;
  const over = useHasPassed(Date.parse(valid_until ?? ''));
  if (status !== 'accepted' || valid_until === null || over) return null;
  return (
    <Inline gap={3}>
      {side === 'buyer' && <ButtonLink to={buyPath(stream_id)}>{messages.buy}</ButtonLink>}
      <Text tone="muted" size="small">
        {messages.validUntil} <When at={valid_until} as="moment" />
      </Text>
    </Inline>
  );
}
