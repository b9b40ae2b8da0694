// Algorithms defined by an SQL query of their provider: stored by version, run by buyers, refused in data rooms.
import { describe, expect, it } from 'vitest';
import { AlgorithmVersions, QueryChecked } from '#contract/entities/data/algorithms.ts';
import { AnalysisCatalogue } from '#contract/entities/data/executions.ts';
import { streamId } from '#server/seed/rows.ts';
import { fixtureForFile } from './fixture.ts';

const weather = streamId('seattle-weather.csv');
const fixture = await fixtureForFile();

const byKind = {
  query:
    'select kind, count(*) as days, round(avg(level), 1) as mean from data where level >= $least group by kind order by days desc, kind',
  columns: [
    { name: 'kind', type: 'text' },
    { name: 'level', type: 'number' },
  ],
  parameters: [{ name: 'least', type: 'number', default: 0 }],
  rows: 'kind,level\nrain,1\nrain,3\nsun,8\n',
};

type Person = Awaited<ReturnType<typeof fixture.join>>;

async function listed(price = 0) {
  const provider = await fixture.join('sp');
  const id = await fixture.list('', {
    type: 'Algorithm',
    owner_id: provider.id,
    metadata: { analysis: 'query' },
    price,
  });
  return { provider, id };
}

const publish = (person: Person, id: string, change: object = {}) =>
  person.call('POST', `/algorithms/${id}/versions`, { ...byKind, ...change });
const check = (person: Person, change: object = {}) =>
  person.call('POST', '/algorithms/check', { ...byKind, ...change });

describe('a query', () => {
  it('is checked and tried on sample rows', async () => {
    const provider = await fixture.join('sp');
    const reply = await check(provider);
    const { hash, result } = QueryChecked.parse(reply.json());
    expect(hash).toMatch(/^[0-9a-f]{64}$/u);
    expect(result).toMatchObject({
      columns: [{ name: 'kind' }, { name: 'days', type: 'integer' }, { name: 'mean', type: 'number' }],
      rows: [
        ['rain', 2, 2],
        ['sun', 1, 8],
      ],
      chart: { form: 'bar', x: 'kind', y: ['days'] },
    });
  });

  it('is refused with the reason: an unknown column, too many columns, and rows without a declared column', async () => {
    const provider = await fixture.join('sp');
    const refused = async (change: object) => {
      const reply = await check(provider, change);
      return [reply.statusCode, reply.json<{ error: string }>().error];
    };
    expect(await refused({ query: 'select colour from data' })).toEqual([422, expect.stringContaining('colour')]);
    expect(await refused({ query: `select ${'*, '.repeat(1_000)}kind from data` })).toEqual([
      422,
      'The result has more than 2000 columns',
    ]);
    // DuckDB's own message would quote cells of the data.
    expect(await refused({ query: 'select kind::integer from data' })).toEqual([
      422,
      expect.not.stringContaining('rain'),
    ]);
    expect(await refused({ rows: 'kind,depth\nrain,1\n' })).toEqual([422, expect.stringContaining('“level”')]);
  });
});

describe('the versions of an algorithm', () => {
  it('count up, keep their hash, and show the query to its owner only', async () => {
    const { provider, id } = await listed();
    expect((await publish(provider, id)).json()).toMatchObject({ version: 1, runs: 0 });
    expect((await publish(provider, id, { query: byKind.query.replace('desc', 'asc') })).json()).toMatchObject({
      version: 2,
    });
    expect((await publish(provider, id)).json()).toMatchObject({ version: 3 });
    const own = AlgorithmVersions.parse((await provider.call('GET', `/algorithms/${id}`)).json());
    expect(own.query).toBe(byKind.query);
    const [third, second, first] = own.versions.map(({ hash }) => hash);
    expect(third).toBe(first);
    expect(second).not.toBe(first);
    const buyer = await fixture.buyer([]);
    const seen = await buyer.call('GET', `/algorithms/${id}`);
    expect(seen.body).not.toContain('group by');
    expect(AlgorithmVersions.parse(seen.json())).toMatchObject({ columns: byKind.columns, example: { kind: 'table' } });
  });

  it('are published by the owner alone, and a bad query stores none', async () => {
    const { provider, id } = await listed();
    expect((await publish(await fixture.join('sp'), id)).statusCode).toBe(404);
    expect((await publish(await fixture.buyer([]), id)).statusCode).toBe(403);
    expect((await publish(provider, id, { query: 'drop table data' })).statusCode).toBe(422);
    expect((await provider.call('GET', `/algorithms/${id}`)).json()).toMatchObject({ versions: [] });
    const person = await fixture.buyer([weather]);
    expect(await fixture.start(person, id, weather, {})).toMatchObject({ code: 'not_runnable' });
  });
});

describe('a query without a published version', () => {
  it('is neither bought nor negotiated, and is marked, until its provider publishes one', async () => {
    const { provider, id } = await listed(1_000_000);
    await fixture.db.updateTable('streams').set({ takes_offers: true }).where('id', '=', id).execute();
    const person = await fixture.join('buyer');
    const buy = () => person.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 1 });
    const offer = () =>
      person.call('POST', '/offers/offers', { amount: 500_000, stream_id: id, description: 'For a try' });
    const marked = async () =>
      (await person.call('GET', `/streams/streams/${id}`)).json<{ query_missing?: true }>().query_missing;
    const refused = {
      code: 'query_missing',
      error: 'The provider has not published the query of this algorithm yet, so it cannot be bought',
    };
    const [noPurchase, noOffer] = [await buy(), await offer()];
    expect([noPurchase.statusCode, noPurchase.json()]).toMatchObject([409, refused]);
    expect([noOffer.statusCode, noOffer.json()]).toMatchObject([409, refused]);
    expect(await marked()).toBe(true);
    expect((await publish(provider, id)).statusCode).toBe(201);
    expect([(await offer()).statusCode, await marked()]).toEqual([201, undefined]);
    // The check of the query passes, but this person has no tokens.
    expect((await buy()).json()).toMatchObject({ code: 'balance_too_low' });
  });
});

describe('a buyer', () => {
  it('maps columns, chooses values, and is counted as a run', async () => {
    const { provider, id } = await listed();
    await publish(provider, id);
    const person = await fixture.buyer([weather]);
    const offered = AnalysisCatalogue.parse((await person.call('GET', '/executions/analyses')).json());
    const found = offered.algorithms.find((one) => one.id === id);
    expect(found?.parameters?.map(({ name, kind }) => [name, kind])).toEqual([
      ['kind', 'column'],
      ['level', 'column'],
      ['least', 'number'],
    ]);
    expect(await fixture.start(person, id, weather, { kind: 'weather' })).toMatchObject({
      fields: { level: 'is missing' },
    });
    const result = await fixture.run(person, id, weather, { kind: 'weather', level: 'temp_max', least: 30 });
    expect(result.rows?.map(([kind]) => kind)).toContain('sun');
    expect(result.rows?.every(([, , mean]) => Number(mean) >= 30)).toBe(true);
    const { versions } = AlgorithmVersions.parse((await person.call('GET', `/algorithms/${id}`)).json());
    expect(versions).toMatchObject([{ version: 1, runs: 1 }]);
  });

  it('maps a column of any name, such as that of a second product', async () => {
    const { provider, id } = await listed();
    const query = 'select other, count(*) as days from data group by other order by days desc';
    const rows = 'other\nrain\nsun\n';
    const columns = [{ name: 'other', type: 'text' }];
    expect((await publish(provider, id, { query, columns, parameters: [], rows })).statusCode).toBe(201);
    const person = await fixture.buyer([weather]);
    const result = await fixture.run(person, id, weather, { other: 'weather' });
    expect(result.columns.map(({ name }) => name)).toEqual(['other', 'days']);
  });

  it('needs access to an algorithm with a price, and to the data', async () => {
    const { provider, id } = await listed(1_000_000);
    await publish(provider, id);
    const parameters = { kind: 'weather', level: 'temp_max' };
    const person = await fixture.buyer([weather]);
    expect(await fixture.start(person, id, weather, parameters)).toMatchObject({ code: 'no_access' });
    await fixture.grant(person, id);
    expect(await fixture.start(person, id, weather, parameters)).toHaveProperty('id');
    const without = await fixture.buyer([id]);
    expect(await fixture.start(without, id, weather, parameters)).toMatchObject({ code: 'no_access' });
  });

  it('cannot run it on a data room, and gets the reason', async () => {
    const { provider, id } = await listed();
    await publish(provider, id);
    const person = await fixture.buyer([weather], 'drUser');
    expect(await fixture.start(person, id, weather, { kind: 'weather', level: 'temp_max' })).toMatchObject({
      code: 'data_room',
      error: expect.stringContaining('It has the parameter “least”'),
    });
  });
});
