import { Button, Inline } from '#design-system';
import { useState } from 'react';
import { walletMessages as messages } from './messages.ts';
import type { MoveKind } from '../../state/trade/money/payments.ts';
import { Buttons } from './MoveButtons.styles.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { useTopUp } from './useTopUp.ts';

/** A purchase without enough tokens and commands of the palette open a dialog through the address. */
export function MoveButtons({ isEmpty }: { isEmpty: boolean }) {
  const topUp = useTopUp();
  const [chosen, setKind] = useState<MoveKind>();
  const suggested = topUp.withdrawal ? 'withdraw' : topUp.amount ? 'buy' : undefined;
  const kind = chosen ?? suggested;
  const close = () => {
    setKind(undefined);
    if (suggested) topUp.clear();
  };
  return (
    <>
      <Buttons>
        <Inline>
          <Button onClick={() => setKind('buy')}>{messages.add}</Button>
          {!isEmpty && (
            <Button variant="outline" tone="neutral" onClick={() => setKind('withdraw')}>
              {messages.withdraw}
            </Button>
          )}
        </Inline>
      </Buttons>
      {kind && (
        <MoveDialog
          key={kind}
          kind={kind}
          amount={kind === 'withdraw' ? topUp.withdrawal : topUp.amount}
          onClose={close}
        />
      )}
    </>
  );
}
