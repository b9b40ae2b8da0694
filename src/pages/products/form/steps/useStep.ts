import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readDraft, writeDraft } from '../../../../state/me/drafts.ts';
import { steps } from './steps.ts';

const nameOf = (draftKey: string) => `${draftKey}:step`;

function storedStep(draftKey: string): number {
  const { step } = (readDraft(nameOf(draftKey)) ?? {}) as { step?: unknown };
  return typeof step === 'number' && step in steps ? step : 0;
}

export const forgetStep = (draftKey: string) => writeDraft(nameOf(draftKey), undefined);

/** The shown step survives a reload together with the draft, unless it starts over. */
export function useStep(draftKey: string, startsOver: boolean) {
  const [step, setStep] = useState(() => (startsOver ? 0 : storedStep(draftKey)));
  const heading = useRef<HTMLHeadingElement>(null);
  const go = (to: number) => {
    flushSync(() => setStep(to));
    writeDraft(nameOf(draftKey), to === 0 ? undefined : { step: to });
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  };
  return { step, go, heading };
}
