// A live stream by WebSocket: one message for each event.
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { WebSocketServer } from 'ws';
import type { Exchange } from '../../kernel/exchange.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Upgrade } from '../../kernel/upgrade.ts';
import { ends } from '../../live/ends.ts';
import { feedSocket } from '../../live/socket.ts';
import type { Admitted } from './admit.ts';
import { endOf, lastIdOf, openFeed, settle } from './readLive.ts';

/** A browser sends the key as a second protocol, where addresses end up in logs: `['data-exchange', 'key.…']`. */
const protocol = 'data-exchange';
const keyPrefix = 'key.';
/** Readers have nothing to say. */
const longestMessage = 1024;

const namesIn = (header: string | undefined) => (header ?? '').split(',').map((name) => name.trim());

export function keyInProtocol({ 'sec-websocket-protocol': header }: IncomingHttpHeaders): string | undefined {
  return namesIn(header)
    .find((name) => name.startsWith(keyPrefix))
    ?.slice(keyPrefix.length);
}

const server = new WebSocketServer({
  noServer: true,
  perMessageDeflate: false,
  maxPayload: longestMessage,
  handleProtocols: (names) => (names.has(protocol) ? protocol : ([...names][0] ?? false)),
});

/** Pages of other sites are refused: a key in their scripts would be everybody's. Programs send no origin. */
export function refuseOtherOrigins({ headers }: FastifyRequest, { config }: Pick<Exchange, 'config'>): void {
  const { origin, host } = headers;
  if (origin === undefined || origin === new URL(config.publicUrl).origin) return;
  if (URL.canParse(origin) && new URL(origin).host === host) return;
  throw new Refusal(403, 'other_origin', 'Pages of other sites may not read bought data');
}

export function refuseBrokenHandshake({ headers }: FastifyRequest): void {
  const key = headers['sec-websocket-key'] ?? '';
  if (/^[+/\dA-Za-z]{22}==$/u.test(key) && ['8', '13'].includes(headers['sec-websocket-version'] ?? '')) return;
  throw new Refusal(400, 'invalid_input', 'The request is no WebSocket handshake of version 13');
}

export async function readSocket(
  exchange: Exchange,
  admitted: Admitted,
  { request, reply, upgrade }: { request: FastifyRequest; reply: FastifyReply; upgrade: Upgrade },
): Promise<FastifyReply> {
  const { grant, left } = admitted;
  const { feed, release } = await openFeed(exchange, admitted);
  const { connection, head } = upgrade;
  const log = { subscription: grant.subscription_id, stream: grant.stream_id, format: 'frames' };
  request.log.info(log, 'live data read');
  reply.hijack();
  server.handleUpgrade(request.raw, connection, head, (socket) => {
    const reader = feedSocket(feed, socket, connection, lastIdOf(request));
    left.signal.addEventListener('abort', () => reader.onEnd(endOf(left.signal.reason)), { once: true });
    connection.once('close', () => {
      release();
      const end = reader.ended && ends[reader.ended].close;
      request.log.info({ ...log, events: reader.delivered, end }, 'live data ended');
      void settle(admitted, reader.delivered, request);
    });
  });
  return reply;
}
