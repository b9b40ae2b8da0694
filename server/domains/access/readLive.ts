// A live stream: one connection to its source for all readers of this process.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Exchange } from '../../kernel/exchange.ts';
import { LiveBody } from '../../live/body.ts';
import { endReasons, type EndReason } from '#server/live/endReasons.ts';
import type { Claim } from '../../live/claim.ts';
import { openFeed } from '../../live/openFeed.ts';
import { ReadEndedError, type Admitted } from './admitRead.ts';
import { protectiveHeaders } from './rules.ts';

/** Milliseconds after which `EventSource` connects again. */
const retryMs = 2_000;

interface ReadCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export const endOf = (reason: unknown): EndReason =>
  reason instanceof ReadEndedError ? reason.reason : 'access_refused';

export const openAdmitted = (exchange: Exchange, { grant, left }: Admitted): Promise<Claim> =>
  openFeed(exchange, { streamId: grant.stream_id, url: grant.url }, { personId: grant.user_id, signal: left.signal });

/** A connection without a single event is no call. */
export async function endReading({ uncount, forget }: Admitted, delivered: number, request: FastifyRequest) {
  forget();
  if (delivered > 0) return;
  await uncount().catch((err: unknown) => request.log.error({ err }, 'call still counted'));
}

export const lastIdOf = ({ headers }: FastifyRequest): string | undefined => {
  const id = headers['last-event-id'];
  return typeof id === 'string' ? id : undefined;
};

const types = {
  events: 'text/event-stream; charset=utf-8',
  lines: 'application/x-ndjson; charset=utf-8',
} as const;

export async function readLive(
  exchange: Exchange,
  admitted: Admitted,
  { request, reply, format }: ReadCall & { readonly format: 'events' | 'lines' },
): Promise<FastifyReply> {
  const { grant, left } = admitted;
  const { feed, release } = await openAdmitted(exchange, admitted);
  reply.headers({ ...protectiveHeaders, 'content-type': types[format], 'x-accel-buffering': 'no', vary: 'Accept' });
  if (request.method === 'HEAD') {
    release();
    await endReading(admitted, 0, request);
    return reply.send('');
  }
  const body = new LiveBody(feed, { format, lastId: lastIdOf(request), head: `retry: ${retryMs}\n\n` });
  left.signal.addEventListener('abort', () => body.end(endOf(left.signal.reason)), { once: true });
  const log = { subscription: grant.subscription_id, stream: grant.stream_id, format };
  request.log.info(log, 'live data read');
  body.on('error', () => undefined);
  // The answer begins with its head, however long the first event takes.
  body.once('resume', () => reply.raw.flushHeaders());
  body.once('close', () => {
    release();
    const { delivered, ended } = body.reader;
    request.log.info({ ...log, events: delivered, end: ended && endReasons[ended].close }, 'live data ended');
    void endReading(admitted, delivered, request);
  });
  return reply.send(body);
}
