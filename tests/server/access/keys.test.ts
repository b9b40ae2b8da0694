import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { newId } from '#server/kernel/newId.ts';
import { endless, fixtureForFile, passesCsv } from './fixture.ts';
import { changeRows, rowsOf } from '#tests/support/database/rows.ts';
import { statusAndBody } from '#tests/support/requests/statusAndBody.ts';

const fixture = await fixtureForFile();
const { exchange, source, bought } = fixture;

describe('reading with an access key', () => {
  it('refuses every wrong key with the same answer', async () => {
    source.answer = passesCsv;
    const [mine, other] = [await bought(), await bought()];
    const key = new URLSearchParams(other.path.split('?')[1]).get('key') ?? '';
    const tried = [
      `/access/${mine.subscription}`,
      `/access/${mine.subscription}?key=`,
      `/access/${mine.subscription}?key=wrong`,
      `/access/${mine.subscription}?key=${key}`,
      `/access/${newId()}?key=${key}`,
    ];
    const replies = await Promise.all(tried.map((url) => exchange.app.inject({ url })));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(tried.map(() => 401));
    const bodies = replies.map((reply) => reply.body.replace(/"requestId":"[^"]*"/u, ''));
    expect(new Set(bodies).size).toBe(1);
  });

  it('returns no address for data-room streams, and closes earlier addresses', async () => {
    source.answer = endless;
    const { buyer, stream, subscription, path, url } = await bought();
    // This read is still running when the owner restricts the stream to groups.
    const reading = await fetch(url);
    expect(reading.status).toBe(200);
    const closed = { metadata: JSON.stringify({ dataRoom: true }) };
    await changeRows(exchange.db, 'streams', { id: stream }, closed);
    expect(await reading.text()).toContain('access_refused');
    const refusal = { code: 'groups_only', error: expect.stringContaining('analyses can be run on it') };
    expect(await statusAndBody(exchange.app.inject({ url: path }))).toMatchObject([409, refusal]);
    // A caller without a key learns nothing.
    expect((await exchange.app.inject({ url: `/access/${subscription}?key=wrong` })).statusCode).toBe(401);
    expect(await statusAndBody(buyer.call('POST', `/access/${subscription}/key`))).toMatchObject([409, refusal]);
    const again = await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: stream, hours: 1 });
    expect(again.statusCode).toBe(201);
    expect(again.json()).not.toHaveProperty('stream_url');
  });

  it('stores no key in plain text', async () => {
    const { path } = await bought();
    const key = new URLSearchParams(path.split('?')[1]).get('key') ?? '';
    expect(Buffer.from(key, 'base64url').length).toBeGreaterThanOrEqual(16);
    const rows = await rowsOf(exchange.db, 'subscriptions');
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  it('counts concurrent calls per buyer over all keys, and refuses further ones with Retry-After', async () => {
    source.answer = passesCsv;
    const { path, buy } = await bought(100, { max_calls: 5, max_unit: 'year' });
    const second = await buy(100);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => exchange.app.inject({ url: index % 2 ? path : second.path })),
    );
    const passed = replies.filter(({ statusCode }) => statusCode === 200);
    const refused = replies.filter(({ statusCode }) => statusCode === 429);
    expect([passed.length, refused.length]).toEqual([5, 15]);
    expect(refused[0]?.headers['retry-after']).toMatch(/^[1-9]\d*$/u);
  });

  it('restarts the count in the next window', async () => {
    source.answer = passesCsv;
    const { path } = await bought(100, { max_calls: 1, max_unit: 'second' });
    expect((await exchange.app.inject({ url: path })).statusCode).toBe(200);
    await wait(1100);
    expect((await exchange.app.inject({ url: path })).statusCode).toBe(200);
    const rows = await rowsOf(exchange.db, 'access_counts');
    expect(rows.filter(({ count }) => count === 1).length).toBeLessThanOrEqual(2);
  });

  it('counts no call for a failing or unreachable source', async () => {
    const { path, stream } = await bought(100, { max_calls: 1, max_unit: 'year' });
    const read = async () => (await exchange.app.inject({ url: path })).statusCode;
    source.answer = (_request, response) => response.writeHead(500).end();
    expect([await read(), await read()]).toEqual([502, 502]);
    const stored = exchange.db.selectFrom('streams').select('url').where('id', '=', stream);
    const { url } = await stored.executeTakeFirstOrThrow();
    const lead = (to: string) => changeRows(exchange.db, 'streams', { id: stream }, { url: to });
    await lead('http://127.0.0.1:1/');
    expect(await read()).toBe(502);
    await lead(url);
    source.answer = passesCsv;
    expect([await read(), await read()]).toEqual([200, 429]);
  });

  it('serves a deleted stream until the bought access ends', async () => {
    source.answer = passesCsv;
    const { path, stream } = await bought();
    await changeRows(exchange.db, 'streams', { id: stream }, { deleted_at: new Date().toISOString() });
    expect((await exchange.app.inject({ url: path })).statusCode).toBe(200);
  });

  it('refuses to replace the key of a data-room user, who has none', async () => {
    const { stream } = await bought();
    const room = await exchange.join('drUser');
    await exchange.give(room.id, 1000);
    const reply = await room.call('POST', '/subscriptions/subscriptions', { stream_id: stream, hours: 1 });
    expect(reply.statusCode).toBe(201);
    const own = reply.json<{ id: string; stream_url?: string }>();
    expect(own.stream_url).toBeUndefined();
    expect((await room.call('POST', `/access/${own.id}/key`)).statusCode).toBe(409);
  });
});
