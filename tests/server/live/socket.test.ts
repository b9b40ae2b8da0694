// Live streams over WebSocket: messages, close codes and refusals.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { WebSocket as UndiciSocket } from 'undici';
import { WebSocket, type ClientOptions } from 'ws';
import { fixtureForFile, openFixture, until } from '../access/fixture.ts';
import { openSocketSource } from './sources.ts';
import { secondAfter } from '#tests/support/secondAfter.ts';
import { forFile } from '#tests/support/forFile.ts';

const [fixture, source] = await Promise.all([fixtureForFile(), forFile(openSocketSource())]);
const access = await fixture.bought(1000, { url: source.url });

const socketUrl = (url: string) => url.replace('http', 'ws');

function read(url: string, options: ClientOptions = {}, protocols: string[] = []) {
  const socket = new WebSocket(socketUrl(url), protocols, options);
  const texts: string[] = [];
  const closed = Promise.withResolvers<{ code: number; reason: string }>();
  socket.on('message', (data: Buffer) => texts.push(data.toString()));
  socket.on('close', (code, reason) => closed.resolve({ code, reason: reason.toString() }));
  socket.on('error', () => undefined);
  return { socket, texts, closed: closed.promise };
}

/** Returns the HTTP answer to a refused upgrade. */
async function refusal(url: string, options: ClientOptions = {}, protocols: string[] = []) {
  const { socket } = read(url, options, protocols);
  const [, response] = await once(socket, 'unexpected-response');
  let body = '';
  for await (const chunk of response) body += chunk;
  return { status: response.statusCode as number, ...(JSON.parse(body) as { code: string; error: string }) };
}

const openSockets: Socket[] = [];
afterAll(() => openSockets.forEach((socket) => socket.destroy()));

/** Sends a handshake that no WebSocket client would send. Returns the answer. */
async function handshake(url: string, { method = 'GET', protocol = 'data-exchange', halfOpen = false }) {
  const { host, port, hostname, pathname, search } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: halfOpen });
  openSockets.push(socket);
  const connection = method === 'HEAD' ? 'upgrade, close' : 'upgrade';
  socket.write(
    `${method} ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nConnection: ${connection}\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n' +
      `Sec-WebSocket-Protocol: ${protocol}\r\n\r\n`,
  );
  let text = '';
  socket.on('data', (data) => (text += String(data)));
  await once(socket, 'end');
  return text;
}

const callsOf = async (subscription: string) => {
  const row = await fixture.exchange.db
    .selectFrom('access_counts')
    .select('count')
    .where('subscription_id', '=', subscription)
    .executeTakeFirst();
  return row?.count ?? 0;
};

it('sends each event as one message to concurrent readers, with ws and undici', async () => {
  const readers = [read(access.url), read(access.url)];
  const undici = new UndiciSocket(socketUrl(access.url));
  const seen: string[] = [];
  undici.addEventListener('message', ({ data }) => seen.push(String(data)));
  await Promise.all([...readers.map(({ socket }) => once(socket, 'open')), once(undici, 'open')]);
  expect(await until(() => source.connections() === 1)).toBe(true);
  source.send('{"depth":1}');
  source.send('x'.repeat(70_000));
  source.send('two\nlines');
  const all = ['{"depth":1}', 'x'.repeat(70_000), 'two\nlines'];
  expect(await until(() => [...readers.map(({ texts }) => texts), seen].every((texts) => texts.length === 3))).toBe(
    true,
  );
  for (const texts of [...readers.map((one) => one.texts), seen]) expect(texts).toEqual(all);
  readers.forEach(({ socket }) => socket.close());
  undici.close();
  await once(undici, 'close');
});

it('encodes frames in a process where no other package has loaded ws', async () => {
  const batch = new URL('../../../server/live/batch.ts', import.meta.url).href;
  const script = `const { Batch } = await import('${batch}');
    process.stdout.write(new Batch([{ id: '1-1', at: 1, number: 1, data: 'hello' }]).encode('frames'));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  expect(stdout.slice(-5)).toBe('hello');
});

it('accepts the key as a subprotocol, as a browser sends it', async () => {
  const { pathname, searchParams } = new URL(access.url);
  const url = `${fixture.base}${pathname}`;
  const { socket } = read(url, {}, ['data-exchange', `key.${searchParams.get('key')}`]);
  await once(socket, 'open');
  expect(socket.protocol).toBe('data-exchange');
  socket.close();
  expect(await refusal(url, {}, ['data-exchange', 'key.wrong'])).toMatchObject({ status: 401, code: 'access_refused' });
});

describe('a refused upgrade', () => {
  it('has a status, a code and the standard body', async () => {
    expect(await refusal(`${fixture.base}${new URL(access.url).pathname}?key=wrong`)).toMatchObject({ status: 401 });
    expect(await refusal(`${access.url}&limit=1`)).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(await refusal(`${access.url}&unknown=1`)).toMatchObject({ status: 400, code: 'invalid_input' });
  });

  it('comes from a page of another origin', async () => {
    expect(await refusal(access.url, { origin: 'https://evil.example' })).toMatchObject({
      status: 403,
      code: 'other_origin',
    });
    const own = read(access.url, { origin: fixture.base });
    await once(own.socket, 'open');
    own.socket.close();
  });

  it('is no handshake: 400, and the connection ends', async () => {
    const { host, pathname, search } = new URL(access.url);
    const [name = '', port = ''] = host.split(':');
    const socket = connect(Number(port), name);
    socket.end(
      `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    expect(text).toMatch(/^HTTP\/1\.1 400 /u);
  });

  it('repeats a protocol or misnames it: 400, and no read stays open and no call is counted', async () => {
    const counted = await fixture.bought(1000, { url: `${source.url}/protocols`, max_calls: 1, max_unit: 'year' });
    for (let turn = 0; turn < 9; turn += 1) {
      const protocol = ['a,a', 'a,', 'a b'][turn % 3] ?? '';
      const text = await handshake(counted.url, { protocol });
      expect([protocol, text.split('\r\n')[0]]).toEqual([protocol, 'HTTP/1.1 400 Bad Request']);
      expect(text).toContain('Sec-WebSocket-Protocol');
    }
    expect(await callsOf(counted.subscription)).toBe(0);
    const reader = read(counted.url);
    await once(reader.socket, 'open');
    reader.socket.close();
  });

  it('asks with HEAD: the plain answer, and no read stays open and no call is counted', async () => {
    const counted = await fixture.bought(1000, { url: `${source.url}/head`, max_calls: 1, max_unit: 'year' });
    for (let turn = 0; turn < 9; turn += 1) {
      expect(await handshake(counted.url, { method: 'HEAD' })).toMatch(/^HTTP\/1\.1 200 /u);
    }
    expect(await callsOf(counted.subscription)).toBe(0);
  });

  it('closes its connection although the client never ends it', async () => {
    const { server } = fixture.exchange.app;
    const connections = () => promisify(server.getConnections.bind(server))();
    const before = await connections();
    const wrong = `${fixture.base}${new URL(access.url).pathname}?key=wrong`;
    expect(await handshake(wrong, { halfOpen: true })).toMatch(/^HTTP\/1\.1 401 /u);
    await expect.poll(connections).toBeLessThanOrEqual(before);
  });

  it('asks for data that is not live: 409, and no call is counted', async () => {
    fixture.source.answer = (_request, response) => response.setHeader('content-type', 'text/csv').end('a\n1\n');
    const file = await fixture.bought(1000, { max_calls: 1, max_unit: 'year' });
    expect(await refusal(file.url)).toMatchObject({ status: 409, code: 'not_live' });
    expect(await callsOf(file.subscription)).toBe(0);
  });

  it('has an unreachable source: 502, and no call is counted', async () => {
    const gone = await fixture.bought(1000, { url: 'ws://127.0.0.1:1/feed', max_calls: 1, max_unit: 'year' });
    expect(await refusal(gone.url)).toMatchObject({ status: 502, code: 'source_failed' });
    expect(await callsOf(gone.subscription)).toBe(0);
  });
});

it('answers other upgrades as plain requests', async () => {
  const { host } = new URL(fixture.base);
  const [name = '', port = ''] = host.split(':');
  const socket = connect(Number(port), name);
  socket.end(`GET /health HTTP/1.1\r\nHost: ${host}\r\nConnection: upgrade, close\r\nUpgrade: h2c\r\n\r\n`);
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  expect(text).toMatch(/^HTTP\/1\.1 200 /u);
});

it('counts a connection as a call once it delivered an event', async () => {
  const counted = await fixture.bought(1000, { url: `${source.url}/counted`, max_calls: 1, max_unit: 'year' });
  const silent = read(counted.url);
  await once(silent.socket, 'open');
  silent.socket.close();
  await silent.closed;
  await expect.poll(() => callsOf(counted.subscription)).toBe(0);
  const reader = read(counted.url);
  await once(reader.socket, 'open');
  source.send('1');
  expect(await until(() => reader.texts.length === 1)).toBe(true);
  reader.socket.close();
  await reader.closed;
  expect(await refusal(counted.url)).toMatchObject({ status: 429, code: 'call_limit' });
});

describe('a connection closes with a code and a reason', () => {
  it('at the second the access ends', async () => {
    const { url, ends } = await fixture.bought(1, { url: `${source.url}/short` });
    const late = secondAfter(fixture.exchange, ends);
    expect(await Promise.race([read(url).closed, late])).toEqual({ code: 4001, reason: 'The access has ended' });
    expect(Date.now()).toBeGreaterThan(ends - 500);
    await late;
  });

  it('when the key is revoked or the person disabled', async () => {
    const named = await access.buyer.call('POST', `/access/${access.subscription}/keys`, { name: 'laptop' });
    const { id, stream_url } = named.json<{ id: string; stream_url: string }>();
    const { pathname, search } = new URL(stream_url);
    const revoked = read(`${fixture.base}${pathname}${search}`);
    await once(revoked.socket, 'open');
    expect((await access.buyer.call('DELETE', `/access/${access.subscription}/keys/${id}`)).statusCode).toBe(204);
    expect(await revoked.closed).toEqual({ code: 4003, reason: 'This address no longer gives access' });

    const other = await fixture.bought(1000, { url: `${source.url}/other` });
    const disabled = read(other.url);
    await once(disabled.socket, 'open');
    await fixture.exchange.db.updateTable('users').set({ disabled: true }).where('id', '=', other.buyer.id).execute();
    expect((await disabled.closed).code).toBe(4003);
  });

  it('when the reader is too slow, and others get every event', async () => {
    const slow = read(access.url);
    const quick = read(access.url);
    await Promise.all([once(slow.socket, 'open'), once(quick.socket, 'open')]);
    slow.socket.pause();
    const text = 'x'.repeat(100_000);
    for (let sent = 1; sent <= 200; sent += 1) {
      source.send(text);
      if (sent % 20 === 0) await until(() => quick.texts.length === sent);
    }
    expect(quick.texts).toHaveLength(200);
    slow.socket.resume();
    // The close frame waits behind unread bytes, so the connection may end before it.
    expect([4008, 1006]).toContain((await slow.closed).code);
    expect(slow.texts.length).toBeLessThan(200);
    quick.socket.close();
  });

  it('when the reader sends a large message', async () => {
    const loud = read(access.url);
    await once(loud.socket, 'open');
    loud.socket.send('x'.repeat(2_000));
    expect((await loud.closed).code).toBe(1009);
  });

  it('when the exchange stops', async () => {
    const stopping = await openFixture();
    const { url } = await stopping.bought(1000, { url: source.url });
    const reader = read(url);
    await once(reader.socket, 'open');
    const stopped = stopping.exchange.app.close();
    expect(await reader.closed).toEqual({ code: 1012, reason: 'The exchange is restarting: connect again' });
    await stopped;
    await stopping.close();
  });
});
