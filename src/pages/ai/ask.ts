import type { AskedFilter, StreamAnswer } from '#contract/types.ts';
import { useSnapshot } from 'valtio';
import { ref, load, type Ref } from '../../state/machine/load.ts';
import { createStore } from '../../state/machine/registry.ts';

export const initialAsked = (): { answer: Ref<StreamAnswer> | undefined } => ({ answer: undefined });
const asked = createStore(initialAsked, { persist: false });
export const useAnswer = () => useSnapshot(asked).answer as Ref<StreamAnswer> | undefined;

const read = load('catalogue.ask', (answer) => {
  asked.answer = ref(answer);
});

export const askCatalogue = Object.assign(
  (question: string) => {
    if (question === '') asked.answer = undefined;
    else return read({ body: { question } });
    return undefined;
  },
  { leave: read.leave },
);

export const askByFilter = (filter: AskedFilter) => read({ body: { filter } });
