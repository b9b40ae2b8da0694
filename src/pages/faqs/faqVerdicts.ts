// Feedback on answers, stored in this browser only and never sent.
import { useSnapshot } from 'valtio';
import { storageKeys } from '../../config/constants.ts';
import { createStore } from '../../state/machine/registry.ts';
import { session } from '../../state/me/session.ts';

export type Verdict = 'yes' | 'no';

const initialHelpful = (): { verdicts: Record<string, Verdict> } => ({ verdicts: {} });
export const faqVerdicts = createStore(initialHelpful, {
  persist: {
    key: storageKeys.helpful,
    scope: 'person',
    accept: (value) => storedHelpful(value),
    toStored: ({ verdicts }) => (session.token === '' ? undefined : { verdicts: { ...verdicts } }),
  },
});

function storedHelpful(value: unknown): ReturnType<typeof initialHelpful> | undefined {
  const { verdicts } = (value ?? {}) as { verdicts?: unknown };
  if (typeof verdicts !== 'object' || verdicts === null) return undefined;
  const good = Object.entries(verdicts).filter(([, verdict]) => verdict === 'yes' || verdict === 'no');
  return { verdicts: Object.fromEntries(good) };
}

export const saveVerdict = (id: string, verdict: Verdict) => {
  faqVerdicts.verdicts[id] = verdict;
};

export const useVerdict = (id: string): Verdict | undefined => useSnapshot(faqVerdicts).verdicts[id];
