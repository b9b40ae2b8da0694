// Prefixes of frequent words find all that begin with them.
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { compile } from '#server/domains/streams/search/compile.ts';
import { addWords } from '#server/records/searchWords.ts';
import { copyStreams } from '#tests/support/copyStreams.ts';
import { exchangeForFile, type Person } from '#tests/support/exchange.ts';
import { assert, asyncProperty, constantFrom, nat, sample, stringMatching, tuple } from '#tests/support/property.ts';
import { slowness } from '#tests/support/slowness.ts';

/** Enough streams that the planner does not assume few. */
const count = 6_000;
const first = 'Original';
const starts = ['city', 'easy', 'harbour', 'land', 'mag', 'sentinel'];

/** The planner estimates prefixes from at least 100 different words. */
const frequent = Array.from({ length: 150 }, (_, at) => `${starts.join(' ')} ${at}`);

/** Names such as "harbour7", "magType" and "cityxyz". */
const names = sample(
  tuple(constantFrom(...starts), stringMatching(/^(?:[a-z]{0,8}|[A-Z][a-z]{1,6}|[0-9]{1,3})$/u)).map((parts) =>
    parts.join(''),
  ),
  { numRuns: 48, seed: 1 },
);

const server = await exchangeForFile();

describe('prefixes of frequent words', () => {
  let buyer: Person;

  beforeAll(async () => {
    const seller = await server.join('seller');
    buyer = await server.join('buyer');
    const subcategory = await server.addCategory('Coast');
    const fields = { description: 'Tides', subcategory };
    const body = { ...fields, name: first, url: 'https://data.example.org/' };
    await seller.list(body);
    await copyStreams(server.db, { of: first, names: frequent, count });
    await copyStreams(server.db, { of: first, names, count: names.length });
    await copyStreams(server.db, { of: first, names: ['Table'], count: 1, columnNames: 'magType landsat8' });
    const { rows } = await sql<{ id: string }>`
      select distinct on (name, column_names) id from streams`.execute(server.db);
    await addWords(
      server.db,
      rows.map(({ id }) => id),
    );
    await sql`analyze streams`.execute(server.db);
  }, 120_000 * slowness());

  it('match every stream with a word of that prefix', { timeout: 120_000 * slowness() }, async () => {
    const prefix = tuple(constantFrom(...names), nat({ max: 20 })).map(([name, length]) =>
      name.toLowerCase().slice(0, 2 + length),
    );
    await assert(
      asyncProperty(prefix, async (typed) => {
        const query = (await compile(server.db, [{ text: typed }]))?.all ?? '';
        const { rows } = await sql<{ name: string }>`
          select distinct name from streams, unnest(tsvector_to_array(folded_search)) lexeme
          where starts_with(lexeme, ${typed}) and not folded_search @@ ${query}::tsquery`.execute(server.db);
        expect({ typed, rows }).toEqual({ typed, rows: [] });
      }),
      { numRuns: 15, examples: ['mag', 'senti', 'lands', 'easy', 'city', 'harb'].map((word) => [word]) },
    );
  });

  it('find column names by their parts, and words before digits', async () => {
    for (const text of ['table mag', 'table magt', 'table land', 'table lands']) {
      const reply = await buyer.call('GET', `/streams/streams?sort=RELEVANCE&text=${encodeURIComponent(text)}`);
      expect({ text, ...reply.json<object>() }).toMatchObject({
        text,
        content: [{ name: 'Table' }],
        reading: { understood: [] },
      });
    }
  });
});
