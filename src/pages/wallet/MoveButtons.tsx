import { Button, Inline } from '#design-system';
import { useState } from 'react';
import { walletWords as words } from '../../messages/wallet.ts';
import type { MoveKind } from '../../state/trade/payments.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { useTopUp } from './useTopUp.ts';

/** A purchase without enough tokens opens the first dialog through the address. */
export function MoveButtons() {
  const topUp = useTopUp();
  const [kind, setKind] = useState<MoveKind | undefined>(topUp.amount ? 'buy' : undefined);
  const close = () => {
    setKind(undefined);
    if (topUp.amount) topUp.clear();
  };
  return (
    <>
      <Inline>
        <Button onClick={() => setKind('buy')}>{words.add}</Button>
        <Button variant="outline" tone="neutral" onClick={() => setKind('withdraw')}>
          {words.withdraw}
        </Button>
      </Inline>
      {kind && <MoveDialog key={kind} kind={kind} amount={topUp.amount} onClose={close} />}
    </>
  );
}
