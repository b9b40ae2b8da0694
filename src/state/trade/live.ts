import { resource } from '../machine/resource.ts';
import { session } from '../me/session.ts';

/** Streams read to find those with a rate. */
const limit = 20;
const shown = 4;

/** The newest streams of others whose rate of events was measured. */
export const liveStreams = resource('marketplace.live', {
  from: 'streams.list',
  input: () => ({ query: { types: ['Stream'], owner: `-${session.userId}`, limit } }),
  value: ({ content }) => content.filter(({ measured }) => measured?.live?.events_a_second).slice(0, shown),
});
