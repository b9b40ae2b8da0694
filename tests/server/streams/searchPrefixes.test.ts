// A prefix of a frequent word is searched as the words that complete it.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile } from '#server/domains/streams/search/compile.ts';
import { addWords } from '#server/records/searchWords.ts';
import { engines } from '#tests/support/database/engines.ts';
import { openTestExchange, type TestExchange } from '#tests/support/exchange.ts';

const count = 6_000;
/** Within the time limit of a statement on a busy machine. */
const batch = 500;
const first = 'Harbours and piers';

describe.each(engines())('prefixes of frequent words on %s', (engine) => {
  let server: TestExchange;
  let buyer: Awaited<ReturnType<TestExchange['join']>>;

  beforeAll(async () => {
    server = await openTestExchange({ engine });
    const seller = await server.join('seller');
    buyer = await server.join('buyer');
    const subcategory = await server.addCategory('Coast');
    const add = async (name: string) => {
      const url = `https://data.example.org/${encodeURIComponent(name)}`;
      const body = { name, url, type: 'Dataset', description: 'Tides', price: 0, offer: false, subcategory };
      expect((await seller.call('POST', '/streams/streams', body)).statusCode).toBe(201);
    };
    await add(first);
    for (let from = 0; from < count; from += batch) {
      await sql`
        insert into streams (id, owner_id, name, type, description, snippet, price, url, category_id, visibility, access_type, takes_offers,
          start_at, end_at, published_at, metadata, status)
        select gen_random_uuid(), owner_id, 'Harbours ' || n, type, description, snippet, price, url || n, category_id, visibility, access_type,
          takes_offers, start_at, end_at, published_at - n * interval '1 minute', metadata, status
        from streams, generate_series(${from}::int + 1, ${from + batch}::int) n where name = ${first}`.execute(
        server.db,
      );
    }
    for (const name of ['Harb7 buoy', 'Harbinger of spring', 'Quiet bay']) await add(name);
    const { rows } = await sql<{ id: string }>`select id from streams where name not like 'Harbours _%'`.execute(
      server.db,
    );
    await addWords(
      server.db,
      rows.map(({ id }) => id),
    );
    await sql`analyze streams`.execute(server.db);
  }, 120_000);
  afterAll(() => server.close());

  const queryOf = async (word: string) => (await compile(server.db, [word]))?.parts[0]?.query ?? '';
  const find = async (text: string) => {
    const reply = await buyer.call('GET', `/streams/streams?sort=RELEVANCE&text=${encodeURIComponent(text)}`);
    return reply.json<{ content: { name: string }[] }>().content.map(({ name }) => name);
  };

  it('become the words of the catalogue, and their stems', async () => {
    const query = await queryOf('harb');
    for (const lexeme of ['harb', 'harbour', 'harbours', 'harbing', 'harbinger'])
      expect(query).toContain(`'${lexeme}'`);
    expect(query).not.toMatch(/'harb[a-z]*':\*/u);
    expect(await queryOf('harbours')).not.toMatch(/'harbours?':\*/u);
  });

  it('stay prefixes where few streams match', async () => {
    expect(await queryOf('quie')).toBe(`'quie':*`);
  });

  it('find words, words with digits, and other words beside them', async () => {
    expect(await find('harb')).toHaveLength(20);
    expect(await find('buoy harb')).toEqual(['Harb7 buoy']);
    expect(await find('spring harb')).toEqual(['Harbinger of spring']);
    expect(await find('piers harbou')).toEqual([first]);
  });
});
