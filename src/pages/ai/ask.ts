import type { AskedFilter } from '#contract/types.ts';
import { resource } from '../../state/machine/resource.ts';

export const answer = resource('catalogue.ask', {
  from: 'streams.ask',
  input: (body: { question: string } | { filter: AskedFilter }) => ({ body }),
});

/** An empty question clears the answer. */
export const askCatalogue = {
  load: (question: string) => (question === '' ? answer.clear() : answer.load({ question })),
  leave: answer.leave,
};
