// Shared connections: who may read them, and their limits per process.
import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PreviewBody } from '#server/domains/samples/previewBody.ts';
import { measureNow } from '#server/domains/samples/takeSample.ts';
import { sweep } from '#server/jobs/housekeeping.ts';
import { newId } from '#server/kernel/newId.ts';
import { LiveBody } from '#server/live/body.ts';
import { Feed } from '#server/live/feed.ts';
import type { Claim } from '#server/live/claim.ts';
import { liveOf } from '#server/live/live.ts';
import { fixtureForFile, until } from '../access/fixture.ts';
import { follow } from './read.ts';
import { openBroker, openers, openSocketSource } from './sources.ts';
import { changeRows, rowsOf } from '#tests/support/database/rows.ts';
import { forFile } from '#tests/support/forFile.ts';
import { listen } from '#tests/support/processes/listen.ts';

const credentials = { username: 'exchange', password: 'brisk-otter' };
const [fixture, broker, socket] = await Promise.all([
  fixtureForFile(),
  forFile(openBroker(credentials.password)),
  forFile(openSocketSource()),
]);

const live = () => liveOf(fixture.exchange.exchange);
const signIns = () => rowsOf(fixture.exchange.db, 'source_sign_ins', {}, 'stream_id');
const feedOn = (url: string) =>
  new Feed({ url, upstream: fixture.exchange.exchange.upstream, signIn: () => Promise.resolve(undefined) });

describe('a signed-in feed', () => {
  it('is never read through another stream of the same address', async () => {
    const { seller, stream, url, subscription } = await fixture.bought(1000, { url: broker.url });
    const { call } = await fixture.exchange.enter(seller.email);
    const address = `/streams/streams/${stream}`;
    expect((await call('PUT', address, { credentials })).statusCode).toBe(200);
    const reader = await follow(url);
    expect(reader.reply.status).toBe(200);
    expect((await call('DELETE', address)).statusCode).toBe(204);

    const thief = await fixture.bought(1000, { url: broker.url });
    for (const path of [thief.url, thief.url.replace('?', '.csv?')]) {
      const reply = await fetch(path);
      expect([reply.status, await reply.json()]).toMatchObject([502, { code: 'source_failed' }]);
    }
    broker.send('{"secret":1}');
    expect(await until(() => reader.data().length === 1)).toBe(true);
    await reader.leave();

    // Bought access continues, even over a new connection.
    live().find({ streamId: stream, url: broker.url })?.close();
    const again = await follow(url);
    expect(again.reply.status).toBe(200);
    broker.send('{"secret":2}');
    expect(await until(() => again.data().at(-1) === '{"secret":2}')).toBe(true);
    await again.leave();

    const [start_at, end_at] = [10_000, 1_000].map((ms) => new Date(Date.now() - ms).toISOString());
    await sweep(fixture.exchange.exchange);
    expect(await signIns()).toEqual([{ stream_id: stream }]);
    await changeRows(fixture.exchange.db, 'subscriptions', { id: subscription }, { start_at, end_at });
    await sweep(fixture.exchange.exchange);
    expect(await signIns()).toEqual([]);
  });

  it('ends for its readers when the stream gets another address', async () => {
    const { stream, url } = await fixture.bought(1000, { url: `${socket.url}/before` });
    const reader = await follow(url);
    await changeRows(fixture.exchange.db, 'streams', { id: stream }, { url: `${socket.url}/after` });
    expect(await until(() => reader.ended())).toBe(true);
    expect(reader.events.at(-1)?.data).toContain('source_moved');
  });
});

describe('a full exchange', () => {
  it('tests sixteen addresses at once, and frees each when its tester leaves', async () => {
    const trials: Claim[] = [];
    const person = (at: number) => ({ url: socket.url, personId: `person ${at % 4}` });
    for (let at = 0; at < 16; at += 1) trials.push(await live().tryOut(person(at)));
    const other = { url: socket.url, personId: 'other' };
    await expect(live().tryOut(other)).rejects.toMatchObject({ status: 503, code: 'live_full' });
    trials.pop()?.release();
    const left = new AbortController();
    left.abort();
    await expect(live().tryOut(other, left.signal)).rejects.toMatchObject({ name: 'AbortError' });
    trials.push(await live().tryOut(other));
    for (const { release } of trials) release();
  });

  it('tests four addresses of one person at once, and refuses the fifth with Retry-After', async () => {
    const trials: Claim[] = [];
    const own = { url: socket.url, personId: newId() };
    for (let at = 0; at < 4; at += 1) trials.push(await live().tryOut(own));
    const refused = {
      status: 429,
      code: 'tests_at_once',
      message: expect.stringMatching(/^You can test 4 live addresses at once. Try again in 2[45] seconds$/u),
      retryAfter: expect.any(Number),
    };
    await expect(live().tryOut(own)).rejects.toMatchObject(refused);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24_500 });
    await expect(live().tryOut(own)).rejects.toThrow('Try again in 1 second');
    await expect(live().tryOut(own)).rejects.not.toThrow('seconds');
    vi.useRealTimers();
    trials.push(await live().tryOut({ ...own, personId: newId() }));
    trials.shift()?.release();
    trials.push(await live().tryOut(own));
    for (const { release } of trials) release();
  });

  it('lets a person read 16 streams at once', async () => {
    const claims: Claim[] = [];
    const claim = (streamId: string, personId: string) => live().claim({ streamId, url: socket.url }, { personId });
    const ids = Array.from({ length: 16 }, () => newId());
    for (const id of ids) claims.push(await claim(id, 'ann'));
    await expect(claim(newId(), 'ann')).rejects.toMatchObject({ status: 429, code: 'live_streams_at_once' });
    claims.push(await claim(ids[0]!, 'ann'), await claim(newId(), 'bob'));
    claims[1]!.release();
    claims.push(await claim(newId(), 'ann'));
    claims.forEach(({ release }) => release());
  });

  it('leaves the last third of its connections to buyers', async () => {
    const claims: Claim[] = [];
    const claim = async (isPreview: boolean) =>
      claims.push(await live().claim({ streamId: newId(), url: socket.url }, { isPreview }));
    const claimAll = async () => {
      for (;;) await claim(true);
    };
    await expect(claimAll()).rejects.toMatchObject({ status: 503, code: 'live_full' });
    // Readers of earlier tests may still be connected.
    expect(claims.length).toBeGreaterThan(35);
    expect(claims.length).toBeLessThanOrEqual(42);
    await expect(claim(false)).resolves.toBeGreaterThan(36);
    claims.forEach(({ release, feed }) => {
      release();
      feed.close();
    });
  });

  it('refuses a reader, and still sells a product that it cannot measure now', async () => {
    const { stream, buy } = await fixture.bought(1000, { url: `${socket.url}/full` });
    const claims: Claim[] = [];
    const claimAll = async () => {
      for (;;) claims.push(await live().claim({ streamId: newId(), url: socket.url }));
    };
    await expect(claimAll()).rejects.toMatchObject({ status: 503, code: 'live_full' });
    expect(live().size).toBe(64);
    const measured = measureNow(fixture.exchange.exchange, { id: stream, url: `${socket.url}/full` });
    await expect(measured).rejects.toMatchObject({ status: 503, code: 'live_full' });
    expect(await rowsOf(fixture.exchange.db, 'source_failures')).toEqual([]);
    const { url } = await buy(1);
    expect((await fetch(url)).status).toBe(503);
    claims[0]!.release();
    const reader = await follow(url);
    expect(reader.reply.status).toBe(200);
    await reader.leave();
    claims.forEach(({ release, feed }) => {
      release();
      feed.close();
    });
  });
});

describe('a replay', () => {
  const text = 'x'.repeat(50_000);
  const remembered = 60;
  let feed: Feed;
  beforeAll(async () => {
    feed = feedOn(socket.url);
    await feed.opened;
    for (let sent = 0; sent < remembered; sent += 1) socket.send(`${sent} ${text}`);
    await until(() => feed.ring.size === remembered);
  });
  afterAll(() => feed.close());
  const body = () => new LiveBody(feed, { format: 'lines', lastId: '0-0', head: '' });

  it('buffers little for a reader that never reads, and ends when it falls behind', async () => {
    const idle = body();
    expect(idle.readableLength).toBeGreaterThan(0);
    expect(idle.readableLength).toBeLessThan(256 * 1024);
    for (let sent = 0; sent < 100; sent += 1) socket.send(text);
    socket.send('"last"');
    expect(await until(() => feed.ring.latest(1)[0]?.data === '"last"')).toBe(true);
    expect(idle.readableLength).toBeLessThan(256 * 1024);
    // Its first read needs events that the feed has dropped.
    let read = '';
    for await (const chunk of idle) read += String(chunk);
    expect(read).toMatch(/"code":"slow_reader"[^\n]*\n$/u);
  });

  it('gives a reader every event once, including those that arrive during the replay', async () => {
    const reading = body();
    const numbers: number[] = [];
    const started = feed.ring.size;
    let rest = '';
    let sent = 0;
    for await (const chunk of reading) {
      const lines = (rest + String(chunk)).split('\n');
      rest = lines.pop() ?? '';
      numbers.push(...lines.map((line) => line.length));
      if (sent < 20) socket.send(`"late ${(sent += 1)}"`);
      if (numbers.length >= started + 20) break;
    }
    expect(numbers).toHaveLength(started + 20);
    expect(numbers.slice(-20).every((length) => length < 20)).toBe(true);
  });
});

it.each(Object.entries(openers))(
  'a source that floods over %s is slowed down, and loses nothing',
  async (_name, open) => {
    const source = await open();
    const feed = feedOn(source.url);
    await feed.opened;
    await until(() => source.connections() === 1);
    const all = 20_000;
    for (let sent = 0; sent < all; sent += 1) source.send(`{"n":${sent},"pad":"${'x'.repeat(80)}"}`);
    expect(await until(() => feed.ring.size > 0)).toBe(true);
    await until(() => false, 400);
    expect(feed.ring.size).toBeLessThan(10_000);
    expect(await until(() => feed.ring.size === all)).toBe(true);
    feed.close();
    await source.close();
  },
);

it('a source that never ends its handshake is given up within ten seconds', async () => {
  const sockets: Socket[] = [];
  let drips = 0;
  const server = createServer((connection) => {
    sockets.push(connection);
    connection.on('error', () => undefined).write('HTTP/1.1 101 Switching Protocols\r\nx: ');
    const drip = setInterval(() => {
      drips += 1;
      connection.write('x');
    }, 500);
    connection.on('close', () => clearInterval(drip));
  });
  const feed = feedOn(`ws://127.0.0.1:${await listen(server)}/feed`);
  await expect(feed.opened).rejects.toMatchObject({ code: 'timeout' });
  // Two per second, on the clock of this process, so that a busy machine slows both.
  expect(drips).toBeLessThanOrEqual(22);
  expect(await until(() => sockets.every(({ destroyed }) => destroyed))).toBe(true);
  server.close();
});

it('a stream without events yet is read again at the next call', async () => {
  const quiet = await fixture.bought(1000, { url: `${socket.url}/quiet`, max_calls: 1, max_unit: 'year' });
  const csv = quiet.url.replace('?', '.csv?');
  const none = await fetch(csv);
  expect([none.status, await none.json()]).toMatchObject([502, { code: 'no_events_yet' }]);
  socket.send('{"n":1}');
  const some = await fetch(csv);
  expect([some.status, await some.text()]).toEqual([200, expect.stringContaining('n')]);
});

it('closes an ended preview whose reader stopped reading', async () => {
  const feed = feedOn(socket.url);
  await feed.opened;
  const preview = new PreviewBody(feed, undefined);
  preview.end('preview_ended');
  expect(await until(() => preview.destroyed)).toBe(true);
  feed.close();
});
