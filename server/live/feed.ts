import { UpstreamError } from '../upstream/errors.ts';
import type { Connection, LiveMessage, SourceSignIn } from '../upstream/live/types.ts';
import type { Upstream } from '../upstream/guardedFetch.ts';
import { Batch } from './batch.ts';
import type { EndReason } from './endReasons.ts';
import { IntakeLimit } from './intakeLimit.ts';
import { EventRate } from './eventRate.ts';
import { Ring, type LiveEvent, type RingLimits } from './ring.ts';

/**
 * Milliseconds in which events are collected before they go out together: for one reader, more for each further one, at
 * most. A batch costs a write per reader, so many readers get fewer and larger ones.
 */
const collecting = { first: 15, each: 0.125, max: 45 };
/** Milliseconds before the next try to connect: first and longest. Doubled each time. */
const firstPauseMs = 500;
const longestPauseMs = 30_000;
/** Milliseconds after which a connection counts as good again. */
const settledMs = 10_000;
/** Milliseconds without a connection after which readers are let go. */
const lostMs = 60_000;

const ringLimits: RingLimits = { ms: 10 * 60_000, bytes: 8 * 2 ** 20, events: 50_000 };

export interface Follower {
  readonly onBatch: (batch: Batch) => void;
  readonly onEnd: (reason: EndReason) => void;
}

interface FeedOptions {
  readonly url: string;
  readonly upstream: Upstream;
  /** Called before each connection, so that a changed password is used. */
  readonly signIn: () => Promise<SourceSignIn | undefined>;
  readonly limits?: RingLimits;
  /** The feed has failed or was closed. */
  readonly onClose?: () => void;
}

/** A part of a longer text keeps all of it in memory, which the ring would not count. */
const copied = (text: string) => Buffer.from(text).toString();

export class Feed {
  /** Events that went out to the followers. */
  readonly ring: Ring;
  readonly eventRate = new EventRate();
  readonly opened: Promise<void>;
  readonly #options: FeedOptions;
  readonly #followers = new Set<Follower>();
  readonly #opening = Promise.withResolvers<void>();
  readonly #intake = new IntakeLimit();
  #waiting: LiveEvent[] = [];
  #flushing: NodeJS.Timeout | undefined;
  #pause: NodeJS.Timeout | undefined;
  #pauseMs = firstPauseMs;
  #lostAt: number | undefined;
  #hasOpened = false;
  #closed = false;
  #number = 0;
  #lastAt = 0;
  #sourceId: string | undefined;
  #connection: Connection | undefined;

  constructor(options: FeedOptions) {
    this.#options = options;
    this.ring = new Ring(options.limits ?? ringLimits);
    this.opened = this.#opening.promise;
    this.opened.catch(() => undefined);
    void this.#connect();
  }

  get closed(): boolean {
    return this.#closed;
  }

  get connected(): boolean {
    return this.#hasOpened && this.#lostAt === undefined && !this.#closed;
  }

  /** Follows from the next batch on. The ring holds everything before it. */
  follow(follower: Follower): () => void {
    this.#flush();
    this.#followers.add(follower);
    return () => void this.#followers.delete(follower);
  }

  close(reason: EndReason = 'stopping', error = new UpstreamError('unreachable')): void {
    if (this.#closed) return;
    this.#closed = true;
    clearTimeout(this.#pause);
    this.#flush();
    this.#intake.stop();
    this.#connection?.close();
    this.#opening.reject(error);
    for (const follower of this.#followers) follower.onEnd(reason);
    this.#followers.clear();
    this.#options.onClose?.();
  }

  async #connect(): Promise<void> {
    const { url, upstream, signIn } = this.#options;
    let settled: NodeJS.Timeout | undefined;
    try {
      const known = await signIn();
      if (this.#closed) return;
      this.#connection = upstream.listen(
        url,
        {
          onOpen: () => {
            settled = setTimeout(() => {
              this.#pauseMs = firstPauseMs;
            }, settledMs).unref();
            this.#open();
          },
          onMessage: (message) => this.#take(message),
          onClose: (error) => {
            clearTimeout(settled);
            this.#lose(error);
          },
        },
        {
          signIn: known,
          lastEventId: this.#sourceId,
          onEventId: (id) => {
            this.#sourceId = id;
          },
        },
      );
    } catch (error) {
      this.#lose(new UpstreamError('unreachable', { cause: error }));
    }
  }

  #open(): void {
    this.#hasOpened = true;
    this.#lostAt = undefined;
    this.eventRate.found(Date.now());
    this.#opening.resolve();
  }

  #lose(error: UpstreamError): void {
    if (this.#closed) return;
    this.#intake.stop();
    if (!this.#hasOpened) return this.close('source_failed', error);
    const now = Date.now();
    this.#lostAt ??= now;
    this.eventRate.lost(now);
    if (now - this.#lostAt >= lostMs) return this.close('source_failed', error);
    this.#pause = setTimeout(() => void this.#connect(), this.#pauseMs * (0.75 + Math.random() / 2));
    this.#pause.unref();
    this.#pauseMs = Math.min(longestPauseMs, this.#pauseMs * 2);
  }

  #take({ data, name }: LiveMessage): void {
    // Ids sort by time, also when the clock is set back.
    const at = Math.max(this.#lastAt, Date.now());
    this.#lastAt = at;
    this.#number += 1;
    this.#waiting.push({
      id: `${at}-${this.#number}`,
      at,
      number: this.#number,
      data: copied(data),
      ...(name && { name: copied(name) }),
    });
    this.eventRate.beat(at);
    if (this.#connection) this.#intake.take(data.length, this.#connection);
    const { first, each, max } = collecting;
    this.#flushing ??= setTimeout(() => this.#flush(), Math.min(max, first + each * this.#followers.size));
  }

  #flush(): void {
    clearTimeout(this.#flushing);
    this.#flushing = undefined;
    if (this.#waiting.length === 0) return;
    for (const event of this.#waiting) this.ring.add(event);
    const batch = new Batch(this.#waiting);
    this.#waiting = [];
    for (const follower of this.#followers) follower.onBatch(batch);
  }
}
