import { DealTimeline } from '#marketplace';
import { tokenInfo } from '#contract/constants.ts';
import type { Offer } from '#contract/generated/documents.ts';
import type { OfferParty } from '#contract/types.ts';
import { moveNames, offerMessages as messages } from '../../../messages/offers.ts';

interface DealProps {
  offer: Offer;
  side: OfferParty;
}

const texts = { ...moveNames, unit: `${tokenInfo.symbol} ${messages.perHour}` };

export const Deal = ({ offer, side }: DealProps) => (
  <DealTimeline
    label={messages.deal}
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- one of many on the page, so no landmark
    role="group"
    names={{ buyer: offer.buyer.name, seller: offer.seller.name }}
    viewer={side}
    listPrice={offer.list_price}
    moves={offer.history}
    texts={texts}
  />
);
