import { ConfirmDialog, fillText } from '#design-system';
import { useState } from 'react';
import { requestMessages, topUpMessages as messages } from '../../../messages/payments.ts';
import { useIsDecided, useMoveOperation } from '../../../state/trade/money/payments.ts';
import { buyTokens, useBalance } from '../../../state/trade/money/wallet.ts';
import { HowToPay } from './HowToPay.tsx';
import { TermsProblem } from './TermsProblem.tsx';
import { usePayment } from './usePayment.tsx';
import { tokensText as text, useAmountText } from './tokensText.ts';

interface TopUpProps {
  missing: number | undefined;
  onClose: () => void;
}

export function TopUp({ missing = 0, onClose }: TopUpProps) {
  const balance = useBalance();
  const amountText = useAmountText();
  const isDecided = useIsDecided();
  const texts = isDecided ? requestMessages.topUp : messages;
  const payment = usePayment(useMoveOperation('buy'));
  const close = () => {
    payment.clearError();
    onClose();
  };
  const [instructions, setInstructions] = useState<string>();
  const add = async () => {
    const outcome = await buyTokens(missing);
    if (!outcome.ok) return;
    const how = outcome.value.payment?.instructions;
    if (how === undefined) onClose();
    else setInstructions(how);
  };
  if (instructions !== undefined) {
    const end = () => {
      setInstructions(undefined);
      onClose();
    };
    return <HowToPay instructions={instructions} onClose={end} />;
  }
  return (
    <ConfirmDialog
      open={missing > 0}
      onOpenChange={(open) => !open && close()}
      title={fillText(messages.title, { amount: text(missing) })}
      consequence={
        isDecided !== undefined &&
        fillText(texts.consequence as '{before}{after}', {
          before: text(balance),
          after: text(balance === undefined ? undefined : balance + missing),
        })
      }
      confirmLabel={fillText(texts.confirm, { amount: amountText(missing) })}
      pending={payment.pending || isDecided === undefined}
      error={payment.error}
      onConfirm={() => void add()}
    >
      <TermsProblem />
      {payment.notice}
    </ConfirmDialog>
  );
}
