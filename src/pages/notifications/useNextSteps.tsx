import { Button, lazyPart, useNow } from '#design-system';
import type { Access, Notification, Offer } from '#contract/generated/documents.ts';
import { notificationKinds } from '#contract/notificationKinds.ts';
import { Suspense, useState, type ReactNode } from 'react';
import { notificationMessages as messages } from '../../messages/notifications.ts';
import { warningMessages } from '../../messages/access.ts';
import { contractPath, productPath } from '../../config/paths.ts';
import { useValue } from '../../state/machine/resource.ts';
import { mayAct, useActor } from '../../state/trade/actionRules.ts';
import { loadRunning, useRunning } from '../../state/trade/access/accesses.ts';
import { sideOf, waitingOffers } from '../../state/trade/deals/offers.ts';
import { useBalance } from '../../state/trade/money/wallet.ts';
import { contractsBySide } from '../../state/trade/deals/contracts.ts';
import { ButtonLink } from '../shared/ButtonLink.tsx';
import { useAmountText } from '../shared/payment/tokensText.ts';
import { extensionOffer } from '../shared/trade/extensionOffer.ts';
import { useLoad } from '../shared/useLoad.ts';

const AnswerDialog = lazyPart(async () => (await import('../shared/trade/AnswerDialog.tsx')).AnswerDialog);
const ExtendDialog = lazyPart(async () => (await import('../shared/trade/ExtendDialog.tsx')).ExtendDialog);

const nothing = {};
const toSign = { status: 'waiting', limit: 20 } as const;
const minuteMs = 60_000;

type Step = { accept: Offer } | { extend: Access };

export function useNextSteps(notifications: readonly Notification[]): {
  actionFor: (notification: Notification) => ReactNode;
  dialog: ReactNode;
} {
  const offers = useValue(waitingOffers)?.content;
  const contracts = useValue(contractsBySide.partner, toSign)?.content;
  const running = useRunning();
  const [step, setStep] = useState<Step>();
  useLoad(waitingOffers);
  useLoad(contractsBySide.partner, toSign);
  useLoad(loadRunning, nothing);
  const amountText = useAmountText();
  const balance = useBalance();
  const who = useActor();
  const now = useNow(() => minuteMs);
  const close = () => setStep(undefined);
  const actionFor = ({ id: own, kind, reference, stream_id, stream_name }: Notification) => {
    // Older notifications name outdated terms.
    const newest = notifications.find((one) => one.reference === reference)?.id ?? own;
    const isNewest = newest === own;
    const offer = isNewest && notificationKinds[kind].group === 'offers' && offers?.find(({ id }) => id === reference);
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
    const access = kind === 'access_ending' && running?.find((one) => one.stream_id === stream_id);
    if (access && mayAct('access.ask', access, who))
      return (
        <ButtonLink size="small" to={productPath(access.stream_id)}>
          {warningMessages.ask}
        </ButtonLink>
      );
    if (access && access.extendable) {
      const { label = messages.extend, topUp } = extensionOffer(access, amountText, now, balance) ?? {};
      return topUp ? (
        <ButtonLink size="small" to={topUp} aria-label={`${label}: ${stream_name ?? ''}`}>
          {label}
        </ButtonLink>
      ) : (
        <Button size="small" aria-label={`${label}: ${stream_name ?? ''}`} onClick={() => setStep({ extend: access })}>
          {label}
        </Button>
      );
    }
    if (isNewest && kind === 'contract_offered' && contracts?.some(({ id }) => id === reference))
      return (
        <ButtonLink size="small" to={contractPath(reference)}>
          {messages.sign}
        </ButtonLink>
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
