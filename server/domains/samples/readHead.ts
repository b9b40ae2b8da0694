import { setTimeout as wait } from 'node:timers/promises';
import { sampleRows } from '#contract/constants.ts';
import { isLiveAddress } from '#contract/sources.ts';
import type { Exchange } from '#server/kernel/exchange.ts';
import { eventText } from '#server/live/batch.ts';
import type { Feed } from '#server/live/feed.ts';
import { liveOf } from '#server/live/live.ts';
import { watchedMs } from '#server/live/trials.ts';
import type { UpstreamAnswer } from '#server/upstream/types.ts';
import { isEventStream } from '#server/upstream/live/events.ts';
import type { SourceSignIn } from '#server/upstream/live/types.ts';
import { toUpstreamError, UpstreamError } from '#server/upstream/errors.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Head } from './measuring/head.ts';

const maxBytes = 2 ** 20;
const readMs = 6_000;
const headersMs = 5_000;
/** Milliseconds for which a live stream is read, unless a sample fills earlier or a person watches it. */
const eventsMs = 5_000;
const pollMs = 100;

export interface HeadOptions {
  /** Called with the feed of a live source once it is connected. */
  readonly onFeed: (feed: Feed) => void;
  readonly signal: AbortSignal;
}

/** A listed stream, or an address that is not listed yet, which gets a separate connection. */
type SourceRequest = { readonly url: string } & (
  | { readonly streamId: string }
  | { readonly unlisted: { readonly signIn: SourceSignIn | undefined; readonly personId: string } }
);

export async function readHead(exchange: Exchange, request: SourceRequest, watching?: HeadOptions): Promise<Head> {
  const { url } = request;
  const stop = new AbortController();
  try {
    if (isLiveAddress(url) || ('streamId' in request && liveOf(exchange).find(request)))
      return await readLive(exchange, request, watching);
    const answer = await exchange.upstream.open(url, {
      signal: stop.signal,
      limits: { headersMs, idleMs: readMs, totalMs: Infinity, maxBytes: Infinity },
    });
    if (answer.status < 200 || answer.status >= 300) {
      throw new Refusal(502, 'source_failed', `The data source answered with status ${answer.status}`);
    }
    if (!isEventStream(answer.headers)) return await readAnswer(answer);
    answer.body.on('error', () => undefined).destroy();
    return await readLive(exchange, request, watching);
  } catch (error) {
    throw explain(error);
  } finally {
    stop.abort();
  }
}

async function readLive(exchange: Exchange, request: SourceRequest, watching?: HeadOptions): Promise<Head> {
  const live = liveOf(exchange);
  const { feed, release } = await ('streamId' in request
    ? live.claim(request)
    : live.tryOut({ url: request.url, ...request.unlisted }, watching?.signal));
  try {
    watching?.onFeed(feed);
    return await readFeed(feed, watching);
  } finally {
    release();
  }
}

/** The latest events of a live source, and those of the next seconds. A silent source gives an empty head. */
async function readFeed(feed: Feed, watching?: HeadOptions): Promise<Head> {
  const started = Date.now();
  const longestMs = watching ? watchedMs : eventsMs;
  const isEnough = (ms: number) =>
    ms >= longestMs ||
    (feed.eventRate.rate(Date.now()) !== undefined && (feed.ring.size >= sampleRows || ms >= eventsMs));
  while (!isEnough(Date.now() - started) && !feed.closed && !watching?.signal.aborted) await wait(pollMs);
  const events = feed.ring.latest(sampleRows);
  const bytes = Buffer.from(events.map(({ data }) => eventText({ data })).join(''));
  return {
    bytes: bytes.subarray(0, maxBytes),
    complete: false,
    contentType: 'text/event-stream',
    live: feed.eventRate.facts(Date.now()),
  };
}

async function readAnswer({ headers, body }: UpstreamAnswer): Promise<Head> {
  const chunks: Buffer[] = [];
  let size = 0;
  let complete = false;
  const reading = (async () => {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= maxBytes) return;
    }
    complete = true;
  })();
  const timer = new AbortController();
  const late = wait(readMs, undefined, { signal: timer.signal });
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
    contentType: (headers['content-type'] ?? '').toLowerCase(),
  };
}

function explain(error: unknown): Error {
  if (error instanceof Refusal) return error;
  const known = toUpstreamError(error);
  if (known.code === 'refused' || known.code === 'noStream') return new Refusal(502, 'source_failed', known.message);
  if (known.code === 'notFetchable') return new Refusal(409, 'source_not_fetchable', known.message);
  return new Refusal(502, 'source_unreachable', known.message);
}
