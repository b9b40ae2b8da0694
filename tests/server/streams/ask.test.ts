import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StreamAnswer } from '#contract/types.ts';
import { understand } from '#server/domains/streams/ask/understand.ts';
import { newId } from '#server/kernel/newId.ts';
import { streamRow } from '#tests/support/bank.ts';
import { engines } from '#tests/support/engines.ts';
import { openTestExchange, type TestExchange } from '#tests/support/exchange.ts';

const categories = ['Football', 'Postal codes', 'Prices and wages', 'Energy'].map((name) => ({
  id: name,
  name,
  parent: null,
}));
const nothing = { words: [], categories: [], types: [] };

describe('a question in plain words', () => {
  it.each([
    [
      'hourly air quality in the EU under 3 tokens',
      { ...nothing, words: ['hourly', 'air', 'quality', 'eu'], maxPrice: 3_000_000 },
    ],
    ['free rain data from the last 2 weeks', { ...nothing, words: ['rain'], maxPrice: 0, days: 14 }],
    [
      'football datasets for at most 1.1 tokens an hour',
      { ...nothing, categories: ['Football'], types: ['Dataset'], maxPrice: 1_100_000 },
    ],
    ['postal code without approval', { ...nothing, categories: ['Postal codes'], open: true }],
    [
      'Live energy, between 0.5 and 2 DXT per hour',
      { ...nothing, categories: ['Energy'], types: ['Stream'], minPrice: 500_000, maxPrice: 2_000_000 },
    ],
    ['more than 2 tokens, listed this week', { ...nothing, minPrice: 2_000_000, days: 7 }],
    ['wages', { ...nothing, words: ['wages'] }],
    ['show me the data, please', nothing],
    ["'); drop table streams; --", { ...nothing, words: ['drop', 'table'], types: ['Stream'] }],
  ])('%s', (question, filter) => {
    expect(understand(question, categories)).toEqual(filter);
    expect(understand(question, categories)).toEqual(understand(question, categories));
  });

  it('of any length and alphabet comes to a filter within bounds', () => {
    const long = understand('ж'.repeat(300), categories);
    expect(long.words).toEqual([]);
    expect(understand(Array.from({ length: 60 }, (_, n) => `word${n}`).join(' '), categories).words).toHaveLength(12);
    expect(understand('under 99999999999999999999 tokens', categories).maxPrice).toBe(Number.MAX_SAFE_INTEGER);
  });
});

/** Replaces an operator's model: gives the scripted answer, or misbehaves. */
async function openModel() {
  let says = '{}';
  let misbehaves: RequestListener | undefined;
  const heard: { authorization: string | undefined; body: string }[] = [];
  const server: Server = createServer((request, reply) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      heard.push({ authorization: request.headers.authorization, body });
      if (misbehaves) return misbehaves(request, reply);
      reply.setHeader('content-type', 'application/json');
      reply.end(JSON.stringify({ choices: [{ message: { content: says } }] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1/chat/completions`,
    heard,
    say: (text: string) => (says = text),
    misbehave: (how: RequestListener | undefined) => (misbehaves = how),
    close: () => server.close(),
  };
}

describe.each(engines())('the catalogue asked on %s', (engine) => {
  let model: Awaited<ReturnType<typeof openModel>>;
  let [plain, helped]: TestExchange[] = [];
  let [seller, buyer, guest]: Awaited<ReturnType<TestExchange['join']>>[] = [];
  const list = async (server: TestExchange | undefined, owner: string, category: string, changed: object) => {
    const row = { ...streamRow(newId(), owner, category, new Date().toISOString()), ...changed, metadata: '{}' };
    await server?.db.insertInto('streams').values(row).execute();
  };
  const ask = async (person: typeof buyer, body: object) => {
    const reply = await person?.call('POST', '/streams/ask', body);
    return { status: reply?.statusCode, answer: reply?.json<StreamAnswer>() };
  };
  const namesOf = (answer: StreamAnswer | undefined) => answer?.content.map(({ name }) => name);

  beforeAll(async () => {
    model = await openModel();
    plain = await openTestExchange({ engine });
    helped = await openTestExchange({ engine, env: { ASSISTANT_URL: model.url, ASSISTANT_KEY: 'a key of the tests' } });
    [seller, buyer, guest] = [await plain.join('seller'), await plain.join('buyer'), await helped.join('buyer')];
    const category = await plain.addCategory();
    const owner = seller?.id ?? '';
    await list(plain, owner, category, { name: 'Harbour depths', description: 'Soundings of tides in the harbour' });
    await list(plain, owner, category, { name: 'Tides of the coast', description: 'Levels', price: 5_000_000 });
    await list(plain, owner, category, { name: 'Hidden tides', visibility: 'private' });
    await list(plain, owner, category, { name: 'Switched off tides', status: 'disabled' });
    await list(plain, owner, category, { name: 'Old maps', published_at: '2001-01-01T00:00:00.000Z' });
    await list(plain, buyer?.id ?? '', category, { name: 'Own tides' });
  });
  afterAll(async () => {
    model.close();
    await Promise.all([plain?.close(), helped?.close()]);
  });

  it('answers with what others list and the caller may see, a match of the name before one of the description', async () => {
    const { answer } = await ask(buyer, { question: 'tide' });
    expect(namesOf(answer)).toEqual(['Tides of the coast', 'Harbour depths']);
    expect(answer).toMatchObject({ by: 'words', all: true, total: 2, filter: { words: ['tide'] } });
    expect(answer?.content.every((stream) => stream.url === undefined)).toBe(true);
  });

  it('holds price and age, and says so when only some of the words were found', async () => {
    expect(namesOf((await ask(buyer, { question: 'tides under 2 tokens' })).answer)).toEqual(['Harbour depths']);
    expect((await ask(buyer, { question: 'maps listed in the last 3 days' })).answer).toMatchObject({
      total: 0,
      content: [],
    });
    const some = (await ask(buyer, { question: 'maps volcano' })).answer;
    expect([some?.all, namesOf(some)]).toEqual([false, ['Old maps']]);
  });

  it('takes a filter that was changed by hand, and finds nothing where nothing was asked', async () => {
    const filter = { words: ['tides'], categories: [], types: [], maxPrice: 9_000_000 };
    expect((await ask(buyer, { filter })).answer).toMatchObject({ by: 'hand', total: 2 });
    expect((await ask(buyer, { question: 'show me data' })).answer).toMatchObject({ total: 0, content: [] });
    expect((await ask(buyer, { question: '' })).status).toBe(400);
    expect((await ask(buyer, { question: 'x'.repeat(301) })).status).toBe(400);
    expect((await ask(buyer, { filter: { ...filter, maxPrice: 1.5 } })).status).toBe(400);
  });

  it('lets the operator’s model derive the filter, and nothing but the filter', async () => {
    model.say('Sure: {"words":["tides"],"categories":["No such category"],"maxPrice":2000000}');
    const { answer } = await ask(guest, { question: 'what about the sea' });
    expect(answer).toMatchObject({ by: 'model', filter: { words: ['tides'], categories: [], maxPrice: 2_000_000 } });
    expect(model.heard.at(-1)).toMatchObject({ authorization: 'Bearer a key of the tests' });
    expect(model.heard.at(-1)?.body).toContain('what about the sea');
    for (const nonsense of ['no JSON', '{"words":"tides"}', '{"maxPrice":-1}', '{"extra":true}']) {
      model.say(nonsense);
      expect((await ask(guest, { question: 'free rain' })).answer).toMatchObject({
        by: 'words',
        filter: { words: ['rain'], maxPrice: 0 },
      });
    }
  });

  it('goes on by rules when the model fails, leads elsewhere or never ends', async () => {
    const elsewhere: string[] = [];
    let broken = false;
    const faults: RequestListener[] = [
      (_request, reply) => reply.writeHead(500).end(),
      (request, reply) => {
        elsewhere.push(request.url ?? '');
        reply.writeHead(307, { location: '/elsewhere' }).end();
      },
      (_request, reply) => {
        const more = () => {
          while (!reply.destroyed && reply.write('x'.repeat(8192)));
        };
        reply.on('drain', more).on('close', () => (broken = true));
        more();
      },
    ];
    for (const fault of faults) {
      model.misbehave(fault);
      expect((await ask(guest, { question: 'free rain' })).answer).toMatchObject({ by: 'words' });
    }
    model.misbehave(undefined);
    expect(elsewhere).toEqual(['/v1/chat/completions']);
    await expect.poll(() => broken).toBe(true);
  });
});
