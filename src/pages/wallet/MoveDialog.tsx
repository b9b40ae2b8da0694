import { Dialog } from '#design-system';
import { useState } from 'react';
import { moveWords } from '../../messages/wallet.ts';
import { reset, useOperation } from '../../state/operations.ts';
import { buyTokens, useBalance, withdrawTokens } from '../../state/wallet.ts';
import { failureText } from '../shared/failureText.ts';
import { AmountStep } from './AmountStep.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';

export type MoveKind = 'buy' | 'withdraw';

interface MoveDialogProps {
  kind: MoveKind;
  /** Micro-tokens to begin with. */
  amount: number | undefined;
  onClose: () => void;
}

const moves = { buy: buyTokens, withdraw: withdrawTokens } as const;

/** Moves tokens in two steps: how many, then what that will do. A failure keeps the amount. */
export function MoveDialog({ kind, amount: first, onClose }: MoveDialogProps) {
  const [amount, setAmount] = useState(first);
  const [sure, setSure] = useState(false);
  const balance = useBalance();
  const operation = useOperation(`wallet.${kind}`);
  const close = () => {
    if (operation.phase === 'fail') reset(`wallet.${kind}`);
    onClose();
  };
  const send = async (micro: number) => {
    if ((await moves[kind](micro)).ok) onClose();
  };
  const { title, text } = moveWords[kind];
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Content title={title} description={text}>
        {amount === undefined || !sure ? (
          <AmountStep
            kind={kind}
            amount={amount}
            balance={balance}
            onAmount={(micro) => {
              setAmount(micro);
              setSure(true);
            }}
          />
        ) : (
          <ConfirmStep
            kind={kind}
            amount={amount}
            balance={balance}
            pending={operation.phase === 'request'}
            error={failureText(operation)}
            onBack={() => setSure(false)}
            onConfirm={() => void send(amount)}
          />
        )}
      </Dialog.Content>
    </Dialog.Root>
  );
}
