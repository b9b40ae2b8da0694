import { Banner, Button, Inline } from '#design-system';
import type { Offer } from '#contract/generated/documents.ts';
import type { OfferParty } from '#contract/types.ts';
import { useState } from 'react';
import { offerMessages as messages } from '../../../messages/offers.ts';
import { hasRight, offerActions, useActor, verbsFor } from '../../../state/trade/actionRules.ts';
import { clearFailure, reset, useOperations } from '../../../state/machine/operations.ts';
import { failureLines } from '../failureLines.tsx';
import { AnswerDialog, answerKinds, type AnswerKind } from '../trade/AnswerDialog.tsx';

/** Open question, and the version of the terms it is about. */
type OpenQuestion = { kind: AnswerKind; version: number } | undefined;

/** State outside this component, so that the open dialog survives a layout change. */
export function useOpenQuestion() {
  const [opened, openQuestion] = useState<OpenQuestion>();
  return { opened, openQuestion };
}

interface AnswerProps extends ReturnType<typeof useOpenQuestion> {
  offer: Offer;
  side: OfferParty;
  onReload: () => void;
}

const looks = {
  accept: {},
  revise: { variant: 'outline', tone: 'neutral' },
  reject: { variant: 'ghost', tone: 'danger' },
  withdraw: { variant: 'outline', tone: 'neutral' },
} as const satisfies Record<AnswerKind, object>;

const answers = answerKinds.map((kind) => `offers.${kind}` as const);

function useConflict(id: string) {
  return useOperations(answers, id).find((state) => state.phase === 'fail' && state.status === 409);
}

/** Changed terms must be reviewed before they can be answered. */
export function Answer({ offer, side, onReload, opened, openQuestion }: AnswerProps) {
  const who = useActor();
  const conflict = useConflict(offer.id);
  // The other party may act while the question is open: explain why it closes.
  const stale = conflict !== undefined || (opened !== undefined && opened.version !== offer.version);
  const kinds = verbsFor(offerActions, offer, who);
  const reloadPrices = () => {
    // An answer to the old terms may still be in its delay.
    for (const name of answers) reset(name, offer.id);
    openQuestion(undefined);
    onReload();
  };
  const close = () => {
    if (opened) clearFailure(`offers.${opened.kind}`, offer.id);
    openQuestion(undefined);
  };
  if (!hasRight('offer.accept', who)) return null;
  if (stale)
    return (
      <Banner
        tone="warning"
        role="alert"
        title={messages.changed.title}
        action={
          <Button size="small" variant="outline" tone="neutral" onClick={reloadPrices}>
            {messages.changed.action}
          </Button>
        }
      >
        {(conflict && failureLines(conflict)) ?? messages.changed.text}
      </Banner>
    );
  if (kinds.length === 0) return null;
  return (
    <Inline>
      {kinds.map((kind) => (
        <Button key={kind} {...looks[kind]} onClick={() => openQuestion({ kind, version: offer.version })}>
          {messages[kind]}
        </Button>
      ))}
      {opened && <AnswerDialog kind={opened.kind} offer={offer} side={side} onClose={close} />}
    </Inline>
  );
}
