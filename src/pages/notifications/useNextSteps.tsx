import { Button, lazyPart } from '#design-system';
import type { Access, Notification, Offer } from '#contract/generated/documents.ts';
import { Suspense, useState, type ReactNode } from 'react';
import { notificationMessages as messages } from '../../messages/notifications.ts';
import { useValue } from '../../state/machine/resource.ts';
import { useRunning } from '../../state/trade/access/accesses.ts';
import { sideOf, waitingOffers } from '../../state/trade/deals/offers.ts';
import { useLoad } from '../shared/useLoad.ts';

const AnswerDialog = lazyPart(async () => (await import('../shared/trade/answers.tsx')).AnswerDialog);
const ExtendDialog = lazyPart(async () => (await import('../shared/trade/ExtendDialog.tsx')).ExtendDialog);

type Step = { accept: Offer } | { extend: Access };

/** Next step of each notification whose offer or access still waits for it, and its dialog. */
export function useNextSteps(notifications: readonly Notification[]): {
  actionFor: (notification: Notification) => ReactNode;
  dialog: ReactNode;
} {
  const offers = useValue(waitingOffers)?.content;
  const running = useRunning();
  const [step, setStep] = useState<Step>();
  useLoad(waitingOffers);
  const close = () => setStep(undefined);
  const actionFor = ({ id: own, kind, reference, stream_id, stream_name }: Notification) => {
    // An older one names terms that are no longer on offer.
    const newest = notifications.find((one) => one.reference === reference)?.id ?? own;
    const isNewest = newest === own;
    const offer = isNewest && kind.startsWith('offer_') && offers?.find(({ id }) => id === reference);
    if (offer)
      return (
        <Button
          size="small"
          aria-label={`${messages.accept}: ${offer.stream_name}`}
          onClick={() => setStep({ accept: offer })}
        >
          {messages.accept}
        </Button>
      );
    const access = kind === 'access_ending' && running?.find((one) => one.stream_id === stream_id && one.extendable);
    if (access)
      return (
        <Button
          size="small"
          aria-label={`${messages.extend}: ${stream_name ?? ''}`}
          onClick={() => setStep({ extend: access })}
        >
          {messages.extend}
        </Button>
      );
    return null;
  };
  const dialog = step && (
    <Suspense>
      {'accept' in step ? (
        <AnswerDialog kind="accept" offer={step.accept} side={sideOf(step.accept)} onClose={close} />
      ) : (
        <ExtendDialog accesses={[step.extend]} onClose={close} />
      )}
    </Suspense>
  );
  return { actionFor, dialog };
}
