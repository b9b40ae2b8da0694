import { ConfirmDialog } from '#design-system';
import { format } from '../../../messages/format.ts';
import { requestMessages } from '../../../messages/payments.ts';
import { topUpMessages as messages } from '../../../messages/topUp.ts';
import { useIsManual, useMoveOperation } from '../../../state/trade/money/payments.ts';
import { buyTokens, useBalance } from '../../../state/trade/money/wallet.ts';
import { TermsProblem } from './TermsProblem.tsx';
import { useAmountText } from './useAmountText.ts';
import { usePayment } from './usePayment.tsx';
import { tokensText as text } from './tokensText.ts';

interface TopUpProps {
  missing: number | undefined;
  onClose: () => void;
}

export function TopUp({ missing = 0, onClose }: TopUpProps) {
  const balance = useBalance();
  const amountText = useAmountText();
  const isManual = useIsManual();
  const texts = isManual ? requestMessages.topUp : messages;
  const payment = usePayment(useMoveOperation('buy'));
  const close = () => {
    payment.turnAway();
    onClose();
  };
  const add = async () => {
    if ((await buyTokens(missing)).ok) onClose();
  };
  return (
    <ConfirmDialog
      open={missing > 0}
      onOpenChange={(open) => !open && close()}
      title={format(messages.title, { amount: text(missing) })}
      consequence={
        isManual !== undefined &&
        format(texts.consequence as '{before}{after}', {
          before: text(balance),
          after: text(balance === undefined ? undefined : balance + missing),
        })
      }
      confirmLabel={format(texts.confirm, { amount: amountText(missing) })}
      pending={payment.pending || isManual === undefined}
      error={payment.error}
      onConfirm={() => void add()}
    >
      <TermsProblem />
      {payment.notice}
    </ConfirmDialog>
  );
}
