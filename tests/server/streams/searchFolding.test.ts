// One word in any case, with or without accents, ligatures, hyphens and apostrophes.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StreamPage } from '#contract/types.ts';
import { fold, foldedSql, spaced } from '#server/database/folding.ts';
import { hasPostgres } from '#tests/support/database/postgres.ts';
import { openTestExchange, type TestExchange, type Person } from '#tests/support/exchange.ts';
import { changeRows } from '#tests/support/database/rows.ts';

const words: readonly (readonly [string, ...string[]])[] = [
  ['Mexico', 'México', 'MEXICO', 'mexıco'],
  ['Møller', 'moller', 'MØLLER'],
  ['Łódź', 'lodz', 'ŁÓDŹ'],
  ['Straße', 'strasse', 'STRAẞE'],
  ['Ægir', 'aegir', 'ægir'],
  ['Đakovo', 'dakovo', 'đakovo'],
  ['Diyarbakır', 'diyarbakir', 'DİYARBAKIR'],
  ['Москва', 'москва', 'МОСКВА'],
  ['Αθήνα', 'αθηνα', 'ΑΘΉΝΑ'],
  ['Officials', 'oﬃcials', 'ＯＦＦＩＣＩＡＬＳ'],
  ['e-mail', 'email', 'e‑mail', 'E-MAILS'],
  ['O’Brien', "o'brien", 'obrien', 'OʼBrien'],
  ['l’économie', 'économie', 'Economie'],
  ['covid-19', 'covid19', 'COVID‐19'],
];

const engines = hasPostgres() ? (['embedded', 'postgres'] as const) : (['embedded'] as const);

describe.each(engines)('folded search on %s', (engine) => {
  let server: TestExchange;
  let buyer: Person;

  const search = async (text: string): Promise<StreamPage> => {
    const reply = await buyer.call('GET', `/streams/streams?sort=RELEVANCE&text=${encodeURIComponent(text)}`);
    expect(reply.statusCode).toBe(200);
    return reply.json<StreamPage>();
  };
  const namesOf = ({ content }: StreamPage) => content.map(({ name }) => name).toSorted();
  const squashed = (text: string) => spaced(fold(text)).replaceAll(' ', '');
  const ofSpelling = (spelling: string) => `Table of ${spelling} (one)`;

  beforeAll(async () => {
    server = await openTestExchange({ engine });
    const seller = await server.join('seller');
    buyer = await server.join('buyer');
    const subcategory = await server.addCategory('Café');
    const add = (name: string, description = 'Numbers') =>
      seller.list({ name, description, url: `https://data.example.org/${encodeURIComponent(name)}`, subcategory });
    for (const spelling of words.flat()) await add(ofSpelling(spelling));
    await add('Seismic catalogue', 'Every earthquake — “Größe” and dépth, «mesurée» since 1990');
    await changeRows(server.db, 'users', { id: seller.id }, { first_name: 'Zoë', last_name: 'Sørensen' });
  });
  afterAll(() => server.close());

  it.each(words)('finds every spelling of %s', async (...spellings) => {
    for (const spelling of spellings) {
      const page = await search(spelling);
      expect({ spelling, names: namesOf(page) }).toEqual({
        spelling,
        names: spellings.map((one) => ofSpelling(one)).toSorted(),
      });
      expect(page.reading).toEqual({ understood: [] });
      for (const { name, highlight } of page.content) {
        const found = highlight?.find(({ field }) => field === 'name');
        const marked = found?.ranges.map(([start, end]) => name.slice(start, end)).join('');
        expect(spellings.map(squashed)).toContain(squashed(marked ?? ''));
      }
    }
  });

  it.each([
    ['quakes', 'earthquake'],
    ['mesuree', 'mesurée'],
    ['depth', 'dépth'],
    ['GROSSE', 'Größe'],
  ])('finds %s and marks %s in a description', async (text, marked) => {
    const page = await search(text);
    expect(page.reading).toEqual({ understood: [] });
    const [found] = page.content;
    const [highlight] = found?.highlight ?? [];
    expect(highlight?.ranges.map(([start, end]) => highlight.text.slice(start, end))).toEqual([marked]);
  });

  it('finds a part of a name, a seller and a category in another spelling', async () => {
    expect(namesOf(await search('IYARBAKı'))).toHaveLength(3);
    expect((await search('IYARBAKı')).content[0]?.highlight?.[0]?.ranges).toEqual([[10, 18]]);
    for (const text of ['sorensen', 'numbers by zoe sorensen', 'cafe'])
      expect((await search(text)).total).toBeGreaterThan(40);
  });

  it('folds in SQL as in JavaScript', async () => {
    // Letters of later Unicode versions fold where both know them.
    const blocks = Array.from({ length: 0xa700 / 64 }, (_, block) =>
      Array.from({ length: 64 }, (_letter, at) => String.fromCodePoint(block * 64 + at))
        .filter((letter) => /[\p{L}\p{N}\p{P}\p{S}\p{Z}]/u.test(letter))
        .join('a'),
    );
    const texts = [...blocks, ...words.flat()].filter(Boolean);
    const { rows } = await sql<{ text: string; folded: string }>`
      select text, ${sql.raw(foldedSql('text'))} as folded from unnest(${texts}::text[]) text`.execute(server.db);
    expect(rows.filter(({ text, folded }) => folded !== fold(text)).map(({ text }) => text)).toEqual([]);
  });
});
