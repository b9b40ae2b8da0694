// Hostile texts in every stored or searched field: they return unchanged and have no effect.
import { fold } from '#server/database/folding.ts';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { exchangeForFile, productBody } from '#tests/support/exchange.ts';
import { attacks, unstorable } from '#tests/support/requests/hostile.ts';
import { innards } from './innards.ts';

const lines: string[] = [];
const exchange = await exchangeForFile({ env: { LOG_LEVEL: 'info' }, log: { write: (line) => void lines.push(line) } });
const seller = await exchange.join('seller');
const buyer = await exchange.join('buyer');
const category = await exchange.addCategory();

const stream = <More extends object>(more: More) =>
  productBody({ price: 5, subcategory: category, offer: true, ...more });

const cases = Object.entries(attacks).flatMap(([kind, texts]) => texts.map((text) => [kind, text] as const));
const nameOf = (text: string) => (text.trim() === '' ? `x${text}` : text);

describe('a hostile text', () => {
  it.each(cases)('%s: %j is stored as plain text', async (_kind, text) => {
    const name = nameOf(text).slice(0, 32);
    const written = stream({
      name,
      type: name,
      description: text,
      snippet: text,
      metadata: { tags: [text], note: text },
    });
    const made = await seller.call('POST', '/streams/streams', written);
    expect(made.statusCode).toBe(201);
    const { id } = made.json<{ id: string }>();
    const { description, snippet, metadata } = written;
    expect((await buyer.call('GET', `/streams/streams/${id}`)).json()).toMatchObject({
      name,
      type: name,
      description,
      snippet,
      metadata,
    });
    const profile = { first_name: text, last_name: text, company: text, phone: name, address: text, country: text };
    expect((await buyer.call('PATCH', `/auth/users/${buyer.id}`, profile)).json()).toMatchObject(profile);
    const offer = await buyer.call('POST', '/offers/offers', { stream_id: id, amount: 1, description: text });
    expect(offer.json()).toMatchObject({ description: text, stream_name: name });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it.each(cases)('%s: %j is looked for literally', async (_kind, text) => {
    const found = [
      await buyer.call('POST', '/streams/search', { name: text }),
      await buyer.call('GET', `/streams/streams?name=${encodeURIComponent(text)}`),
      await buyer.call('GET', `/streams/streams?types=${encodeURIComponent(text)}`),
    ];
    for (const reply of found) {
      expect([200, 400]).toContain(reply.statusCode);
      expect(reply.statusCode === 400 && innards.test(reply.body)).toBe(false);
      const { content = [] } = reply.json<{ content?: { name: string; type: string }[] }>();
      for (const one of content) expect(fold(one.name + one.type)).toContain(fold(text));
    }
  });

  it.each(unstorable)('%j is refused by the name of its field, wherever it stands', async (text) => {
    for (const field of ['name', 'type', 'description', 'snippet', 'url', 'terms']) {
      const reply = await seller.call('POST', '/streams/streams', JSON.stringify(stream({ [field]: text })));
      expect([field, reply.statusCode]).toEqual([field, reply.statusCode === 415 ? 415 : 400]);
    }
  });
});

describe('afterwards', () => {
  it('all people and records still exist', async () => {
    const count = (table: 'users' | 'streams') =>
      exchange.db
        .selectFrom(table)
        .select((e) => e.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
    expect(await count('users')).toEqual({ n: 2 });
    expect(await count('streams')).toEqual({ n: cases.length });
  });

  it('no cell of the export begins a formula', async () => {
    const file = (await seller.call('GET', '/streams/export-owned')).body;
    const [header = [], ...rows] = parse(file);
    expect(rows).toHaveLength(cases.length);
    const textColumns = ['name', 'type', 'description', 'snippet', 'url', 'terms'].map((name) => header.indexOf(name));
    const cells = rows.flatMap((row) => textColumns.map((column) => row[column] ?? ''));
    expect(cells.filter((cell) => /^[=+\-@\t\r\n]/u.test(cell))).toEqual([]);
  });

  it('the public catalogue is one JSON document that holds markup as text', async () => {
    const reply = await exchange.app.inject('/catalogue.jsonld');
    expect(reply.headers['content-type']).toBe('application/ld+json; charset=utf-8');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    expect(JSON.stringify(reply.json())).toContain('window.__xss=1');
  });

  it('each line of the log is one JSON object, and none was written by a text', () => {
    expect(lines.length).toBeGreaterThan(cases.length);
    const parsed = lines.map((line) => JSON.parse(line) as { level: string });
    for (const line of lines) expect(line.trimEnd()).not.toContain('\n');
    expect(parsed.filter(({ level }) => level === 'fatal')).toEqual([]);
    expect(lines.join('')).not.toContain('window.__xss');
  });
});
