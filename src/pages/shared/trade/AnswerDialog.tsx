import { ConfirmDialog, fillText } from '#design-system';
import { OfferDialog } from '#marketplace';
import type { Offer } from '#contract/generated/documents.ts';
import type { OfferParty } from '#contract/types.ts';
import { answerMessages, reviseTexts } from '../../../messages/offers.ts';
import { acceptOffer, rejectOffer, reviseOffer, withdrawOffer } from '../../../state/trade/deals/offers.ts';
import { useOperation, type Outcome, refusalOf } from '../../../state/machine/operations.ts';
import { failureLines } from '../failureLines.tsx';
import { useOfferForm } from '../payment/useOfferForm.tsx';
import { tokensText as text, useAmountText } from '../payment/tokensText.ts';

interface AnswerDialogProps {
  offer: Offer;
  side: OfferParty;
  onClose: () => void;
}

export const answerKinds = ['accept', 'revise', 'reject', 'withdraw'] as const;
export type AnswerKind = (typeof answerKinds)[number];

function useAnswer(kind: AnswerKind, id: string, onClose: () => void) {
  const operation = useOperation(`offers.${kind}`, id);
  return {
    pending: operation.phase === 'request',
    error: failureLines(operation),
    onOpenChange: (open: boolean) => !open && onClose(),
    settle: async (outcome: Promise<Outcome<unknown>>) => {
      const settled = await outcome;
      if (settled.ok) onClose();
      return refusalOf(settled);
    },
  };
}

const questions = {
  accept: { send: acceptOffer, tone: 'accent' },
  reject: { send: rejectOffer, tone: 'danger' },
  withdraw: { send: withdrawOffer, tone: 'danger' },
} as const;

interface QuestionProps extends AnswerDialogProps {
  kind: keyof typeof questions;
}

function Question({ kind, offer, side, onClose }: QuestionProps) {
  const { settle, ...dialog } = useAnswer(kind, offer.id, onClose);
  const { send, tone } = questions[kind];
  const messages = answerMessages[kind];
  const amountText = useAmountText();
  const parts = {
    product: offer.stream_name,
    name: offer[side === 'seller' ? 'buyer' : 'seller'].name,
    amount: amountText(offer.amount),
    list: text(offer.list_price),
  };
  return (
    <ConfirmDialog
      open
      {...dialog}
      tone={tone}
      title={fillText(messages.title, parts)}
      consequence={fillText('text' in messages ? messages.text : messages[side], parts)}
      confirmLabel={messages.confirm}
      onConfirm={() => void settle(send(offer))}
    />
  );
}

const ownPrice = ({ history, list_price }: Offer, side: OfferParty): number | undefined =>
  history.findLast(({ by, action }) => by === side && (action === 'created' || action === 'revised'))?.amount ??
  (side === 'seller' ? list_price : undefined);

function ReviseDialog({ offer, side, onClose }: AnswerDialogProps) {
  const { settle, ...dialog } = useAnswer('revise', offer.id, onClose);
  const { common, paying, topUp, sent } = useOfferForm(`offer.${offer.id}.${offer.version}`, offer.stream_id);
  const send = async (terms: Parameters<typeof reviseOffer>[1]) => {
    const outcome = await reviseOffer(offer, terms);
    if (outcome.ok) sent();
    return outcome;
  };
  return (
    <>
      <OfferDialog
        open
        {...dialog}
        {...common}
        {...(side === 'buyer' && paying)}
        texts={{ ...common.texts, ...reviseTexts[side] }}
        product={offer.stream_name}
        price={offer.list_price}
        // The other party's message is not a draft of the reply.
        previous={{ amount: offer.amount, description: '' }}
        initialAmount={ownPrice(offer, side)}
        onSubmit={(terms) => settle(send(terms))}
      />
      {topUp}
    </>
  );
}

export function AnswerDialog({ kind, ...rest }: AnswerDialogProps & { kind: AnswerKind }) {
  return kind === 'revise' ? <ReviseDialog {...rest} /> : <Question kind={kind} {...rest} />;
}
