import { Button, OfferDialog } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { useState } from 'react';
import { accessWords as words } from '../../messages/product.ts';
import { createOffer } from '../../state/offers.ts';
import { reset, useOperation } from '../../state/operations.ts';
import { failureText } from '../shared/failureText.ts';
import { refusalOf } from '../shared/refusalOf.ts';
import { useOfferForm } from '../shared/useOfferForm.tsx';

interface MakeOfferProps {
  stream: Stream;
}

function OfferOpen({ stream, onClose }: MakeOfferProps & { onClose: () => void }) {
  const operation = useOperation('offers.create', stream.id);
  const { common, paying, topUp, sent } = useOfferForm(`offer.${stream.id}`, stream.id);
  const close = () => {
    if (operation.phase === 'fail') reset('offers.create', stream.id);
    onClose();
  };
  return (
    <>
      <OfferDialog
        open
        onOpenChange={(open) => !open && close()}
        product={stream.name}
        price={stream.price}
        {...common}
        {...paying}
        pending={operation.phase === 'request'}
        error={failureText(operation)}
        onSubmit={async (terms) => {
          const outcome = await createOffer({ stream_id: stream.id, ...terms });
          if (outcome.ok) {
            sent();
            onClose();
          }
          return refusalOf(outcome);
        }}
      />
      {topUp}
    </>
  );
}

/** Proposes another price. */
export function MakeOffer({ stream }: MakeOfferProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" tone="neutral" wide onClick={() => setOpen(true)}>
        {words.offer}
      </Button>
      {open && <OfferOpen stream={stream} onClose={() => setOpen(false)} />}
    </>
  );
}
