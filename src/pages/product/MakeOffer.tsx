import { Button, OfferDialog } from '#design-system';
import { textLimits } from '#contract/constants.ts';
import type { Stream } from '#contract/types.ts';
import { useState } from 'react';
import { accessWords as words } from '../../messages/product.ts';
import { createOffer } from '../../state/offers.ts';
import { reset, useOperation } from '../../state/operations.ts';
import { useBalance } from '../../state/wallet.ts';
import { failureText } from '../shared/failureText.ts';
import { refusalOf } from '../shared/refusalOf.ts';
import { offerUnits } from '../shared/units.ts';

/** Proposes another price. */
export function MakeOffer({ stream }: { stream: Stream }) {
  const [open, setOpen] = useState(false);
  const operation = useOperation('offers.create');
  const balance = useBalance();
  const change = (next: boolean) => {
    if (!next && operation.phase === 'fail') reset('offers.create');
    setOpen(next);
  };
  return (
    <>
      <Button variant="outline" tone="neutral" wide onClick={() => setOpen(true)}>
        {words.offer}
      </Button>
      <OfferDialog
        open={open}
        onOpenChange={change}
        product={stream.name}
        price={stream.price}
        balance={balance}
        texts={offerUnits}
        maxDescription={textLimits.offerDescription}
        pending={operation.phase === 'request'}
        error={failureText(operation)}
        onSubmit={async ({ amount, description }) => {
          const outcome = await createOffer({ stream_id: stream.id, amount, description });
          if (outcome.ok) setOpen(false);
          return refusalOf(outcome);
        }}
      />
    </>
  );
}
