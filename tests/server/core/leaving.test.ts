// Clients that leave before their answer begins, over a real socket.
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { transaction } from '#server/database/transaction.ts';
import { hasPostgres } from '#tests/support/database/postgres.ts';
import { exchangeForFile } from '#tests/support/exchange.ts';

interface Line {
  level: string;
  msg: string;
}

const lines: Line[] = [];
const log = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };
const server = await exchangeForFile({ env: { LOG_LEVEL: 'info' }, log });
const port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);

// Node reports a request as aborted only while its body is unread, and Fastify logs that at level info.
const body = JSON.stringify({ query: '{ offers { total } __schema { types { name fields { name description } } } }' });
const requestOf = (token: string) =>
  [
    'POST /application/query HTTP/1.1',
    'host: x',
    `authorization: ${token}`,
    'accept-encoding: br',
    'content-type: application/json',
    `content-length: ${body.length}`,
    '',
    body,
  ].join('\r\n');

// The embedded database has one connection, which the lock would keep from the request.
it.skipIf(!hasPostgres())('does not log a client that leaves before its answer as a server error', async () => {
  const { token } = await server.join('buyer');
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  lines.length = 0;
  await transaction(server.db, async (trx) => {
    await sql`lock table offers`.execute(trx);
    const closed = new Promise<void>((resolve) => {
      server.app.server.once('request', (request: IncomingMessage) => {
        request.once('end', () => {
          request.socket.once('close', () => resolve());
          socket.resetAndDestroy();
        });
      });
    });
    socket.write(requestOf(token));
    await closed;
  });
  await expect.poll(() => lines.map(({ level, msg }) => [level, msg])).toEqual([['info', 'client left']]);
});
