// The latest events of a live stream on its product page, for half a minute.
import type { Exchange } from '#server/kernel/exchange.ts';
import type { Caller, Handler } from '#server/kernel/handler.ts';
import { countWithin, uncount } from '#server/kernel/rates/rateLimit.ts';
import { notFound, Refusal } from '#server/kernel/refusal.ts';
import { liveOf } from '#server/live/live.ts';
import { openFeed } from '#server/live/openFeed.ts';
import { refuseSpent } from '#server/rights/allowance.ts';
import { eventHeaders, PreviewBody } from './previewBody.ts';
import { maySee, refuseHidden } from './rules.ts';
import { findSampled, type SampledStream } from './store.ts';

const previewMs = 30_000;
/** Previews spend their time in steps of seconds. A reader who leaves gets the rest of the last step back. */
const stepMs = 5_000;
const stepSeconds = stepMs / 1000;
const allowance = { max: previewMs / 1000, seconds: 3_600 };

export const isKnownLive = (exchange: Exchange, { id, stored, url }: SampledStream): boolean =>
  liveOf(exchange).isKnownLive({ streamId: id, url }, stored?.live !== undefined);

export const notLive = () => new Refusal(409, 'not_live', 'This is not a live stream');

function refuseUnlessShown(stream: SampledStream, caller: Caller, isReader: boolean): void {
  if (stream.owner_id === caller.id) return;
  refuseHidden(stream, caller);
  if (!isReader && stream.metadata['sample'] === false) {
    throw new Refusal(409, 'no_preview', 'The seller shows no events before the purchase');
  }
}

async function spend({ db, now }: Exchange, key: string): Promise<void> {
  const seconds = await countWithin(db, key, allowance, now(), stepSeconds);
  if (seconds === undefined) return;
  const minutes = Math.ceil(seconds / 60);
  throw new Refusal(429, 'preview_used', `Free preview used. Next one in ${minutes} min`, { retryAfter: seconds });
}

export const previewStream: Handler<'streams.preview'> = async (exchange, { params, caller, request, reply }) => {
  const stream = await findSampled(exchange.db, params.id, caller.id, exchange.now().toISOString());
  if (!stream || !maySee(stream, caller, stream.has_access)) throw notFound('Stream');
  const isReader = stream.owner_id === caller.id || stream.has_access;
  refuseUnlessShown(stream, caller, isReader);
  if (!isKnownLive(exchange, stream)) throw notLive();
  const isOwner = stream.owner_id === caller.id;
  if (!isOwner) await refuseSpent(exchange, stream, caller.id);
  // Previews one after another would be as many reads.
  const isTimed = !isReader || (!isOwner && stream.max_calls !== null);
  const key = `preview:${caller.id}:${stream.id}`;
  const left = new AbortController();
  reply.raw.once('close', () => left.abort(new Refusal(408, 'reader_left', 'The reader has disconnected')));
  const claiming = { personId: caller.id, isPreview: !isReader, signal: left.signal };
  const { feed, release } = await openFeed(exchange, { streamId: stream.id, url: stream.url }, claiming);
  try {
    if (isTimed) await spend(exchange, key);
  } catch (error) {
    release();
    throw error;
  }
  const lastId = request.headers['last-event-id'];
  const body = new PreviewBody(feed, typeof lastId === 'string' ? lastId : undefined);
  const unfollow = feed.follow({ onBatch: () => undefined, onEnd: (reason) => body.end(reason) });
  const started = Date.now();
  let paidUntil = started + stepMs;
  const step = setInterval(() => {
    if (Date.now() - started >= previewMs - stepMs / 2) return body.end('preview_ended');
    paidUntil = Date.now() + stepMs;
    if (isTimed) spend(exchange, key).catch(() => body.end('preview_ended'));
  }, stepMs).unref();
  let isFinished = false;
  const finish = () => {
    if (isFinished) return;
    isFinished = true;
    clearInterval(step);
    const unused = Math.floor((paidUntil - Date.now()) / 1000);
    if (isTimed && unused > 0)
      uncount(exchange.db, key, unused).catch((err: unknown) => request.log.error({ err }, 'preview still counted'));
    unfollow();
    release();
    body.destroy();
  };
  reply.raw.once('close', finish);
  body.once('close', finish);
  if (reply.raw.destroyed) finish();
  request.log.info({ stream: stream.id }, 'live data previewed');
  return reply.headers(eventHeaders).send(body);
};
