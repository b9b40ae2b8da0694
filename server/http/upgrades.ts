// Own implementation because @fastify/websocket accepts the connection before the handler runs: here a refusal is an
// answer with a status and the usual body, and the source is open before the reader is accepted.
import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { stopMs } from '../domains/access/openReads.ts';
import { setUpgrade } from '../kernel/upgrade.ts';
import { graceMs } from '../live/body.ts';

/** Others, such as `h2c` or a HEAD, are answered as plain requests, with Node's time limits. */
export const isUpgrade = ({ method, headers, url = '' }: IncomingMessage): boolean =>
  method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket' && url.startsWith('/access/');

/** Sends requests for a WebSocket through all hooks to the handler of their path. */
export const upgrades = plugin((app: FastifyInstance, _options: object, done: () => void) => {
  // Node's time limits and `closeAllConnections` leave out upgraded connections.
  const open = new Set<Socket>();
  app.server.on('upgrade', (request: IncomingMessage, connection: Socket, head: Buffer) => {
    open.add(connection);
    connection.once('close', () => open.delete(connection));
    connection.on('error', () => connection.destroy());
    setUpgrade(request, { connection, head });
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(connection);
    response.once('finish', () => connection.destroySoon());
    app.routing(request, response);
  });
  // Live readers get the reason of their end first, then their grace.
  app.addHook('preClose', async () => {
    setTimeout(() => open.forEach((connection) => connection.destroy()), stopMs + graceMs).unref();
  });
  done();
});
