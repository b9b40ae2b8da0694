import { Button } from '#design-system';
import { OfferDialog } from '#marketplace';
import type { Stream } from '#contract/types.ts';
import { useState } from 'react';
import { accessMessages as messages } from '../../../messages/product.ts';
import { createOffer } from '../../../state/trade/deals/offers.ts';
import { useOperation } from '../../../state/machine/operations.ts';
import { failureLines } from '../../shared/failureLines.tsx';
import { refusalOf } from '../../shared/forms/refusalOf.ts';
import { useOfferForm } from '../../shared/payment/useOfferForm.tsx';

interface MakeOfferProps {
  stream: Stream;
}

function OfferOpen({ stream, onClose }: MakeOfferProps & { onClose: () => void }) {
  const operation = useOperation('offers.create', stream.id);
  const { common, paying, topUp, sent } = useOfferForm(`offer.${stream.id}`, stream.id);
  return (
    <>
      <OfferDialog
        open
        onOpenChange={(open) => !open && onClose()}
        product={stream.name}
        price={stream.price}
        {...common}
        {...paying}
        pending={operation.phase === 'request'}
        error={failureLines(operation)}
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

export function MakeOffer({ stream }: MakeOfferProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" tone="neutral" wide onClick={() => setOpen(true)}>
        {messages.offer}
      </Button>
      {open && <OfferOpen stream={stream} onClose={() => setOpen(false)} />}
    </>
  );
}
