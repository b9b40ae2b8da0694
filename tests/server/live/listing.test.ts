// Live sources from their test and listing to the buyer's first message, with refusals.
import { createServer, type Socket } from 'node:net';
import { createServer as createHttpServer } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { fixtureForFile, until } from '../access/fixture.ts';
import { follow } from './read.ts';
import { brokerTopic, openBroker } from './sources.ts';
import { slowness } from '#tests/support/slowness.ts';
import { forFile } from '#tests/support/forFile.ts';
import { statusAndBody } from '#tests/support/requests/statusAndBody.ts';
import { listen } from '#tests/support/processes/listen.ts';

const credentials = { username: 'exchange', password: 'brisk-otter' };
const [fixture, broker] = await Promise.all([fixtureForFile(), forFile(openBroker(credentials.password))]);
const seller = await fixture.exchange.join('seller');
const category = await fixture.exchange.addCategory();

const listing = () => ({ name: 'Flow', type: 'Dataset', description: 'x', price: 1, subcategory: category });
const probe = (body: object) => seller.call('POST', '/streams/probe', body);

it('an MQTT topic with a password is tested, listed, bought and read', async () => {
  const beat = setInterval(() => broker.send('{"litres":3}'), 20);
  expect(await statusAndBody(probe({ url: broker.url, credentials }))).toMatchObject([
    200,
    { format: 'ndjson', schema: [{ name: 'litres', type: 'integer' }], live: { events_a_second: expect.any(Number) } },
  ]);
  expect(await until(() => broker.connections() === 0)).toBe(true);
  const created = await seller.call('POST', '/streams/streams', { ...listing(), url: broker.url, credentials });
  expect(created.statusCode).toBe(201);
  const { id } = created.json<{ id: string }>();
  const own = await seller.call('GET', `/streams/streams/${id}`);
  expect(own.json<object>()).toMatchObject({ url: broker.url, has_credentials: true });
  expect(own.body).not.toContain(credentials.password);
  const stored = await fixture.exchange.db.selectFrom('source_sign_ins').selectAll().execute();
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toMatch(/brisk|exchange/u);

  const buyer = await fixture.exchange.join('buyer');
  await fixture.exchange.give(buyer.id, 1000);
  const shown = await buyer.call('GET', `/streams/streams/${id}`);
  expect(shown.json<object>()).not.toHaveProperty('has_credentials');
  const bought = await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 100 });
  const address = new URL(bought.json<{ stream_url: string }>().stream_url);
  const reader = await follow(`${fixture.base}${address.pathname}${address.search}`);
  expect(await until(() => reader.data().length > 0)).toBe(true);
  expect(reader.data()[0]).toBe('{"litres":3}');
  await reader.leave();
  clearInterval(beat);

  expect((await seller.call('PUT', `/streams/streams/${id}`, { url: `${broker.url}/other` })).statusCode).toBe(200);
  expect(await fixture.exchange.db.selectFrom('source_sign_ins').selectAll().execute()).toEqual([]);
});

it('a probe sends events of a source as they arrive, then its sample, and ends when its seller leaves', async () => {
  const watch = () =>
    follow(`${fixture.base}/streams/probe/events`, {
      method: 'POST',
      headers: { authorization: seller.token, 'content-type': 'application/json' },
      body: JSON.stringify({ url: broker.url, credentials }),
    });
  const test = await watch();
  expect(test.reply.headers.get('content-type')).toMatch(/^text\/event-stream/u);
  broker.send('{"litres":3}');
  const named = (name: string) => test.events.filter(({ event }) => event === name).map(({ data }) => data);
  expect(await until(() => named('event').length === 1)).toBe(true);
  expect(named('reply')).toEqual([]);
  const beat = setInterval(() => broker.send('{"litres":4}'), 20);
  expect(await until(test.ended)).toBe(true);
  expect(JSON.parse(named('reply')[0] ?? '')).toMatchObject({
    format: 'ndjson',
    schema: [{ name: 'litres' }],
    live: {},
  });
  expect(test.events.at(-1)?.event).toBe('reply');
  expect(await until(() => broker.connections() === 0)).toBe(true);

  const left = await watch();
  expect(await until(() => broker.connections() === 1)).toBe(true);
  await left.leave();
  clearInterval(beat);
  expect(await until(() => broker.connections() === 0)).toBe(true);
});

it('stored credentials are used for probes of their owner and for their address only', async () => {
  const own = { ...listing(), name: 'Flow of another plant', url: broker.url, credentials };
  const { id } = (await seller.call('POST', '/streams/streams', own)).json<{ id: string }>();
  expect(await statusAndBody(probe({ url: broker.url, stream_id: id }))).toMatchObject([200, { live: {} }]);
  const elsewhere = await probe({ url: `${broker.url}/other`, stream_id: id });
  expect([elsewhere.statusCode, elsewhere.json<object>()]).toMatchObject([502, { code: 'source_failed' }]);
  const stranger = await fixture.exchange.join('seller');
  const stolen = await stranger.call('POST', '/streams/probe', { url: broker.url, stream_id: id });
  expect([stolen.statusCode, stolen.json<object>()]).toMatchObject([502, { code: 'source_failed' }]);
  await seller.call('DELETE', `/streams/streams/${id}`);
});

it('credentials are accepted for brokers only', async () => {
  const fields = { credentials: 'are for mqtt and mqtts addresses only' };
  const url = 'wss://data.example.org/feed';
  expect((await probe({ url, credentials })).json()).toMatchObject({ fields });
  const created = await seller.call('POST', '/streams/streams', { ...listing(), url, credentials });
  expect([created.statusCode, created.json<object>()]).toMatchObject([400, { fields }]);
});

describe('a faulty source', () => {
  const sockets = new Set<Socket>();
  async function broken(onData: (socket: Socket, chunk: Buffer) => void): Promise<string> {
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined).on('data', (chunk: Buffer) => onData(socket, chunk));
    });
    return `mqtt://127.0.0.1:${await listen(server)}/${brokerTopic}`;
  }
  afterAll(() => sockets.forEach((socket) => socket.destroy()));
  const accepted = Buffer.from([0x20, 2, 0, 0]);

  it.each([
    ['refuses the password', () => Promise.resolve(broker.url), 'source_failed'],
    ['refuses the topic', () => Promise.resolve(broker.url.replace(brokerTopic, 'closed/flow')), 'source_failed'],
    [
      'speaks another protocol',
      () => broken((socket) => socket.write('HTTP/1.1 200 OK\r\n\r\n')),
      'source_unreachable',
    ],
    [
      'announces a message of 256 MB',
      () =>
        broken((socket, [type]) =>
          socket.write(type === 0x10 ? accepted : Buffer.from([0x30, 0xff, 0xff, 0xff, 0x7f])),
        ),
      'source_unreachable',
    ],
    ['hangs up', () => broken((socket) => socket.destroy()), 'source_unreachable'],
  ])('is refused with a reason within seconds if its broker %s', async (what, open, code) => {
    const started = performance.now();
    const signIn = what === 'refuses the topic' ? { credentials } : {};
    expect(await statusAndBody(probe({ url: await open(), ...signIn }))).toMatchObject([502, { code }]);
    expect(performance.now() - started).toBeLessThan(11_000 * slowness());
  });

  it('costs no call if it sends an endless event or redirects to a private address', async () => {
    const server = createHttpServer((request, response) => {
      if (request.url === '/private') {
        response.writeHead(302, { location: 'http://10.0.0.1/' }).end();
        return;
      }
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.write('data: ');
      response.on('drain', more);
      more();
    });
    const origin = `http://127.0.0.1:${await listen(server)}`;
    for (const path of ['/private', '/endless']) {
      const url = `${origin}${path}`;
      const { url: address, stream } = await fixture.bought(1000, { url, max_calls: 1, max_unit: 'year' });
      const reader = await follow(address);
      expect(reader.reply.status).toBe(path === '/private' ? 502 : 200);
      await reader.leave();
      const counts = () =>
        fixture.exchange.db
          .selectFrom('access_counts')
          .select('count')
          .where(
            'subscription_id',
            'in',
            fixture.exchange.db.selectFrom('subscriptions').select('id').where('stream_id', '=', stream),
          )
          .execute();
      await expect.poll(async () => (await counts()).filter(({ count }) => count > 0)).toEqual([]);
    }
    server.closeAllConnections();
    server.close();
  });
});
