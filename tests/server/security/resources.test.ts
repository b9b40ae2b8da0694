// Huge, deep, endless or slow requests: each is ended, and other callers are served during it.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, describe, expect, it } from 'vitest';
import { exchangeForFile } from '#tests/support/exchange.ts';
import { slowness } from '#tests/support/slowness.ts';

const exchange = await exchangeForFile();
const seller = await exchange.join('seller');
const address = new URL(await exchange.app.listen({ host: '127.0.0.1', port: 0 }));
afterAll(() => exchange.app.server.closeAllConnections());

const post = (payload: string) =>
  exchange.as(seller.token).call('POST', '/streams/streams', payload, { 'content-type': 'application/json' });

const limit = 256 * 1024;
const filled = (unit: string) => unit.repeat(Math.floor((limit - 100) / unit.length));

describe('a body just within the limit', () => {
  const bodies: [string, string][] = [
    ['of lists in lists', '['.repeat(limit - 10)],
    ['of objects in objects', filled('{"a":')],
    ['of names', `{${Array.from({ length: 20_000 }, (_, n) => `"k${n}":1`).join(',')}}`],
    ['of one name', `{"${filled('x')}":1}`],
    ['of escapes', `{"name":"${filled(String.raw`\u0041`)}"}`],
    ['of one number', `{"price":${filled('9')}}`],
    ['of an exponent', `{"price":1e${filled('9')}}`],
    ['of white space', `{"name"${filled(' ')}`],
    ['of quotes', filled('"')],
    ['of backslashes', `{"name":"${filled('\\\\')}`],
    ['of commas', `[${filled(',')}]`],
    ['of an almost address', JSON.stringify({ url: `https://${filled('a.')}` })],
    ['of an almost e-mail address', JSON.stringify({ name: filled('a@') })],
    ['of an almost time', JSON.stringify({ endDate: `2024-01-01T00:00:00.${filled('0')}` })],
  ];
  it.each(bodies)('%s is refused at once, without blocking the event loop', async (_what, body) => {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const begun = process.cpuUsage();
    const reply = await post(body);
    const { user } = process.cpuUsage(begun);
    delay.disable();
    expect([400, 413]).toContain(reply.statusCode);
    // Processor time and not the clock: what else runs on the machine does not count.
    expect(user / 1000).toBeLessThan(500 * slowness());
  });
});

/** Opens a connection, and returns the received text once it is closed. */
async function open(first = '') {
  const socket: Socket = connect(Number(address.port), address.hostname);
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await once(socket, 'connect');
  if (first) socket.write(first);
  return { socket, closed, received: () => received };
}

const head = (more: string) =>
  `POST /streams/streams HTTP/1.1\r\nhost: x\r\nauthorization: ${seller.token}\r\ncontent-type: application/json\r\n${more}\r\n`;

describe('a body over the limit', () => {
  it('in chunks is cut off at the limit', async () => {
    const one = await open(head('transfer-encoding: chunked\r\n'));
    const chunk = 'x'.repeat(16_384);
    let sent = 0;
    for (; sent < 200 && !one.received() && !one.socket.destroyed; sent += 1) {
      one.socket.write(`${chunk.length.toString(16)}\r\n${chunk}\r\n`);
      await wait(5);
    }
    await expect.poll(one.received).toMatch(/^HTTP\/1\.1 413 /u);
    expect(sent).toBeLessThan(200);
    one.socket.destroy();
  });
});

describe('slow connections', () => {
  const crowd = 200;
  /** Without load there are some two hundred. */
  const servedMeanwhile = 10;

  it('hundreds that never finish a request are closed with 408 in time, and others are served', async () => {
    const ask = async () => {
      const reply = await fetch(new URL('/streams/categories', address), { headers: { authorization: seller.token } });
      await reply.arrayBuffer();
      expect(reply.status).toBe(200);
    };
    const heads = await Promise.all(
      Array.from({ length: crowd }, (_, n) => open(n % 2 === 0 ? 'GET /health HTTP/1.1\r\nhost' : '')),
    );
    const drip = setInterval(() => {
      for (const { socket } of heads.slice(0, crowd / 2)) if (!socket.destroyed) socket.write('x');
    }, 1_000);
    const slow = heads.filter((_one, n) => n % 2 === 0);
    const begun = performance.now();
    const one = new AbortController();
    void Promise.race(slow.map(({ closed }) => closed)).then(() => one.abort());
    let served = 0;
    for (; !one.signal.aborted; served += 1) {
      await ask();
      await wait(50);
    }
    expect(served).toBeGreaterThan(servedMeanwhile);
    await Promise.all(slow.map(({ closed }) => closed));
    clearInterval(drip);
    expect(performance.now() - begun).toBeLessThan(30_000 * slowness());
    expect(slow.filter(({ received }) => received().startsWith('HTTP/1.1 408 '))).toHaveLength(slow.length);
    for (const { socket } of heads) socket.destroy();
  });
});

describe('forms', () => {
  const upload = (payload: string | Buffer, type = 'multipart/form-data; boundary=b') =>
    exchange.as(seller.token).call('POST', '/streams/streams/bulk', payload, { 'content-type': type });
  const part = (name: string, body: string) =>
    `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${body}\r\n`;

  it.each([
    ['without a boundary', '', 'multipart/form-data'],
    ['with a boundary of a kilobyte', '', `multipart/form-data; boundary=${'b'.repeat(1_000)}`],
    ['of ten thousand parts', `${part('file', 'x').repeat(10_000)}--b--\r\n`, undefined],
    ['with a part head of a megabyte', `--b\r\nx: ${'y'.repeat(1_000_000)}\r\n\r\nz\r\n--b--\r\n`, undefined],
    ['of nothing but boundaries', '--b\r\n'.repeat(10_000), undefined],
    ['that names the prototype', `${part('__proto__', 'x')}--b--\r\n`, undefined],
    ['with a field for a file', `${part('file', 'x')}--b--\r\n`, undefined],
  ])('%s are refused', async (_what, body, type) => {
    const reply = await upload(body, type);
    expect([400, 413, 415]).toContain(reply.statusCode);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });
});
