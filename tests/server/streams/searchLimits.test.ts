// Bounds of the work and of the results of a search.
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StreamPage } from '#contract/types.ts';
import { storeSample } from '#server/domains/samples/store.ts';
import { measureHead } from '#server/domains/samples/measuring/measureHead.ts';
import { clearCache } from '#server/domains/streams/cache.ts';
import { copyStreams } from '#tests/support/copyStreams.ts';
import { statementsOf } from '#tests/support/database/statements.ts';
import { exchangeForFile, type Person } from '#tests/support/exchange.ts';

const addressOf = (name: string) => `https://data.example.org/${encodeURIComponent(name)}`;

const server = await exchangeForFile();
const [seller, buyer] = [await server.join('seller'), await server.join('user')];
const weather = await server.addCategory('Weather');

describe('limits of a search', () => {
  const add = (person: Person, name: string, changed: object = {}) => {
    const fields = { description: name, price: 1_000_000, offer: true, subcategory: weather };
    return person.list({ name, url: addressOf(name), ...fields, ...changed });
  };
  const search = async (text: string): Promise<StreamPage> => {
    const reply = await buyer.call('GET', `/streams/streams?sort=RELEVANCE&text=${encodeURIComponent(text)}`);
    expect(reply.statusCode).toBe(200);
    return reply.json<StreamPage>();
  };
  const find = async (text: string) => (await search(text)).content.map(({ name }) => name);
  const rename = (person: Person, first_name: string, last_name: string) =>
    server.db.updateTable('users').set({ first_name, last_name }).where('id', '=', person.id).execute();
  const sampleOf = (csv: string) =>
    measureHead({ bytes: Buffer.from(csv), complete: true, contentType: 'text/csv' }, new Date().toISOString());

  beforeAll(async () => {
    await rename(seller, 'Marguerite', 'Quill');
    await add(seller, 'Rain gauges', { description: 'Seismic precipitation of volcanoes and glaciers' });
  });

  it('corrects at most three words of a text', async () => {
    const { reading } = await search('siesmic precipitaton volcanos glacirs gagues');
    expect(reading?.corrected?.map(({ to }) => to)).toHaveLength(3);
  });

  it('corrects a short word among thousands with the same initial', async () => {
    await sql`delete from words where word = 'rain'`.execute(server.db);
    await sql`insert into words (word) select 'ra' || chr(97 + n / 676 % 8) || chr(97 + n / 26 % 26) || chr(97 + n % 26)
      from generate_series(0, 5407) n on conflict do nothing`.execute(server.db);
    await sql`insert into words (word) values ('rain')`.execute(server.db);
    expect((await search('rian')).reading?.corrected).toMatchObject([{ from: 'rian', to: 'rain' }]);
  });

  it('keeps a person without listed products out of phrases', async () => {
    const hidden = await server.join('seller');
    await rename(hidden, 'Zebedee', 'Hidden');
    await add(hidden, 'Secret weather', { visibility: 'private' });
    expect((await search('weather by zebedee hidden')).reading?.understood).toEqual([]);
    await add(hidden, 'Open weather');
    expect((await search('by zebedee hidden')).reading?.understood).toMatchObject([
      { filter: { owners: [hidden.id] } },
    ]);
  });

  it('finds a seller whose name many buyers share', async () => {
    await sql`insert into users (id, email, password, first_name, last_name, company, phone, address, country, slots, disabled, locked, mfa, created_at)
      select gen_random_uuid(), 'quill' || n || '@example.org', password, 'Ann', 'Quill', company, phone, address, country, slots, disabled, locked, mfa, created_at
      from users u, generate_series(1, 25) n where u.id = ${buyer.id}`.execute(server.db);
    const page = await search('quill gauges');
    expect(page.content.map(({ name }) => name)).toEqual(['Rain gauges']);
    // Without the seller, this would be a match of some words.
    expect(page.reading).toEqual({ understood: [] });
  });

  it('keeps column names of an earlier address out', async () => {
    const id = await add(seller, 'Kelp');
    await storeSample(server.db, id, await sampleOf('fronds\n1\n'), { url: addressOf('Kelp') });
    expect(await find('fronds')).toEqual(['Kelp']);
    expect((await seller.call('PUT', `/streams/streams/${id}`, { url: addressOf('Kelp 2') })).statusCode).toBe(200);
    await storeSample(server.db, id, await sampleOf('fronds\n1\n'), { url: addressOf('Kelp') });
    expect(await find('fronds')).toEqual([]);
    await storeSample(server.db, id, await sampleOf('holdfasts\n1\n'), { url: addressOf('Kelp 2') });
  });

  it('drops stop words beside phrases', async () => {
    const page = await search('csv or');
    expect(page.content.map(({ name }) => name)).toEqual(['Kelp']);
    expect(page.content[0]).not.toHaveProperty('highlight');
  });

  it('reports that more names begin with a letter than are ranked, and ranks them once', async () => {
    await add(seller, 'Oyster');
    await copyStreams(server.db, { of: 'Oyster', names: ['Oyster bed'], count: 1_100 });
    await sql`analyze streams`.execute(server.db);
    const page = await search('o');
    expect(page.reading).toEqual({ understood: [], capped: true });
    clearCache(server.db);
    const again = await statementsOf(() => search('o'));
    expect(again.filter(({ text }) => text.includes('starts_with('))).toEqual([]);
  });

  it('finds a frequent word that the newest and the most bought streams lack', async () => {
    await add(seller, 'Dunes');
    await add(seller, 'Marsh');
    await copyStreams(server.db, { of: 'Marsh', names: ['Marsh grass'], count: 4_000, buyers: 1 });
    await sql`update streams set published_at = published_at - interval '1 year' where name = 'Dunes'`.execute(
      server.db,
    );
    await copyStreams(server.db, { of: 'Dunes', names: ['Dunes old'], count: 5_100 });
    await sql`analyze streams`.execute(server.db);
    const page = await search('dunes');
    expect(page.content).toHaveLength(20);
    expect(page.reading).toEqual({ understood: [], capped: true });
  });

  it('finds all names that begin with a letter among all that are listed', async () => {
    await add(seller, 'Quartz');
    await copyStreams(server.db, { of: 'Quartz', names: ['Quartz sand'], count: 11 });
    const page = await search('q');
    expect(page.content).toHaveLength(12);
    expect(page.reading).toEqual({ understood: [] });
  });
});
