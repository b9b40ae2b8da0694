// Messages for the operator when PostgreSQL refuses a connection. A fake server speaks that part of the protocol.
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '#server/database/connection/connect.ts';
import { openPostgres } from '#server/database/connection/openPostgres.ts';
import { slowness } from '#tests/support/slowness.ts';

const waitMs = 1_000;

function refusal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** Answers the first message of each connection and hangs up. */
async function openFakePostgres(answer: Buffer) {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.on('error', () => undefined).once('data', () => socket.end(answer));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, connections: () => connections };
}

const open = (url: string) => openPostgres({ url, size: 1, queryLimitMs: 1_000, waitMs });

describe('a PostgreSQL that cannot be used', () => {
  it.each([
    ['28P01', 'password authentication failed for user "x"', 'Check the user and password'],
    ['28000', 'no pg_hba.conf entry for host "10.0.0.1", user "x", database "d", no encryption', 'sslmode=verify-full'],
    ['3D000', 'database "d" does not exist', 'Create the database'],
    // Retried once without startup parameters.
    ['08P01', 'unsupported startup parameter: statement_timeout', 'ignore_startup_parameters', 2],
  ])('reports %s at once with cause and remedy', async (code, message, remedy, tries = 1) => {
    const { port, connections } = await openFakePostgres(refusal(code, message));
    const failure = open(`postgres://x:secret@127.0.0.1:${port}/d`);
    await expect(failure).rejects.toMatchObject({ code: 'unavailable' });
    const { message: reason } = (await failure.catch((error: unknown) => error)) as Error;
    expect(reason).toContain(`${code} ${message}. `);
    expect(reason).toContain(remedy);
    expect(reason).not.toMatch(/secret|\n/u);
    expect(connections()).toBe(tries);
  });

  it('is waited for while it starts', async () => {
    const { port, connections } = await openFakePostgres(refusal('57P03', 'the database system is starting up'));
    await expect(open(`postgres://x@127.0.0.1:${port}/d`)).rejects.toThrow('57P03 the database system is starting up');
    expect(connections()).toBeGreaterThan(1);
  });

  it('reports a connection without the required TLS', async () => {
    const { port } = await openFakePostgres(Buffer.from('N'));
    await expect(open(`postgres://x@127.0.0.1:${port}/d?sslmode=verify-full`)).rejects.toThrow(
      'The server does not support TLS',
    );
  });

  it('at a wrong address is reported within the wait', async () => {
    const started = performance.now();
    const opening = connect({ url: 'postgres://x@127.0.0.1:1/d', dataDir: '', production: false, waitMs });
    const message = expect.stringMatching(/ECONNREFUSED.+Check host and port/u) as string;
    await expect(opening).rejects.toMatchObject({ code: 'unavailable', message });
    // The default wait is five seconds.
    expect(performance.now() - started).toBeLessThan(4 * waitMs * slowness());
  });
});
