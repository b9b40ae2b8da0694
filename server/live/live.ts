// Live sources in this process: one connection for each stream, shared by readers, previews, samples and tables.
import { setTimeout as wait } from 'node:timers/promises';
import { isBrokerAddress, isLiveAddress } from '#contract/sources.ts';
import type { Exchange } from '../kernel/exchange.ts';
import { Refusal } from '../kernel/refusal.ts';
import { rowOf } from './batch.ts';
import { liveFull, keyOf, untilOpen, type Claim, type Claiming, type LiveSource } from './claim.ts';
import { Feed } from './feed.ts';
import { currentKeys, wasSampledLive } from './sampledLive.ts';
import { readSignIn } from './signIns.ts';
import { Trials, type Trial } from './trials.ts';

/** Connections at once. Each holds at most the bytes of its ring. */
const maxFeeds = 64;
/** Connections in use from which previews open no other, so that buyers still can. */
const maxWithPreviews = Math.floor((maxFeeds * 2) / 3);
/** Live streams that one person reads at once. */
const maxPerPerson = 16;
/** Milliseconds for which a source stays connected without readers, so that events can be replayed. */
const lingerMs = 60_000;
const sweepMs = 5_000;
/** Milliseconds in which a stream has to send its first events for a table. */
const firstEventsMs = 3_000;

const tooMany = () =>
  new Refusal(429, 'live_streams_at_once', `You can read ${maxPerPerson} live streams at once`, { retryAfter: 5 });

interface Entry {
  readonly source: LiveSource;
  readonly feed: Feed;
  readonly claims: Set<Claiming>;
  idleSince: number;
}

class Live {
  readonly #exchange: Exchange;
  readonly #entries = new Map<string, Entry>();
  readonly #trials: Trials;
  #sweeping: NodeJS.Timeout | undefined;

  constructor(exchange: Exchange) {
    this.#exchange = exchange;
    this.#trials = new Trials(exchange.upstream);
  }

  get size(): number {
    return this.#entries.size;
  }

  find(source: LiveSource): Feed | undefined {
    return this.#entries.get(keyOf(source))?.feed;
  }

  async claim(source: LiveSource, claiming: Claiming = {}): Promise<Claim> {
    const { personId, isPreview, signal } = claiming;
    signal?.throwIfAborted();
    const known = this.#entries.get(keyOf(source));
    if (personId !== undefined && this.#countOf(personId, known) >= maxPerPerson) throw tooMany();
    if (!known && isPreview && this.#inUse() >= maxWithPreviews) throw liveFull();
    const entry = known ?? this.#start(source);
    entry.claims.add(claiming);
    const release = () => {
      entry.claims.delete(claiming);
      entry.idleSince = Date.now();
    };
    try {
      await untilOpen(entry.feed, signal);
      return { feed: entry.feed, release };
    } catch (error) {
      release();
      throw error;
    }
  }

  /** A separate connection for an address that is not listed yet. */
  tryOut(trial: Trial, signal?: AbortSignal): Promise<Claim> {
    return this.#trials.open(trial, signal);
  }

  /** THE rule. `sampledLive`: the last sample was live. A sample is deleted with the address that it was taken of. */
  isKnownLive(source: LiveSource, sampledLive: boolean): boolean {
    return sampledLive || isLiveAddress(source.url) || this.find(source) !== undefined;
  }

  async isLive(source: LiveSource): Promise<boolean> {
    return this.isKnownLive(source, false) || wasSampledLive(this.#exchange.db, source.streamId);
  }

  async table(source: LiveSource, claiming: Claiming & { readonly signal: AbortSignal }): Promise<string> {
    const { signal } = claiming;
    const { feed, release } = await this.claim(source, claiming);
    try {
      const deadline = Date.now() + firstEventsMs;
      while (feed.ring.size === 0 && Date.now() < deadline && !feed.closed) await wait(50, undefined, { signal });
      feed.ring.forget(Date.now());
      return feed.ring.all().map(rowOf).join('');
    } finally {
      release();
    }
  }

  stop(): void {
    clearInterval(this.#sweeping);
    for (const { feed } of this.#entries.values()) feed.close('stopping');
    this.#trials.stop();
  }

  #start(source: LiveSource): Entry {
    if (this.#entries.size >= maxFeeds && !this.#closeIdle()) throw liveFull();
    const exchange = this.#exchange;
    const key = keyOf(source);
    const feed: Feed = new Feed({
      url: source.url,
      upstream: exchange.upstream,
      signIn: () =>
        isBrokerAddress(source.url) ? readSignIn(exchange.db, exchange, source) : Promise.resolve(undefined),
      onClose: () => {
        if (this.#entries.get(key)?.feed === feed) this.#entries.delete(key);
      },
    });
    const entry = { source, feed, claims: new Set<Claiming>(), idleSince: Date.now() };
    this.#entries.set(key, entry);
    this.#sweeping ??= setInterval(() => void this.#sweep(), sweepMs).unref();
    return entry;
  }

  #inUse(): number {
    return [...this.#entries.values()].filter(({ claims }) => claims.size > 0).length;
  }

  #countOf(personId: string, except: Entry | undefined): number {
    return [...this.#entries.values()].filter(
      (entry) => entry !== except && [...entry.claims].some((claim) => claim.personId === personId),
    ).length;
  }

  #closeIdle(): boolean {
    const idle = [...this.#entries.values()].filter(({ claims }) => claims.size === 0);
    const [oldest] = idle.toSorted((a, b) => a.idleSince - b.idleSince);
    oldest?.feed.close();
    return oldest !== undefined;
  }

  async #sweep(): Promise<void> {
    const now = Date.now();
    for (const { feed, claims, idleSince } of this.#entries.values()) {
      feed.ring.forget(now);
      if (claims.size === 0 && now - idleSince >= lingerMs) feed.close();
    }
    if (this.#entries.size === 0) {
      clearInterval(this.#sweeping);
      this.#sweeping = undefined;
      return;
    }
    await this.#closeMoved();
  }

  async #closeMoved(): Promise<void> {
    const entries = [...this.#entries.values()];
    const current = await currentKeys(
      this.#exchange.db,
      entries.map(({ source }) => source.streamId),
    );
    for (const { feed, source } of entries) if (current && !current.has(keyOf(source))) feed.close('source_moved');
  }
}

const known = new WeakMap<Exchange, Live>();

export function liveOf(exchange: Exchange): Live {
  const found = known.get(exchange) ?? new Live(exchange);
  known.set(exchange, found);
  return found;
}
