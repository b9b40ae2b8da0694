// Live sources in this process: one connection each, shared by readers, previews, samples and tables.
import { setTimeout as wait } from 'node:timers/promises';
import { isBrokerAddress, isLiveAddress } from '#contract/sources.ts';
import type { Exchange } from '../kernel/exchange.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { SourceSignIn } from '../upstream/live/types.ts';
import { lineOf } from './batch.ts';
import { Feed } from './feed.ts';
import { readSignIn } from './signIns.ts';

/** Connections at once. Each holds at most the bytes of its ring. */
const mostFeeds = 64;
/** Milliseconds for which a source stays connected without readers, so that events can be replayed. */
const lingerMs = 60_000;
const sweepMs = 5_000;
/** Milliseconds in which a stream has to send its first events for a table. */
const firstEventsMs = 3_000;

const full = () =>
  new Refusal(503, 'live_full', 'The exchange reads as many live streams as it can', { retryAfter: 30 });

export class Live {
  readonly #exchange: Exchange;
  readonly #feeds = new Map<string, Feed>();
  readonly #idleSince = new Map<string, number>();
  #sweeping: NodeJS.Timeout | undefined;

  constructor(exchange: Exchange) {
    this.#exchange = exchange;
  }

  has(url: string): boolean {
    return this.#feeds.has(url);
  }

  get size(): number {
    return this.#feeds.size;
  }

  /** Connects unless the source is connected already. Throws an `UpstreamError` when it cannot be reached. */
  async feed(url: string): Promise<Feed> {
    const feed = this.#feeds.get(url) ?? this.#start(url);
    this.#idleSince.set(url, Date.now());
    await feed.opened;
    return feed;
  }

  /** A separate connection for an address that is not listed yet. The caller closes it. */
  async tryOut(url: string, signIn: SourceSignIn | undefined): Promise<Feed> {
    const feed = new Feed({ url, upstream: this.#exchange.upstream, signIn: () => Promise.resolve(signIn) });
    await feed.opened;
    return feed;
  }

  async isLive(url: string): Promise<boolean> {
    if (isLiveAddress(url) || this.has(url)) return true;
    const row = await this.#exchange.db
      .selectFrom('streams')
      .innerJoin('samples', 'samples.stream_id', 'streams.id')
      .select('samples.card')
      .where('streams.url', '=', url)
      .where('streams.deleted_at', 'is', null)
      .executeTakeFirst();
    return row?.card?.live !== undefined;
  }

  /** The remembered events as lines of JSON objects, each with the time when it was received. */
  async table(url: string, signal: AbortSignal): Promise<string> {
    const feed = await this.feed(url);
    const deadline = Date.now() + firstEventsMs;
    while (feed.ring.size === 0 && Date.now() < deadline && !feed.closed) await wait(50, undefined, { signal });
    feed.ring.forget(Date.now());
    return feed.ring.all().map(rowOf).join('');
  }

  stop(): void {
    clearInterval(this.#sweeping);
    for (const feed of this.#feeds.values()) feed.close('stopping');
  }

  #start(url: string): Feed {
    if (this.#feeds.size >= mostFeeds && !this.#closeIdle()) throw full();
    const { upstream, db, secret } = this.#exchange;
    const feed = new Feed({
      url,
      upstream,
      signIn: () => (isBrokerAddress(url) ? readSignIn(db, secret, url) : Promise.resolve(undefined)),
      onClose: () => {
        if (this.#feeds.get(url) === feed) this.#feeds.delete(url);
        this.#idleSince.delete(url);
      },
    });
    this.#feeds.set(url, feed);
    this.#sweeping ??= setInterval(() => this.#sweep(), sweepMs).unref();
    return feed;
  }

  #closeIdle(): boolean {
    const idle = [...this.#feeds].filter(([, feed]) => feed.followers === 0);
    const [oldest] = idle.toSorted(([a], [b]) => (this.#idleSince.get(a) ?? 0) - (this.#idleSince.get(b) ?? 0));
    oldest?.[1].close();
    return oldest !== undefined;
  }

  #sweep(): void {
    const now = Date.now();
    for (const [url, feed] of this.#feeds) {
      feed.ring.forget(now);
      if (feed.followers > 0) this.#idleSince.set(url, now);
      else if (now - (this.#idleSince.get(url) ?? now) >= lingerMs) feed.close();
    }
    if (this.#feeds.size > 0) return;
    clearInterval(this.#sweeping);
    this.#sweeping = undefined;
  }
}

function rowOf(event: { readonly at: number; readonly data: string }): string {
  const received_at = new Date(event.at).toISOString();
  const value = JSON.parse(lineOf(event)) as unknown;
  const fields = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : { value };
  try {
    return `${JSON.stringify({ received_at, ...fields })}\n`;
  } catch {
    // Nested too deeply to print: its text as it came.
    return `${JSON.stringify({ received_at, value: event.data })}\n`;
  }
}

const known = new WeakMap<Exchange, Live>();

export function liveOf(exchange: Exchange): Live {
  const found = known.get(exchange) ?? new Live(exchange);
  known.set(exchange, found);
  return found;
}
