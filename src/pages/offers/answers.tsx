import { ConfirmDialog, displayTokens, ReviseOfferDialog } from '#design-system';
import { textLimits, tokenInfo } from '#contract/constants.ts';
import type { Offer } from '#contract/generated/documents.ts';
import type { OfferParty } from '#contract/types.ts';
import { format } from '../../messages/format.ts';
import { answerWords } from '../../messages/offers.ts';
import { acceptOffer, rejectOffer, reviseOffer } from '../../state/offers.ts';
import { reset, useOperation, type Outcome } from '../../state/operations.ts';
import { useBalance } from '../../state/wallet.ts';
import { failureText } from '../shared/failureText.ts';
import { refusalOf } from '../shared/refusalOf.ts';
import { offerUnits } from '../shared/units.ts';

interface AnswerDialogProps {
  offer: Offer;
  side: OfferParty;
  onClose: () => void;
}

const text = (micro: number) => `${displayTokens(micro)} ${tokenInfo.symbol}`;

type AnswerName = 'offers.accept' | 'offers.reject' | 'offers.revise';

/** State of one answer: closing forgets what failed, an answer that was taken closes. */
function useAnswer(name: AnswerName, id: string, onClose: () => void) {
  const operation = useOperation(name, id);
  return {
    pending: operation.phase === 'request',
    error: failureText(operation),
    onOpenChange: (open: boolean) => {
      if (open) return;
      if (operation.phase === 'fail') reset(name, id);
      onClose();
    },
    settle: async (outcome: Promise<Outcome<unknown>>) => {
      const settled = await outcome;
      if (settled.ok) onClose();
      return refusalOf(settled);
    },
  };
}

const partsOf = ({ stream_name, buyer, amount, list_price }: Offer) => ({
  product: stream_name,
  name: buyer.name,
  amount: text(amount),
  list: text(list_price),
});

/** Asks before a price is agreed. */
export function Accept({ offer, side, onClose }: AnswerDialogProps) {
  const { settle, ...dialog } = useAnswer('offers.accept', offer.id, onClose);
  const words = answerWords.accept;
  return (
    <ConfirmDialog
      open
      {...dialog}
      title={format(words.title, { amount: text(offer.amount) })}
      consequence={format(words[side], partsOf(offer))}
      confirmLabel={words.confirm}
      onConfirm={() => void settle(acceptOffer(offer))}
    />
  );
}

/** Asks before a negotiation ends. */
export function Reject({ offer, side, onClose }: AnswerDialogProps) {
  const { settle, ...dialog } = useAnswer('offers.reject', offer.id, onClose);
  const words = answerWords.reject;
  const other = side === 'seller' ? offer.buyer : offer.seller;
  return (
    <ConfirmDialog
      open
      {...dialog}
      tone="danger"
      title={words.title}
      consequence={format(words.text, { product: offer.stream_name, name: other.name })}
      confirmLabel={words.confirm}
      onConfirm={() => void settle(rejectOffer(offer))}
    />
  );
}

/** Answers with other terms. */
export function Revise({ offer, side, onClose }: AnswerDialogProps) {
  const { settle, ...dialog } = useAnswer('offers.revise', offer.id, onClose);
  const balance = useBalance();
  return (
    <ReviseOfferDialog
      open
      {...dialog}
      product={offer.stream_name}
      price={offer.list_price}
      // The words on the table are the other side's, not to be sent back as one's own.
      previous={{ amount: offer.amount, description: '' }}
      texts={offerUnits}
      maxDescription={textLimits.offerDescription}
      {...(side === 'buyer' && { balance })}
      onSubmit={(terms) => settle(reviseOffer(offer, terms))}
    />
  );
}
