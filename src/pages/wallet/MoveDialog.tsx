import { Dialog, Skeleton } from '#design-system';
import { useState } from 'react';
import { requestMessages } from '../../messages/payments.ts';
import { moveMessages, walletMessages } from './messages.ts';
import { useIsDecided, useMoveOperation, type MoveKind } from '../../state/trade/money/payments.ts';
import { buyTokens, useBalance, withdrawTokens } from '../../state/trade/money/wallet.ts';
import { useDraft } from '../shared/forms/useDraft.ts';
import { HowToPay } from '../shared/payment/HowToPay.tsx';
import { TermsProblem } from '../shared/payment/TermsProblem.tsx';
import { usePayment } from '../shared/payment/usePayment.tsx';
import { AmountStep } from './AmountStep.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';

interface MoveDialogProps {
  kind: MoveKind;
  /** Initial micro-tokens. */
  amount: number | undefined;
  onClose: () => void;
}

/** The same text in both payment modes. */
const titles = { buy: walletMessages.add, withdraw: walletMessages.withdraw } as const;
const moves = { buy: buyTokens, withdraw: withdrawTokens } as const;

export function MoveDialog(props: MoveDialogProps) {
  const isDecided = useIsDecided();
  if (isDecided !== undefined) return <Move {...props} isDecided={isDecided} />;
  const { kind, onClose } = props;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={titles[kind]}>
        <TermsProblem />
        <Skeleton lines={3} />
      </Dialog.Content>
    </Dialog.Root>
  );
}

function Move({ kind, amount: suggested, onClose, isDecided }: MoveDialogProps & { isDecided: boolean }) {
  const [sure, setSure] = useState(false);
  const balance = useBalance();
  const payment = usePayment(useMoveOperation(kind));
  const [first] = useState(suggested ?? payment.amounts.at(-1));
  // An amount in the address starts another draft; an unanswered one does not.
  const draft = useDraft(`wallet.${kind}.${suggested ?? ''}`);
  const [amount, setAmount] = useState(first);
  const [instructions, setInstructions] = useState<string>();
  const close = () => {
    payment.clearError();
    onClose();
  };
  const send = async (micro: number) => {
    const outcome = await moves[kind](micro);
    if (!outcome.ok) return;
    draft.forget();
    const how = outcome.value.payment?.instructions;
    if (how === undefined) onClose();
    else setInstructions(how);
  };
  const messages = (isDecided ? requestMessages : moveMessages)[kind];
  const { title, text } = messages;
  if (instructions !== undefined) return <HowToPay instructions={instructions} onClose={onClose} />;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Content title={title} description={text}>
        {payment.notice}
        {amount === undefined || !sure ? (
          <AmountStep
            kind={kind}
            messages={messages}
            amount={first}
            unanswered={payment.amounts}
            draft={draft}
            balance={balance}
            onAmount={(micro) => {
              setAmount(micro);
              setSure(true);
            }}
          />
        ) : (
          <ConfirmStep
            added={kind === 'withdraw' ? -amount : amount}
            messages={messages}
            amount={amount}
            balance={balance}
            pending={payment.pending}
            error={payment.error}
            onBack={() => setSure(false)}
            onConfirm={() => void send(amount)}
          />
        )}
      </Dialog.Content>
    </Dialog.Root>
  );
}
