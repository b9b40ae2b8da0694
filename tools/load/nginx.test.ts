// Three processes behind nginx under the configuration of server/deploy: what a proxy can spoil, and what they share.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openClient, startLedger } from './calls.ts';
import { hasNginx, startNginx } from './nginx.ts';
import { addPeople, type Person } from './people.ts';
import { auditLine, lostSessions, unsharedLimit } from './proofs.ts';
import { topologies, type Topology } from './topologies.ts';
import { hasPostgres } from '#tests/support/database/postgres.ts';
import { freePort } from '#tests/support/processes/freePort.ts';
import { openEventSource } from '#tests/server/live/sources.ts';
import { listen } from '#tests/support/processes/listen.ts';

const text = 'time,value\n0,1\n1,2\n';
const source = createServer((request, reply) => {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/u.exec(request.headers.range ?? '') ?? [];
  if (from === undefined) reply.writeHead(200, { 'content-type': 'text/csv', 'accept-ranges': 'bytes' }).end(text);
  else {
    const range = `bytes ${from}-${to}/${text.length}`;
    reply.writeHead(206, { 'content-type': 'text/csv', 'content-range': range });
    reply.end(text.slice(Number(from), Number(to) + 1));
  }
});

describe.skipIf(!hasPostgres() || !hasNginx())('three processes behind nginx', () => {
  let topology: Topology;
  let buyer: Person;
  let seller: Person;
  let events: Awaited<ReturnType<typeof openEventSource>>;
  beforeAll(async () => {
    events = await openEventSource();
    const host = `127.0.0.1:${await listen(source)}`;
    topology = await topologies.cluster.start({ ALLOW_UPSTREAM_HOSTS: `${host},${new URL(events.url).host}` });
    const people = await addPeople(topology.url, 2, host, startLedger());
    [buyer, seller] = people as [Person, Person];
  });
  afterAll(async () => {
    await Promise.all([buyer.close(), seller.close()]);
    await topology.stopServers();
    await topology.remove();
    await events.close();
    source.close();
  });

  it('share sessions', async () => {
    expect(await lostSessions(topology, [buyer, seller])).toEqual([]);
  });

  it('send events of other processes at once over an open stream', async () => {
    const leave = new AbortController();
    const headers = { authorization: seller.token };
    const stream = await fetch(`${topology.url}/notifications/stream`, { headers, signal: leave.signal });
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    // The count comes first, while the stream stays open: nothing holds it back.
    expect((await reader?.read())?.value).toContain('event: ');
    const terms = { stream_id: seller.streamId, amount: 1, description: '' };
    for (const { url } of topology.processes) {
      const direct = openClient(url, 7, startLedger());
      direct.token = buyer.token;
      const offer = await direct.call('offers.create', { body: terms, status: 201 });
      await direct.call('offers.withdraw', { params: { id: offer.id } });
      await direct.close();
      let heard = '';
      while (!heard.includes('event: notification')) heard += (await reader?.read())?.value ?? '';
      expect(heard).toContain(offer.id);
    }
    leave.abort();
  });

  it('send data whole and in ranges', async () => {
    const bought = await buyer.call('access.buy', { body: { stream_id: seller.streamId, hours: 1 }, status: 201 });
    const address = 'Responses' in bought ? '' : (bought.stream_url ?? '');
    expect(await (await fetch(address)).text()).toBe(text);
    const part = await fetch(address, { headers: { range: 'bytes=5-9' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 5-9/${text.length}`,
      text.slice(5, 10),
    ]);
  });

  it('send events by WebSocket', async () => {
    const category = (await seller.call('categories.list')).find(({ parent }) => parent);
    const { id } = await seller.call('streams.create', {
      body: {
        name: 'Live',
        type: 'Dataset',
        description: 'Events',
        subcategory: category?.id ?? '',
        price: 2_000,
        url: events.url,
      },
      status: 201,
    });
    const bought = await buyer.call('access.buy', { body: { stream_id: id, hours: 1 }, status: 201 });
    const address = 'Responses' in bought ? '' : (bought.stream_url ?? '');
    const socket = new WebSocket(address.replace('http', 'ws'));
    await once(socket, 'open');
    const message = once(socket, 'message');
    await expect.poll(events.connections).toBeGreaterThan(0);
    events.send('{"depth":1}');
    expect(String((await message)[0])).toBe('{"depth":1}');
    socket.close();
    await once(socket, 'close');
  });

  it('count sign-ins together by the address that nginx sees, not by a claimed one', async () => {
    expect(await unsharedLimit(topology, buyer)).toEqual([]);
  });

  it('receive paths unchanged, and refuse large bodies with the text of the exchange', async () => {
    const double = await fetch(`${topology.url}//streams//streams`, { headers: { authorization: buyer.token } });
    // Not found, or where the app is built its page: never the list, which merged slashes would give.
    expect(double.headers.get('content-type') ?? '').not.toMatch(double.ok ? /json/ : /^$/);
    const large = await fetch(`${topology.url}/streams/streams/bulk`, {
      method: 'POST',
      body: Buffer.alloc(27 * 2 ** 20),
    });
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({ code: 'too_large', requestId: expect.any(String) as string });
  });

  it('work without a stopped process, and answer 503 without any', async () => {
    const [first, ...others] = topology.processes;
    first?.signal('SIGKILL');
    await first?.ended;
    for (let time = 0; time < 12; time += 1) {
      expect((await buyer.call('wallet.balance')).balance).toBeGreaterThan(0);
    }
    for (const other of others) {
      other.signal('SIGKILL');
      await other.ended;
    }
    const reply = await fetch(`${topology.url}/ready`);
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await reply.json()).toMatchObject({ code: 'unavailable', error: expect.any(String) as string });
    expect(await auditLine(topology)).toMatchObject({ sound: true });
  });
});

describe.skipIf(!hasNginx())('nginx before two processes that fail', () => {
  const seen: string[] = [];
  const failing = () =>
    createServer((request, reply) => {
      const { method, url = '' } = request;
      if (url !== '/health') seen.push(`${method} ${url}`);
      if (url === '/health') reply.end();
      else if (url.startsWith('/cut')) request.socket.destroy();
      else if (url === '/headers') reply.end(JSON.stringify(request.headers));
      else reply.writeHead(503).end();
    });
  const processes = [failing(), failing()];
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    const ports = await Promise.all(processes.map((one) => listen(one)));
    // Without it a process that failed is not asked again for seconds.
    nginx = await startNginx(await freePort(), ports, 'max_fails=0');
  });
  afterAll(async () => {
    await nginx.stop();
    for (const one of processes) one.close();
  });

  it.each([
    ['GET', 2],
    ['HEAD', 2],
    ['POST', 1],
    ['PUT', 1],
    ['PATCH', 1],
    ['DELETE', 1],
  ])('sends %s %i times, whether the answer is cut off or 503', async (method, times) => {
    for (const place of ['/cut//a%2Fb?c=d', '/busy//a%2Fb?c=d']) {
      seen.length = 0;
      expect((await fetch(nginx.url + place, { method })).status).toBe(503);
      expect(seen).toEqual(Array.from({ length: times }, () => `${method} ${place}`));
    }
  });

  it('writes no query and no recovery token into its logs', async () => {
    const places = ['/access/1', '/cut', '/%2e%2e/busy', '/access/1/x?a=b'];
    for (const place of places) await fetch(`${nginx.url}${place}?key=secret`, { headers: { referer: '/?secret' } });
    await fetch(`${nginx.url}/auth/users/recover/secret/1`);
    await fetch(`${nginx.url}/auth/users/recover/secret/1`, { method: 'PATCH', body: Buffer.alloc(27 * 2 ** 20) });
    // A request that is no HTTP, and one whose line is too long.
    for (const target of ['/a b?secret', `/?secret=${'x'.repeat(20_000)}`]) {
      const socket = connect(Number(new URL(nginx.url).port), '127.0.0.1');
      socket.end(`GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`);
      socket.resume();
      await once(socket, 'close');
    }
    const logged = () => nginx.logged();
    await expect.poll(logged).toContain('GET /access/1 503');
    expect(logged()).toContain('PATCH /auth/users/recover/:token/:id 413');
    expect(logged()).not.toContain('secret');
  });

  it('passes the upgrade to a WebSocket on, and no other', async () => {
    const headersOf = async (upgrade: string) => {
      const { hostname, port } = new URL(nginx.url);
      const socket = connect(Number(port), hostname);
      const text = `GET /headers HTTP/1.1\r\nHost: a\r\nConnection: upgrade, close\r\nUpgrade: ${upgrade}\r\n\r\n`;
      socket.write(text);
      let answer = '';
      for await (const chunk of socket) answer += String(chunk);
      return answer;
    };
    expect(await headersOf('WebSocket')).toContain('"upgrade":"websocket"');
    expect(await headersOf('h2c')).not.toContain('upgrade');
  });
});
