// A live stream: one connection to its source for all readers of this process.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Exchange } from '../../kernel/exchange.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { Batch } from '../../live/batch.ts';
import { LiveBody } from '../../live/body.ts';
import { ends, type EndReason } from '../../live/ends.ts';
import type { Feed, Follower } from '../../live/feed.ts';
import { liveOf } from '../../live/live.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import { Cut, type Admitted } from './admit.ts';
import { fence } from './rules.ts';

/** Milliseconds after which `EventSource` connects again. */
const retryMs = 2_000;

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export const endOf = (reason: unknown): EndReason => (reason instanceof Cut ? reason.reason : 'access_refused');

/** Rejects when the reader leaves before the source has answered. */
export async function openFeed(exchange: Exchange, { grant, left }: Admitted): Promise<Feed> {
  const gone = Promise.withResolvers<never>();
  gone.promise.catch(() => undefined);
  const leave = () => gone.reject(left.signal.reason);
  left.signal.addEventListener('abort', leave, { once: true });
  try {
    left.signal.throwIfAborted();
    return await Promise.race([liveOf(exchange).feed(grant.url), gone.promise]);
  } catch (error) {
    if (error instanceof UpstreamError) throw new Refusal(502, 'source_failed', error.message);
    throw error;
  } finally {
    left.signal.removeEventListener('abort', leave);
  }
}

/** Sends the remembered events after an id, then follows. In one go, so that no event is lost or sent twice. */
export function join(feed: Feed, follower: Follower, lastId: string | undefined): () => void {
  const leave = feed.follow(follower);
  const { events, missed } = feed.ring.after(lastId ?? '');
  if (missed) follower.onMissed?.();
  if (events.length > 0) (follower.onReplay ?? follower.onBatch)(new Batch(events));
  return leave;
}

/** A connection without a single event is no call. */
export async function settle({ giveBack, forget }: Admitted, delivered: number, request: FastifyRequest) {
  forget();
  if (delivered > 0) return;
  await giveBack().catch((err: unknown) => request.log.error({ err }, 'call not given back'));
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
  { request, reply, format }: Asked & { readonly format: 'events' | 'lines' },
): Promise<FastifyReply> {
  const { grant, left } = admitted;
  const feed = await openFeed(exchange, admitted);
  reply.headers({ ...fence, 'content-type': types[format], 'x-accel-buffering': 'no', vary: 'Accept' });
  const body = new LiveBody(format);
  if (request.method === 'HEAD') {
    body.destroy();
    await settle(admitted, 0, request);
    return reply.send('');
  }
  body.begin(`retry: ${retryMs}\n\n`);
  const leave = join(feed, body, lastIdOf(request));
  left.signal.addEventListener('abort', () => body.onEnd(endOf(left.signal.reason)), { once: true });
  const log = { subscription: grant.subscription_id, stream: grant.stream_id, format };
  request.log.info(log, 'live data read');
  body.on('error', () => undefined);
  // The answer begins with its head, however long the first event takes.
  body.once('resume', () => reply.raw.flushHeaders());
  body.once('close', () => {
    leave();
    request.log.info({ ...log, events: body.delivered, end: body.ended && ends[body.ended].close }, 'live data ended');
    void settle(admitted, body.delivered, request);
  });
  return reply.send(body);
}
