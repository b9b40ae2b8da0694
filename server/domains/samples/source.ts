import { setTimeout as wait } from 'node:timers/promises';
import { sampleRows } from '#contract/constants.ts';
import { isLiveAddress } from '#contract/sources.ts';
import type { Exchange } from '#server/kernel/exchange.ts';
import { eventText } from '#server/live/batch.ts';
import type { Feed } from '#server/live/feed.ts';
import { liveOf } from '#server/live/live.ts';
import type { UpstreamAnswer } from '#server/upstream/guardedFetch.ts';
import type { SourceSignIn } from '#server/upstream/live/types.ts';
import { toUpstreamError, UpstreamError } from '#server/upstream/errors.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { EventRate } from './eventRate.ts';
import { isLive, type Head } from './formats.ts';

const maxBytes = 2 ** 20;
const readMs = 6_000;
/** Milliseconds for which a live stream is read, unless a sample fills earlier. */
const listenMs = 2_000;
const headersMs = 5_000;
/** The same for a source that is connected by WebSocket or MQTT. */
const eventsMs = 5_000;

interface Asked {
  readonly url: string;
  /** Of an address that is not listed yet. It gets a separate connection. */
  readonly unlisted?: { readonly signIn: SourceSignIn | undefined };
}

export async function readHead(exchange: Exchange, { url, unlisted }: Asked): Promise<Head> {
  const stop = new AbortController();
  try {
    const live = liveOf(exchange);
    if (isLiveAddress(url) && unlisted) {
      const feed = await live.tryOut(url, unlisted.signIn);
      return await readFeed(feed).finally(() => feed.close());
    }
    if (isLiveAddress(url) || live.has(url)) return await readFeed(await live.feed(url));
    const answer = await exchange.upstream.open(url, {
      signal: stop.signal,
      limits: { headersMs, idleMs: readMs, totalMs: Infinity, maxBytes: Infinity },
    });
    if (answer.status < 200 || answer.status >= 300) {
      throw new Refusal(502, 'source_failed', `The data source answered with status ${answer.status}`);
    }
    return await readAnswer(answer);
  } catch (error) {
    throw explain(error);
  } finally {
    stop.abort();
  }
}

/** The latest events of a live source, and those of the next seconds. A silent source gives an empty head. */
async function readFeed(feed: Feed): Promise<Head> {
  const rate = new EventRate();
  const enough = Promise.withResolvers<void>();
  const unfollow = feed.follow({
    onBatch: ({ events }) => {
      for (const { at } of events) rate.take(1, at);
      if (feed.ring.size >= sampleRows && rate.value !== undefined) enough.resolve();
    },
    onEnd: () => enough.resolve(),
  });
  const timer = new AbortController();
  const late = wait(eventsMs, undefined, { signal: timer.signal }).catch(() => undefined);
  await Promise.race([enough.promise, late]);
  timer.abort();
  unfollow();
  const events = feed.ring.latest(sampleRows);
  const bytes = Buffer.from(events.map(({ data }) => eventText({ data })).join(''));
  return {
    bytes: bytes.subarray(0, maxBytes),
    complete: false,
    contentType: 'text/event-stream',
    ...(rate.value !== undefined && { rate: rate.value }),
  };
}

async function readAnswer({ headers, body }: UpstreamAnswer): Promise<Head> {
  const contentType = (headers['content-type'] ?? '').toLowerCase();
  const live = isLive({ contentType });
  const rate = new EventRate();
  const chunks: Buffer[] = [];
  let size = 0;
  let events = 0;
  let complete = false;
  const reading = (async () => {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (live) {
        const came = chunk.toString('latin1').split('\n\n').length - 1;
        events += came;
        rate.take(came, performance.now());
      }
      if (size >= maxBytes || (events > sampleRows && rate.value !== undefined)) return;
    }
    complete = true;
  })();
  const timer = new AbortController();
  const late = wait(live ? listenMs : readMs, undefined, {
    signal: timer.signal,
  });
  try {
    await Promise.race([reading, late]);
  } catch (error) {
    // Bytes received before a connection broke off are measured.
    if (size === 0) throw error;
  } finally {
    timer.abort();
    late.catch(() => undefined);
    reading.catch(() => undefined);
    body.on('error', () => undefined).destroy();
  }
  if (size === 0 && !complete) throw new UpstreamError('timeout');
  return {
    bytes: Buffer.concat(chunks).subarray(0, maxBytes),
    complete: complete && size <= maxBytes,
    contentType,
    ...(rate.value !== undefined && { rate: rate.value }),
  };
}

function explain(error: unknown): Error {
  if (error instanceof Refusal) return error;
  const known = toUpstreamError(error);
  if (known.code === 'refused' || known.code === 'noStream') return new Refusal(502, 'source_failed', known.message);
  if (known.code === 'notFetchable') return new Refusal(409, 'source_not_fetchable', known.message);
  return new Refusal(502, 'source_unreachable', known.message);
}
