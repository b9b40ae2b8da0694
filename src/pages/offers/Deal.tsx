import { DealTimeline, displayTokens } from '#design-system';
import { tokenInfo } from '#contract/constants.ts';
import type { Move, Offer } from '#contract/generated/documents.ts';
import type { OfferParty } from '#contract/types.ts';
import { answerWords, moveNames, offerWords as words } from '../../messages/offers.ts';
import { When } from '../shared/When.tsx';

interface DealProps {
  offer: Offer;
  side: OfferParty;
}

const toMove = ({ offer, side }: DealProps, { at, by, action, amount, description }: Move) => ({
  title: `${by === side ? answerWords.you : offer[by].name} ${moveNames[action]}`,
  own: by === side,
  price: amount,
  priceText: `${displayTokens(amount)} ${tokenInfo.symbol}`,
  when: <When at={at} />,
  text: description || undefined,
});

/** Every move of a negotiation, with its price on the ladder. */
export const Deal = (props: DealProps) => (
  <DealTimeline
    aria-label={words.deal}
    listPrice={props.offer.list_price}
    moves={props.offer.history.map((move) => toMove(props, move))}
  />
);
