// Whether answers to questions helped: kept for the person in this browser, and told to nobody.
import { useSnapshot } from 'valtio';
import { storageKeys } from '../../config/constants.ts';
import { createStore } from '../../state/machine/registry.ts';
import { session } from '../../state/me/session.ts';

export type Verdict = 'yes' | 'no';

/** Verdicts by the id of the answer. */
export const initialHelpful = (): { verdicts: Record<string, Verdict> } => ({ verdicts: {} });
export const helpful = createStore(initialHelpful, {
  persist: {
    key: storageKeys.helpful,
    scope: 'person',
    accept: (value) => storedHelpful(value),
    toStored: ({ verdicts }) => (session.token === '' ? undefined : { verdicts: { ...verdicts } }),
  },
});

/** What of a stored value can be trusted. */
export function storedHelpful(value: unknown): ReturnType<typeof initialHelpful> | undefined {
  const { verdicts } = (value ?? {}) as { verdicts?: unknown };
  if (typeof verdicts !== 'object' || verdicts === null) return undefined;
  const good = Object.entries(verdicts).filter(([, verdict]) => verdict === 'yes' || verdict === 'no');
  return { verdicts: Object.fromEntries(good) };
}

export const judge = (id: string, verdict: Verdict) => {
  helpful.verdicts[id] = verdict;
};

/** What the person said of an answer; nothing before. */
export const useVerdict = (id: string): Verdict | undefined => useSnapshot(helpful).verdicts[id];
