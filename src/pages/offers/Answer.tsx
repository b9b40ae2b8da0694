import { Banner, Button, Inline } from '#design-system';
import type { Offer } from '#contract/generated/documents.ts';
import type { OfferParty } from '#contract/types.ts';
import { useState } from 'react';
import { offerWords as words } from '../../messages/offers.ts';
import { reset, useOperation } from '../../state/operations.ts';
import { useMay } from '../../state/rights.ts';
import { Accept, Reject, Revise } from './answers.tsx';

interface AnswerProps {
  offer: Offer;
  side: OfferParty;
  onReload: () => void;
}

const kinds = ['accept', 'reject', 'revise'] as const;
type Kind = (typeof kinds)[number];
const dialogs = { accept: Accept, reject: Reject, revise: Revise } as const;
const looks = {
  accept: {},
  revise: { variant: 'outline', tone: 'neutral' },
  reject: { variant: 'ghost', tone: 'danger' },
} as const;

/** Whether an answer was refused because the offer moved on meanwhile. */
function useStale(id: string): boolean {
  const states = [
    useOperation('offers.accept', id),
    useOperation('offers.reject', id),
    useOperation('offers.revise', id),
  ];
  return states.some((state) => state.phase === 'fail' && state.status === 409);
}

/** Answers the terms on the table: accept, propose others, or reject. Terms that changed meanwhile must be looked at first. */
export function Answer({ offer, side, onReload }: AnswerProps) {
  const [asked, ask] = useState<Kind>();
  const mayAnswer = useMay('answer');
  const stale = useStale(offer.id);
  const lookAgain = () => {
    for (const kind of kinds) reset(`offers.${kind}`, offer.id);
    ask(undefined);
    onReload();
  };
  if (!mayAnswer) return null;
  if (stale)
    return (
      <Banner
        tone="warning"
        title={words.changed.title}
        action={
          <Button size="small" variant="outline" tone="neutral" onClick={lookAgain}>
            {words.changed.action}
          </Button>
        }
      >
        {words.changed.text}
      </Banner>
    );
  const Asked = asked && dialogs[asked];
  return (
    <Inline>
      {(['accept', 'revise', 'reject'] as const).map((kind) => (
        <Button key={kind} {...looks[kind]} onClick={() => ask(kind)}>
          {words[kind]}
        </Button>
      ))}
      {Asked && <Asked offer={offer} side={side} onClose={() => ask(undefined)} />}
    </Inline>
  );
}
