// Own implementation because @fastify/websocket accepts the connection before the handler runs: here a refusal is an
// answer with a status and the usual body, and the source is open before the reader is accepted.
import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { setUpgrade } from '../kernel/upgrade.ts';

/** Others, such as `h2c`, are answered as plain requests. */
export const isUpgrade = ({ headers, url = '' }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && url.startsWith('/access/');

/** Sends requests for a WebSocket through all hooks to the handler of their path. */
export const upgrades = plugin((app: FastifyInstance, _options: object, done: () => void) => {
  app.server.on('upgrade', (request: IncomingMessage, connection: Duplex, head: Buffer) => {
    connection.on('error', () => connection.destroy());
    setUpgrade(request, { connection, head });
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(connection as Parameters<ServerResponse['assignSocket']>[0]);
    response.once('finish', () => connection.end());
    app.routing(request, response);
  });
  done();
});
