import type { Payment } from '#contract/types.ts';
import { format } from '../../../messages/format.ts';
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
      title={format(title, parts)}
      text={format(text, parts)}
      send={format(send, parts)}
      cancel={messages.cancel}
      reference={{ label: messages.reference[decision], hint: format(messages.referenceHint, parts) }}
      operation={operation}
      onSend={(reference) => sends[decision](id, reference)}
      onClose={onClose}
    />
  );
}
