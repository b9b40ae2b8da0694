// A live stream by WebSocket: one message for each event.
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { WebSocketServer } from 'ws';
import type { Exchange } from '../../kernel/exchange.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Upgrade } from '../../kernel/upgrade.ts';
import { endReasons } from '#server/live/endReasons.ts';
import type { LiveReader } from '../../live/reader.ts';
import { feedSocket } from '../../live/socket.ts';
import type { Admitted } from './admitRead.ts';
import { endOf, lastIdOf, openAdmitted, endReading } from './readLive.ts';

/** A browser sends the key as a second subprotocol, because URLs end up in logs: `['data-exchange', 'key.…']`. */
const protocol = 'data-exchange';
const protocolPrefix = 'key.';
/** Maximum bytes of a reader's message; readers send no data. */
const maxMessageBytes = 1024;

const namesIn = (header: string | undefined) => (header ?? '').split(',').map((name) => name.trim());

export function keyInProtocol({ 'sec-websocket-protocol': header }: IncomingHttpHeaders): string | undefined {
  return namesIn(header)
    .find((name) => name.startsWith(protocolPrefix))
    ?.slice(protocolPrefix.length);
}

const server = new WebSocketServer({
  noServer: true,
  perMessageDeflate: false,
  maxPayload: maxMessageBytes,
  handleProtocols: (names) => (names.has(protocol) ? protocol : ([...names][0] ?? false)),
});

/** Refuses pages of other sites: a key in their scripts could be read by all their visitors. Programs send no origin. */
export function refuseOtherOrigins({ headers }: FastifyRequest, { config }: Pick<Exchange, 'config'>): void {
  const { origin, host } = headers;
  if (origin === undefined || origin === new URL(config.publicUrl).origin) return;
  if (URL.canParse(origin) && new URL(origin).host === host) return;
  throw new Refusal(403, 'other_origin', 'Pages of other sites may not read bought data');
}

/** Subprotocol names are unique HTTP tokens. */
function areProtocols(header: string): boolean {
  const names = namesIn(header);
  return names.every((name) => /^[!#$%&'*+.^_`|~\w-]+$/u.test(name)) && new Set(names).size === names.length;
}

export function refuseBrokenHandshake({ headers }: FastifyRequest): void {
  const key = headers['sec-websocket-key'] ?? '';
  if (!/^[+/\dA-Za-z]{22}==$/u.test(key) || !['8', '13'].includes(headers['sec-websocket-version'] ?? '')) {
    throw new Refusal(400, 'invalid_input', 'The request is not a WebSocket handshake of version 13');
  }
  const protocols = headers['sec-websocket-protocol'];
  if (protocols === undefined || areProtocols(protocols)) return;
  throw new Refusal(400, 'invalid_input', 'Sec-WebSocket-Protocol has a repeated or invalid name');
}

export async function readSocket(
  exchange: Exchange,
  admitted: Admitted,
  { request, reply, upgrade }: { request: FastifyRequest; reply: FastifyReply; upgrade: Upgrade },
): Promise<FastifyReply> {
  const { grant, left } = admitted;
  const { feed, release } = await openAdmitted(exchange, admitted);
  const { connection, head } = upgrade;
  const log = { subscription: grant.subscription_id, stream: grant.stream_id, format: 'frames' };
  request.log.info(log, 'live data read');
  reply.hijack();
  let reader: LiveReader | undefined;
  // Not in the callback below, which `ws` skips when it refuses a handshake.
  connection.once('close', () => {
    release();
    const { delivered = 0, ended } = reader ?? {};
    request.log.info({ ...log, events: delivered, end: ended && endReasons[ended].close }, 'live data ended');
    void endReading(admitted, delivered, request);
  });
  server.handleUpgrade(request.raw, connection, head, (socket) => {
    const opened = feedSocket(feed, socket, connection, lastIdOf(request));
    reader = opened;
    left.signal.addEventListener('abort', () => opened.onEnd(endOf(left.signal.reason)), { once: true });
  });
  return reply;
}
