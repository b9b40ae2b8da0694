import { DealTimeline, type DealTimelineProps } from '#marketplace';
import { tokenInfo } from '#contract/constants.ts';
import type { Offer } from '#contract/generated/documents.ts';
import type { OfferParty } from '#contract/types.ts';
import { moveNames, offerWords as words } from '../../../messages/offers.ts';

interface DealProps extends Pick<DealTimelineProps, 'actions'> {
  offer: Offer;
  side: OfferParty;
}

const texts = { ...moveNames, unit: `${tokenInfo.symbol} ${words.perHour}` };

export const Deal = ({ offer, side, ...rest }: DealProps) => (
  <DealTimeline
    label={words.deal}
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- one of many on the page, so no landmark
    role="group"
    names={{ buyer: offer.buyer.name, seller: offer.seller.name }}
    viewer={side}
    turn={offer.turn}
    listPrice={offer.list_price}
    moves={offer.history}
    texts={texts}
    {...rest}
  />
);
