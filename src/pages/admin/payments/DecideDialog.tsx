import { fillText } from '#design-system';
import type { Payment } from '#contract/types.ts';
import { decisionMessages, paymentMessages as messages } from '../../../messages/payments.ts';
import { useOperation } from '../../../state/machine/operations.ts';
import { confirmPayment, declinePayment } from '../../../state/trade/money/decisions.ts';
import { DecisionDialog } from '../../shared/DecisionDialog.tsx';
import { useAmountText } from '../../shared/payment/tokensText.ts';

const sends = { confirm: confirmPayment, decline: declinePayment } as const;
export type Decision = keyof typeof sends;

interface DecideDialogProps {
  decision: Decision;
  payment: Payment;
  onClose: () => void;
}

export function DecideDialog({ decision, payment: { id, kind, amount, user }, onClose }: DecideDialogProps) {
  const { title, text, send } = decisionMessages[decision][kind];
  const operation = useOperation(`payments.${decision}`, id);
  const parts = { name: user.name, amount: useAmountText()(amount) };
  return (
    <DecisionDialog
      title={fillText(title, parts)}
      text={fillText(text, parts)}
      send={fillText(send, parts)}
      cancel={messages.cancel}
      reference={{ label: messages.reference[decision], hint: fillText(messages.referenceHint, parts) }}
      operation={operation}
      onSend={(reference) => sends[decision](id, reference)}
      onClose={onClose}
    />
  );
}
