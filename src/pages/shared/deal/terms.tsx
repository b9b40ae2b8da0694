import { Badge, Countdown, fillText, Inline, percentText, StatusBadge, Text } from '#design-system';
import type { Offer } from '#contract/generated/documents.ts';
import type { OfferParty } from '#contract/types.ts';
import { offerStatusNames, offerMessages as messages } from '../../../messages/offers.ts';
import { sideOf } from '../../../state/trade/deals/offers.ts';
import { Tokens } from '../payment/Tokens.tsx';

interface OfOffer {
  offer: Offer;
  side: OfferParty;
}

export const statusTones = {
  pending: 'accent',
  accepted: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
} as const;

const withWhom = ({ offer, side }: OfOffer): string =>
  side === 'seller'
    ? fillText(messages.from, { name: offer.buyer.name })
    : fillText(messages.to, { name: offer.seller.name });

export const noteOfOffer = (offer: Offer): string => withWhom({ offer, side: sideOf(offer) });

function Turn({ offer, side }: OfOffer) {
  if (offer.turn === null) return null;
  if (offer.turn === side) return <Badge tone="accent">{messages.yourTurn}</Badge>;
  return <Text tone="muted">{messages.turnOf[offer.turn]}</Text>;
}

export function OfferState({ offer, side, onEnd }: OfOffer & { onEnd: () => void }) {
  const { status, expires_at } = offer;
  return (
    <Inline gap={3}>
      {status !== 'pending' && <StatusBadge tone={statusTones[status]}>{offerStatusNames[status]}</StatusBadge>}
      <Turn offer={offer} side={side} />
      {status === 'pending' && (
        <Countdown until={expires_at} suffix={messages.toAnswer} ended={messages.lapsed} onEnd={onEnd} />
      )}
    </Inline>
  );
}

/** Signed difference from the list price in whole percent; empty without a list price. */
export function gapText({ amount, list_price }: Pick<Offer, 'amount' | 'list_price'>): string {
  if (list_price === 0) return '';
  const gap = (amount - list_price) / list_price;
  if (gap !== 0 && Math.abs(gap) < 0.005) return `${gap < 0 ? '−' : '+'}<${percentText(0.01)}`;
  return percentText(gap, { signDisplay: 'exceptZero', maximumFractionDigits: 0 });
}

export function Price({ offer }: { offer: Offer }) {
  const { amount, list_price } = offer;
  return (
    <Inline gap={3} align="baseline">
      <Text>
        <Tokens amount={amount} size="large" weight="semibold" /> <Text tone="muted">{messages.perHour}</Text>
      </Text>
      <Text size="small" tone="muted">
        <span>{messages.listPrice}</span> <Tokens amount={list_price} size="small" tone="muted" />
        {amount !== list_price && list_price > 0 && <span>{` (${gapText(offer)})`}</span>}
      </Text>
    </Inline>
  );
}
