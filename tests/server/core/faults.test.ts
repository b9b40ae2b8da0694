import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { exchangeForFile, openTestExchange } from '#tests/support/exchange.ts';
import { hasPostgres, runAdmin, runUrl } from '#tests/support/database/postgres.ts';

const lines: string[] = [];
const server = await exchangeForFile({
  env: { LOG_LEVEL: 'info' },
  log: { write: (line) => void lines.push(line) },
});

describe('an unavailable database', () => {
  it('answers 503 with Retry-After and without the cause', async () => {
    const buyer = await server.join('buyer');
    server.database.faults.failAt(1);
    const reply = await buyer.call('GET', '/streams/categories');
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toMatch(/^[1-9]\d*$/u);
    expect(reply.json()).toMatchObject({ error: 'The service is not available at the moment', code: 'unavailable' });
    expect((await buyer.call('GET', '/streams/categories')).statusCode).toBe(200);
  });

  it('makes the server unready but alive', async () => {
    server.database.faults.failAt(1);
    expect((await server.app.inject('/ready')).statusCode).toBe(503);
    expect((await server.app.inject('/health')).statusCode).toBe(200);
    expect((await server.app.inject('/ready')).json()).toEqual({ status: 'ready' });
  });
});

describe.skipIf(!hasPostgres())('a database that refuses writes', () => {
  it('makes the server unready, and logs each change in one line', async () => {
    const own: string[] = [];
    const readOnly = await openTestExchange({
      engine: 'postgres',
      env: { LOG_LEVEL: 'info' },
      log: { write: (line) => void own.push(line) },
    });
    const set = async (value: 'on' | 'off') => {
      const name = new URL(readOnly.exchange.config.databaseUrl ?? '').pathname.slice(1);
      await runAdmin(runUrl(), `alter database ${name} set default_transaction_read_only = ${value}`);
      await runAdmin(runUrl(), `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    };
    const readyStatus = async () => (await readOnly.app.inject('/ready')).statusCode;
    expect(await readyStatus()).toBe(200);
    await set('on');
    // A terminated connection may answer first, as unavailable.
    await expect
      .poll(async () => (await readOnly.app.inject('/ready')).json<{ error: string }>().error)
      .toBe('Changes are not possible at the moment');
    expect(await readyStatus()).toBe(503);
    expect((await readOnly.app.inject('/health')).statusCode).toBe(200);
    await set('off');
    await expect.poll(readyStatus).toBe(200);
    expect(await readyStatus()).toBe(200);
    const states = own.map((line) => JSON.parse(line) as { state?: string }).flatMap(({ state }) => state ?? []);
    const changes = states.filter((state) => state !== 'unavailable');
    expect(changes).toEqual(['readOnly', 'ready']);
    await readOnly.close();
  });
});

describe('the log', () => {
  it('has one JSON line per request, with its id and route pattern', async () => {
    lines.length = 0;
    const reply = await server.app.inject('/streams/streams/01a1f96a-bbae-7000-96cd-8889395eed60?key=topsecret');
    const [line = ''] = lines;
    expect(lines).toHaveLength(1);
    expect(JSON.parse(line)).toMatchObject({
      level: 'warn',
      requestId: reply.headers['x-request-id'],
      route: '/streams/streams/:id',
      status: 401,
    });
  });

  it('holds no password, token, address or key', async () => {
    lines.length = 0;
    const { email } = await server.addUser(['buyer']);
    const token = await server.signIn(email);
    await server.app.inject({ url: '/streams/streams?name=topsecret', headers: { authorization: token } });
    await server.app.inject({ url: '/auth/users/recover/topsecret/topsecret' });
    await server.trySignIn(email, 'topsecret');
    const log = lines.join('');
    expect(lines.length).toBeGreaterThan(3);
    for (const secret of ['topsecret', token, email, 'a long test password']) expect(log).not.toContain(secret);
  });
});

describe('a stopping server', () => {
  it('answers 503 over open connections while it stops, and nothing hangs', async () => {
    const other = await openTestExchange();
    const address = new URL(await other.app.listen({ host: '127.0.0.1', port: 0 }));
    const accepted = once(other.app.server, 'connection') as Promise<[Socket]>;
    const socket = connect(Number(address.port), address.hostname);
    const [serverSocket] = await accepted;
    let received = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text;
    });
    const ended = once(socket, 'close');
    socket.write('GET /health HTTP/1.1\r\nhost: x\r\n');
    await expect.poll(() => serverSocket.bytesRead).toBeGreaterThan(0);
    const closed = other.close();
    socket.write('\r\n');
    await Promise.all([closed, ended]);
    expect(received).toMatch(/^HTTP\/1\.1 503 /u);
    expect(received).toContain('"code":"unavailable"');
  });
});
