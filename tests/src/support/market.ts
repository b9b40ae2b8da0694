// A small market for page tests: a real data source, sellers, products and offers, created through the API.
import { createServer, type RequestListener } from 'node:http';
import type { Offer, StreamCreate } from '#contract/types.ts';
import { loadSnackbar } from '#src/app/prefetch.ts';
import { openTestExchange } from '../../support/exchange.ts';
import { listen } from '#tests/support/processes/listen.ts';

const csv = ['day,city,level', ...Array.from({ length: 9 }, (_, i) => `2026-01-0${i + 1},Oslo,${10 + i}`)].join('\n');

/** Answers as any data source would. */
export const giveLevels: RequestListener = (_request, reply) => {
  reply.writeHead(200, { 'content-type': 'text/csv' }).end(csv);
};

async function openSource() {
  const answers = new Map<string, RequestListener>();
  const server = createServer((request, reply) =>
    (answers.get(new URL(request.url ?? '', 'http://source').pathname) ?? giveLevels)(request, reply),
  );
  const port = await listen(server);
  const origin = `http://127.0.0.1:${port}`;
  /** Adds a source with the given answer; returns its address. */
  const serve = (answer: RequestListener) => {
    const place = `/own-${answers.size}.csv`;
    answers.set(place, answer);
    return origin + place;
  };
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `${origin}/levels.csv`, serve, close };
}

type Person = Awaited<ReturnType<Awaited<ReturnType<typeof openTestExchange>>['join']>>;

/** Opens it, with further variables for its server; `close` when done. Prices and amounts in micro-tokens. */
export async function openMarket(env: Record<string, string> = {}) {
  const source = await openSource();
  const exchange = await openTestExchange({ env: { ALLOW_UPSTREAM_HOSTS: '127.0.0.1', ...env } });
  // A message shows for two seconds, less than compiling its code may take here.
  await loadSnackbar();
  const category = await exchange.addCategory();
  let listed = 0;

  async function list(
    seller: Person,
    more: Partial<Omit<StreamCreate, 'metadata'>> & { metadata?: object } = {},
  ): Promise<string> {
    listed += 1;
    const body = {
      name: `Water levels ${listed}`,
      type: 'Dataset',
      description: 'Daily levels of the fjord.',
      price: 2_000_000,
      offer: true,
      url: `${source.url}?${listed}`,
      subcategory: category,
      ...more,
    };
    const reply = await seller.call('POST', '/streams/streams', body);
    if (reply.statusCode !== 201) throw new Error(`list: ${reply.body}`);
    return reply.json<{ id: string }>().id;
  }

  async function fund(person: Person, amount: number) {
    const reply = await person.call('POST', '/transactions/tokens/buy', { amount });
    if (reply.statusCode !== 200) throw new Error(`fund: ${reply.body}`);
  }

  async function offer(buyer: Person, stream_id: string, amount: number): Promise<Offer> {
    const body = { stream_id, amount, description: 'For a model of the tide.' };
    const reply = await buyer.call('POST', '/offers/offers', body);
    if (reply.statusCode !== 201) throw new Error(`offer: ${reply.body}`);
    return reply.json<Offer>();
  }

  const close = async () => {
    source.close();
    await exchange.close();
  };
  return { exchange, source: source.url, serve: source.serve, list, fund, offer, close };
}

export type Market = Awaited<ReturnType<typeof openMarket>>;
