import { OfferDialog } from '#marketplace';
import type { Stream } from '#contract/types.ts';
import { createOffer } from '../../../state/trade/deals/offers.ts';
import { useOperation, refusalOf } from '../../../state/machine/operations.ts';
import { failureLines } from '../../shared/failureLines.tsx';
import { useOfferForm } from '../../shared/payment/useOfferForm.tsx';

interface SendOfferProps {
  stream: Stream;
  onClose: () => void;
}

export function SendOffer({ stream, onClose }: SendOfferProps) {
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
