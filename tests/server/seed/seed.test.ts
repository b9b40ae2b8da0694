import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offerStatuses, textLimits } from '#contract/constants.ts';
import { readConfig } from '#server/kernel/config.ts';
import { openExchange, samplesDir, type Exchange } from '#server/kernel/exchange.ts';
import { categories } from '#server/seed/categories.ts';
import { demoStreams } from '#server/seed/streams/index.ts';
import { negotiations } from '#server/seed/negotiations.ts';
import { demoPassword, demoTokens, people } from '#server/seed/demoAccounts.ts';
import { measurementRows, streamId } from '#server/seed/rows.ts';
import { seed } from '#server/seed/seed.ts';
import { hasPostgres } from '#tests/support/database/postgres.ts';
import { openTestExchange, type TestExchange } from '#tests/support/exchange.ts';
import { changeRows, rowOf, rowsOf } from '#tests/support/database/rows.ts';

const dayMs = 86_400_000;
type Counted = 'users' | 'streams' | 'offers' | 'transfers' | 'categories' | 'executions' | 'execution_results';
const total = async (db: Exchange['db'], table: Counted) => {
  const { rows } = await db
    .selectFrom(table)
    .select((e) => e.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
};
const counts = async (db: Exchange['db']) =>
  Promise.all((['users', 'streams', 'offers', 'transfers', 'categories'] as const).map((table) => total(db, table)));
const without = (exchange: Exchange, change: Partial<Exchange['config']>): Exchange => ({
  ...exchange,
  config: { ...exchange.config, ...change },
});

const readSeeded = async ({ db }: TestExchange) => ({
  streams: await db
    .selectFrom('streams')
    .select(['id', 'owner_id', 'category_id', 'name', 'price', 'description', 'snippet', 'metadata'])
    .orderBy('id')
    .execute(),
  offers: await db
    .selectFrom('offers')
    .select(['id', 'buyer_id', 'status', 'amount', 'version'])
    .orderBy('id')
    .execute(),
});

it('queues a measurement of every stream, the newest first', () => {
  const start = new Date('2026-03-01T00:00:00Z');
  const queue = measurementRows(start);
  const ages = new Map(demoStreams.map(({ file, age }) => [streamId(file), age]));
  const inOrder = queue.map(({ stream_id }) => ages.get(stream_id) ?? 0);
  expect(inOrder).toEqual(demoStreams.map(({ age }) => age).toSorted((a, b) => a - b));
  const due = queue.map(({ run_at }) => Date.parse(run_at) - start.getTime());
  expect(Math.max(...due)).toBeLessThan(1_000);
});

describe('the demo data', () => {
  let server: TestExchange;
  const lines: string[] = [];
  beforeAll(async () => {
    server = await openTestExchange({ env: { SEED: 'catalogue' } });
    await seed(server.exchange, (line) => lines.push(line));
  });
  afterAll(() => server.close());

  it('prints its progress', () => {
    expect(lines).toEqual([
      `Copying ${demoStreams.length} public data sets`,
      `Adding ${people.length} demo accounts, ${demoStreams.length} streams and 12 offers`,
    ]);
  });

  it('a second run adds nothing, prints nothing and copies no data set', async () => {
    const before = await counts(server.db);
    const printed: string[] = [];
    await seed(server.exchange, (line) => printed.push(line));
    expect(await counts(server.db)).toEqual(before);
    expect(printed).toEqual([]);
  });

  it('each person can sign in and has 100 tokens as one deposit', async () => {
    for (const { email, id } of people) {
      const token = await server.signIn(email, demoPassword);
      const headers = { authorization: token };
      const balance = await server.app.inject({ url: '/transactions/tokens', headers });
      expect(balance.json()).toEqual({ balance: demoTokens });
      const history = await server.app.inject({ url: '/transactions/tokens-history', headers });
      expect(history.json()).toMatchObject({ total: 1, txList: [{ txType: 'DEPOSIT', to: id, value: demoTokens }] });
    }
  });

  it('shows the first record with numbers as numbers, whatever the form of the file, and codes as text', async () => {
    const shown = async (name: string) => {
      const row = server.db.selectFrom('streams').select('snippet').where('name', '=', name);
      const { snippet } = await row.executeTakeFirstOrThrow();
      return JSON.parse(snippet ?? '') as Record<string, unknown>;
    };
    const nameOf = (wanted: string) => demoStreams.find(({ file }) => file === wanted)?.name ?? '';
    expect(await shown(nameOf('seattle-weather.csv'))).toMatchObject({ precipitation: 0, temp_max: 12.8 });
    expect(await shown(nameOf('us-zip-codes.csv'))).toMatchObject({ zip_code: '00501', latitude: 40.922326 });
    const table = await server.app.inject({ url: '/samples/seattle-weather.csv' });
    expect(table.body.split('\n')[1]).toBe('2012-01-01,0.0,12.8,5.0,4.7,drizzle');
  });

  it('has offers in every status and on both turns, as their parties read them', async () => {
    const offers = await rowsOf(server.db, 'offers');
    expect(new Set(offers.map(({ status }) => status))).toEqual(new Set(offerStatuses));
    expect(new Set(offers.map(({ turn }) => turn))).toEqual(new Set(['buyer', 'seller', null]));
    const now = Date.now();
    for (const offer of offers) {
      const moves = await server.db
        .selectFrom('offer_moves')
        .selectAll()
        .where('offer_id', '=', offer.id)
        .orderBy('version')
        .execute();
      expect(moves.map(({ version }) => version)).toEqual(moves.map((_, index) => index + 1));
      expect(moves.length).toBe(offer.version);
      expect(moves.map(({ at }) => at)).toEqual(moves.map(({ at }) => at).toSorted());
      expect(moves.at(-1)).toMatchObject({ at: offer.moved_at, amount: offer.amount });
      expect(Date.parse(offer.moved_at)).toBeLessThan(now);
      expect(Date.parse(offer.expires_at) > now || offer.status !== 'pending').toBe(true);
      expect(offer.valid_until !== null).toBe(offer.status === 'accepted');
      const stream = await rowOf(server.db, 'streams', { id: offer.stream_id });
      expect([stream.owner_id, stream.takes_offers]).toEqual([offer.seller_id, true]);
      expect(offer.amount).toBeLessThan(stream.price);
    }
  });

  it('was published over the last 120 days, no two streams at the same instant', async () => {
    const rows = await rowsOf(server.db, 'streams', {}, 'published_at', 'start_at', 'end_at');
    const ages = rows.map(({ published_at }) => (Date.now() - Date.parse(published_at)) / dayMs);
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeLessThan(121);
    expect(new Set(rows.map(({ published_at }) => published_at)).size).toBe(rows.length);
    expect(rows.every(({ end_at }) => end_at === null || Date.parse(end_at) > Date.now())).toBe(true);
  });

  it('writes lost or half-written files again at the next start', async () => {
    const { config } = server.exchange;
    const folder = samplesDir(config);
    const before = await readdir(folder);
    expect(before.toSorted()).toEqual(
      demoStreams
        .map(({ file }) => file)
        .filter((file) => !file.startsWith('live/'))
        .toSorted(),
    );
    await rm(path.join(config.dataDir, 'samples.revision'));
    await writeFile(path.join(folder, 'gapminder.json'), '[');
    await rm(path.join(folder, 'us-airports.csv'));
    await seed(server.exchange);
    expect(await readdir(folder)).toEqual(before);
    expect((await server.app.inject({ url: '/samples/gapminder.json' })).json()).toHaveLength(682);
  });

  it.runIf(hasPostgres())(
    'is added once by two processes that start at once, and is the same on every machine: ids, prices and texts',
    async () => {
      const other = await openTestExchange({ engine: 'postgres', env: { SEED: 'catalogue' } });
      const { config } = other.exchange;
      const second = await openExchange(
        readConfig({ DATA_DIR: `${config.dataDir}-other`, DATABASE_URL: config.databaseUrl, SEED: 'catalogue' }),
      );
      await Promise.all([seed(other.exchange), seed(second.exchange)]);
      expect((await counts(other.db)).slice(0, 2)).toEqual([people.length, demoStreams.length]);
      expect(await readSeeded(other)).toEqual(await readSeeded(server));
      await second.close();
      await rm(`${config.dataDir}-other`, { recursive: true });
      await other.close();
    },
  );

  it.skipIf(hasPostgres())('is the same on every machine, on the embedded engine', async () => {
    const other = await openTestExchange({ env: { SEED: 'catalogue' } });
    await seed(other.exchange);
    expect(await readSeeded(other)).toEqual(await readSeeded(server));
    await other.close();
  });

  it('moves every stream to the new origin, except one with an address of its owner', async () => {
    const elsewhere = 'https://example.com/data.csv';
    await changeRows(server.db, 'streams', { name: 'Capitals of the US states' }, { url: elsewhere });
    await seed(without(server.exchange, { publicUrl: 'https://exchange.example' }));
    const urls = (await rowsOf(server.db, 'streams', {}, 'url')).map(({ url }) => url).toSorted();
    const expected = demoStreams
      .filter(({ file }) => file !== 'us-state-capitals.json')
      .map(({ file }) => `https://exchange.example/samples/${file}`);
    expect(urls).toEqual([...expected, elsewhere].toSorted());
    await seed(server.exchange);
  });
});

it('without SEED=demo there are categories and nothing else', async () => {
  const server = await openTestExchange();
  await seed(server.exchange);
  await seed(server.exchange);
  expect(await counts(server.db)).toEqual([0, 0, 0, 0, categories.length]);
  await server.close();
});

it('an interrupted seeding leaves nothing partial and is repeated at the next start', async () => {
  const open = () => openTestExchange({ env: { SEED: 'catalogue' } });
  let server = await open();
  const example = async () =>
    Promise.all((['executions', 'execution_results'] as const).map((table) => total(server.db, table)));
  const whole = [people.length, demoStreams.length, negotiations.length, people.length];
  const left = new Set<string>();
  for (let call = 3; ; call += 1) {
    const { faults } = server.database;
    faults.failAt(call);
    const failed = await seed(server.exchange).then(
      () => false,
      () => true,
    );
    const met = faults.fired();
    faults.failAt(undefined);
    if (!failed && !met) break;
    const now = (await counts(server.db)).slice(0, 4);
    left.add(now.join());
    expect([[0, 0, 0, 0], whole]).toContainEqual(now);
    const [runs, results] = await example();
    expect(runs).toBe(results);
    if (failed) continue;
    // Background work of the exchange calls the database too, and has met the failure instead of the seeding.
    await server.close();
    server = await open();
  }
  expect(left).toContain('0,0,0,0');
  expect((await counts(server.db)).slice(0, 4)).toEqual(whole);
  expect(await example()).toEqual([1, 1]);
  await server.close();
});

describe('the catalogue', () => {
  it('has at least 24 streams in at least 8 upper categories, in three formats', () => {
    const parents = new Map(categories.map(({ id, name, parent_id }) => [name, parent_id ?? id]));
    expect(demoStreams.length).toBeGreaterThanOrEqual(24);
    expect(new Set(demoStreams.map(({ category }) => parents.get(category))).size).toBeGreaterThanOrEqual(8);
    const forms = new Set(demoStreams.map(({ file }) => path.extname(file)));
    for (const form of ['.csv', '.json', '.ndjson']) expect(forms).toContain(form);
    expect(new Set(demoStreams.map(({ file }) => file)).size).toBe(demoStreams.length);
    expect(new Set(demoStreams.map(({ name }) => name)).size).toBe(demoStreams.length);
  });

  it.each(demoStreams.map((demoStream) => [demoStream.name, demoStream] as const))(
    '%s reads well and fits the limits',
    (_name, demoStream) => {
      const sentences = demoStream.about.split(/(?<=[.:]) (?=[A-Z0-9])/u).length;
      expect(sentences).toBeGreaterThanOrEqual(2);
      expect(sentences).toBeLessThanOrEqual(6);
      expect(demoStream.about.length + demoStream.source.length).toBeLessThan(textLimits.description - 200);
      expect(demoStream.name.length).toBeLessThan(80);
      expect(demoStream.price).toBeLessThanOrEqual(3_000_000);
      expect(demoStream.tags.length).toBeGreaterThanOrEqual(3);
      const [longitude = 0, latitude = 0] = demoStream.place ?? [];
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
      expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
    },
  );
});
