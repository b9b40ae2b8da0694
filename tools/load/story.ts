// The main story, repeated by everyone at once: look, bargain, agree, buy, read.
import { setTimeout as wait } from 'node:timers/promises';
import type { Ledger } from './calls.ts';
import { passwordOf, price, type Person } from './people.ts';

export interface Telling {
  people: readonly Person[];
  minutes: number;
  thinkMs: number;
  data: string;
  ledger: Ledger;
}

/** Stories between two sign-ins of one person. */
const storiesPerSignIn = 20;

/** Runs until the time is over, and finishes every started story. Returns their number. */
export async function tellStories({ people, minutes, thinkMs, data, ledger }: Telling): Promise<number> {
  const until = Date.now() + minutes * 60_000;
  let refused = 0;
  await Promise.all(
    people.map(async (buyer, place) => {
      // From 0.5 to 1.5 times the pause, so that people are not synchronised.
      const think = () => wait(thinkMs * (0.5 + Math.random()));
      await wait(Math.random() * thinkMs);
      for (let round = 1; Date.now() < until; round += 1) {
        // The other people in turn, so that everyone buys and sells.
        const seller = people[(place + 1 + (round % (people.length - 1))) % people.length] ?? buyer;
        try {
          if (round % storiesPerSignIn === 0) await signInAgain(buyer);
          await tell(buyer, seller, think, data);
          refused += 1;
        } catch (error) {
          // The client records failed calls. Any other fault is a separate error.
          const problem = error instanceof Error ? error.message : String(error);
          if (!ledger.errors.includes(problem)) ledger.errors.push(problem);
        }
      }
    }),
  );
  return refused;
}

async function signInAgain(person: Person): Promise<void> {
  const body = { email: person.email, password: passwordOf(person.number) };
  ({ token: person.token } = await person.call('session.open', { body, status: 201 }));
}

async function tell(buyer: Person, seller: Person, think: () => Promise<void>, data: string): Promise<void> {
  await buyer.call('streams.list', { query: '?limit=20' });
  await think();
  const found = await buyer.call('streams.search', { body: { name: seller.name } });
  if (found.content[0]?.id !== seller.streamId) throw new Error(`streams.search: did not find ${seller.name}`);
  await think();
  const params = { id: seller.streamId };
  await buyer.call('streams.get', { params });
  await think();
  const amount = price / 2;
  const terms = { stream_id: seller.streamId, amount, description: 'For a simulated person' };
  const offer = await buyer.call('offers.create', { body: terms, status: 201 });
  await think();
  await seller.call('offers.accept', { params: { id: offer.id }, body: { version: offer.version } });
  const bought = await buyer.call('access.buy', { body: { stream_id: seller.streamId, hours: 1 }, status: 201 });
  // A single purchase has one answer; a list has a list of answers.
  const access = 'Responses' in bought ? undefined : bought;
  if (access?.total !== amount) throw new Error(`access.buy: ${access?.total} was paid, ${amount} agreed`);
  await think();
  const read = await buyer.get('access.read', access.stream_url ?? '');
  if (read !== data) throw new Error('access.read: other data than the seller’s');
  await think();
}
