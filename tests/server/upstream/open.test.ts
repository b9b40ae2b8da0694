import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSocketServer } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUpstream, type Upstream } from '#server/upstream/guardedFetch.ts';
import { checkedLookup, type Resolve } from '#server/upstream/lookup.ts';
import { slowness } from '#tests/support/slowness.ts';
import { listen } from '#tests/support/processes/listen.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const limits = { headersMs: 600, idleMs: 600, totalMs: 1_500, maxBytes: 100_000 };
/** undici's timers are half a second coarse. */
const slackMs = 1_500 * slowness();

let server: Server;
let port: number;
let upstream: Upstream;
let seen: IncomingMessage[] = [];
let running = 0;

const redirect =
  (location: string, status = 302): Handler =>
  (_request, response) => {
    response.writeHead(status, { location }).end();
  };
const trickle =
  (everyMs: number): Handler =>
  (_request, response) => {
    const timer = setInterval(() => response.write('x'), everyMs);
    response.on('close', () => clearInterval(timer));
  };

// Made before any clock runs: packing it takes longer than a read may.
const bomb = gzipSync(Buffer.alloc(50_000_000));

const routes: Record<string, Handler> = {
  '/plain': (_request, response) => response.setHeader('content-type', 'text/csv').end('a,b\n1,2\n'),
  '/missing': (_request, response) => response.writeHead(404).end('no'),
  '/gzip': (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('packed')),
  '/bomb': (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  '/broken-gzip': (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('not packed'),
  '/odd-encoding': (_request, response) => response.writeHead(200, { 'content-encoding': 'zstd' }).end('?'),
  '/declared': (_request, response) => response.writeHead(200, { 'content-length': '100001' }).write('x'),
  '/endless': (_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(16_384)));
    };
    response.on('drain', more);
    more();
  },
  '/silent': () => undefined,
  '/stalls': (_request, response) => response.write('x'),
  '/trickle': trickle(100),
  '/cut': (_request, response) => {
    response.writeHead(200, { 'content-length': '10' }).write('abc');
    setTimeout(() => response.destroy(), 50);
  },
  '/headers': (_request, response) => response.writeHead(200, { 'x-long': 'x'.repeat(40_000) }).end(),
  '/one': redirect('/two'),
  '/two': redirect('three', 307),
  '/three': redirect('/plain', 308),
  '/four': redirect('/one'),
  '/loop': redirect('/loop'),
  '/to-metadata': redirect('http://169.254.169.254/latest/'),
  '/to-file': redirect('file:///etc/passwd'),
  '/to-ws': redirect('ws://example.com/'),
  '/to-credentials': redirect('http://user:secret@example.com/'),
  '/to-nonsense': redirect('http://['),
};

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request);
    running += 1;
    response.on('close', () => (running -= 1));
    const path = (request.url ?? '').split('?')[0] ?? '';
    (routes[path] ?? routes['/missing']!)(request, response);
  });
  port = await listen(server);
  routes['/to-own-neighbour'] = redirect(`http://localhost:${port}/plain`);
  upstream = createUpstream({ allowHosts: [`127.0.0.1:${port}`], ownOrigins: [], limits });
});
afterAll(async () => {
  await upstream.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  seen = [];
});

const at = (path: string) => `http://127.0.0.1:${port}${path}`;
const read = async (path: string) => text((await upstream.open(at(path))).body);

describe('the answer of a source', () => {
  it('arrives with status, headers and body, whatever the status', async () => {
    const answer = await upstream.open(at('/plain?x=1'));
    expect(answer).toMatchObject({ status: 200, url: at('/plain?x=1'), headers: { 'content-type': 'text/csv' } });
    expect(await text(answer.body)).toBe('a,b\n1,2\n');
    const missing = await upstream.open(at('/missing'));
    expect(missing.status).toBe(404);
    expect(await text(missing.body)).toBe('no');
  });

  it('is unpacked, although plain bytes were asked for', async () => {
    const answer = await upstream.open(at('/gzip'));
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.headers).not.toHaveProperty('content-length');
    expect(await text(answer.body)).toBe('packed');
  });

  it('sends the source nothing about the reader', async () => {
    const headers = {
      authorization: 'token',
      Cookie: 'a=b',
      'X-Forwarded-For': '1.2.3.4',
      forwarded: 'for=1.2.3.4',
      'proxy-authorization': 'x',
      host: 'elsewhere',
      'X-Data-Exchange': 'forged',
      'if-none-match': '"1"',
    };
    await buffer((await upstream.open(at('/plain'), { headers })).body);
    expect(seen[0]?.headers).toEqual({
      host: `127.0.0.1:${port}`,
      connection: 'keep-alive',
      'user-agent': 'data-exchange',
      'accept-encoding': 'identity',
      'if-none-match': '"1"',
      'x-data-exchange': upstream.mark,
    });
  });
});

describe('redirects', () => {
  it('three are followed, relative ones too', async () => {
    const answer = await upstream.open(at('/one'));
    expect(answer.url).toBe(at('/plain'));
    expect(await text(answer.body)).toContain('a,b');
  });

  it.each([
    ['/four', 'unreachable'],
    ['/loop', 'unreachable'],
    ['/to-metadata', 'blocked'],
    ['/to-own-neighbour', 'blocked'],
    ['/to-file', 'badAddress'],
    ['/to-credentials', 'badAddress'],
    ['/to-nonsense', 'badAddress'],
    ['/to-ws', 'notFetchable'],
  ])('%s ends as %s', async (path, code) => {
    await expect(upstream.open(at(path))).rejects.toMatchObject({ name: 'UpstreamError', code });
    expect(seen.length).toBeLessThanOrEqual(4);
  });
});

describe('limits', () => {
  it.each([
    ['/bomb', 'tooLarge'],
    ['/declared', 'tooLarge'],
    ['/endless', 'tooLarge'],
    ['/headers', 'tooLarge'],
    ['/silent', 'timeout'],
    ['/stalls', 'timeout'],
    ['/trickle', 'timeout'],
    ['/cut', 'unreachable'],
    ['/broken-gzip', 'unreachable'],
    ['/odd-encoding', 'unreachable'],
  ])('%s ends as %s, on time, and its connection is closed', async (path, code) => {
    const started = performance.now();
    await expect(read(path)).rejects.toMatchObject({ name: 'UpstreamError', code });
    expect(performance.now() - started).toBeLessThan(limits.totalMs + slackMs);
    await expect.poll(() => running).toBe(0);
  });

  it('exactly the allowed size passes', async () => {
    routes['/exact'] = (_request, response) => response.end(Buffer.alloc(limits.maxBytes));
    expect((await buffer((await upstream.open(at('/exact'))).body)).length).toBe(limits.maxBytes);
  });

  it('a live stream may outlast them and ends with its reader', async () => {
    const caller = new AbortController();
    const answer = await upstream.open(at('/trickle'), {
      signal: caller.signal,
      limits: { totalMs: Infinity, maxBytes: Infinity },
    });
    let bytes = 0;
    answer.body.on('data', (chunk: Buffer) => (bytes += chunk.length));
    const ended = new Promise((resolve) => answer.body.once('close', resolve));
    await expect.poll(() => bytes).toBeGreaterThan(limits.totalMs / 100);
    answer.body.on('error', () => undefined);
    caller.abort();
    await ended;
    await expect.poll(() => running).toBe(0);
  });

  it('a reader who leaves frees the connection', async () => {
    const answer = await upstream.open(at('/endless'));
    answer.body.destroy();
    await expect.poll(() => running).toBe(0);
  });

  it('rejects with the reason of a caller who leaves before the answer', async () => {
    const caller = new AbortController();
    const opening = upstream.open(at('/silent'), { signal: caller.signal });
    caller.abort(new Error('left'));
    await expect(opening).rejects.toThrow('left');
  });
});

describe('the way there', () => {
  it.each(['localhost.localdomain.example', 'nothing.invalid'])('%s does not resolve: unreachable', async (host) => {
    await expect(upstream.open(`http://${host}/`)).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('a refused connection is unreachable, and reads like a blocked one', async () => {
    const closed = createSocketServer();
    const gone = await listen(closed);
    await new Promise((resolve) => closed.close(resolve));
    const open = createUpstream({ allowHosts: ['127.0.0.1'], ownOrigins: [] });
    const refused = await open.open(`http://127.0.0.1:${gone}/`).catch((error: unknown) => error as Error);
    const blocked = await upstream.open('http://10.0.0.1/').catch((error: unknown) => error as Error);
    expect(refused).toMatchObject({ code: 'unreachable' });
    expect(blocked).toMatchObject({ code: 'blocked', message: (refused as Error).message });
    await open.close();
  });

  it('own samples are open with their prefix only', async () => {
    const own = createUpstream({ allowHosts: [], ownOrigins: [at('/samples/')] });
    routes['/samples/a.csv'] = redirect('/plain');
    await expect(own.open(at('/samples/a.csv'))).rejects.toMatchObject({ code: 'blocked' });
    await expect(own.open(at('/plain'))).rejects.toMatchObject({ code: 'blocked' });
    expect(seen).toHaveLength(1);
    await own.close();
  });

  it.each([
    ['127.0.0.1'],
    ['::1'],
    ['::ffff:10.0.0.1'],
    ['8.8.8.8', '169.254.169.254'],
    ['2606:4700::1111', 'fd00::1'],
  ])('a name that resolves to %s, %s is blocked on connect', async (...addresses) => {
    const resolve: Resolve = (_host, _options, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    const own = createUpstream({ allowHosts: [], ownOrigins: [], resolve });
    own.assertAddress('http://looks-public.example.com/');
    await expect(own.open('http://looks-public.example.com/')).rejects.toMatchObject({ code: 'blocked' });
    await own.close();
  });

  it('the socket gets the very addresses that were checked', () => {
    const checked = [{ address: '8.8.8.8', family: 4 }];
    let asked = 0;
    const lookup = checkedLookup((_host, _options, done) => {
      asked += 1;
      done(null, checked);
    });
    let given: unknown;
    lookup('example.com', { all: true }, (_error, addresses) => (given = addresses));
    expect(given).toBe(checked);
    expect(asked).toBe(1);
  });

  it('after close nothing is fetched', async () => {
    const own = createUpstream({ allowHosts: [`127.0.0.1:${port}`], ownOrigins: [] });
    await own.close();
    await expect(own.open(at('/plain'))).rejects.toMatchObject({ code: 'unreachable' });
  });
});
