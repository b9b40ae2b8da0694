// Listeners of this process. Two queries a second serve all of them, so notifications and transfers of any process
// arrive.
import type { Notification } from '#contract/types.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import { liveSessions, readBalances, readSince } from './store.ts';

const pollMs = 1_000;
const pollsPerSessionCheck = 2;
/** Milliseconds by which a commit may follow the time in its row. */
const lateMs = 15_000;
const maxPerPoll = 1_000;
export const maxListeners = 8;

interface Listener {
  readonly userId: string;
  readonly sessionId: string;
  readonly since: string;
  readonly onNotification: (notification: Notification) => void;
  readonly onBalance: (balance: number) => void;
  readonly end: () => void;
}

class Watch {
  readonly #exchange: Exchange;
  readonly #listeners = new Set<Listener>();
  readonly #balances = new WeakMap<Listener, number>();
  /** Ids sent recently, with the time of the event: the polls overlap. */
  readonly #sent = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #polls = 0;

  constructor(exchange: Exchange) {
    this.#exchange = exchange;
  }

  countOf(userId: string): number {
    let count = 0;
    for (const listener of this.#listeners) if (listener.userId === userId) count += 1;
    return count;
  }

  add(listener: Listener): () => void {
    this.#listeners.add(listener);
    this.#schedule();
    return () => {
      this.#listeners.delete(listener);
    };
  }

  endAll(): void {
    for (const listener of this.#listeners) listener.end();
  }

  #schedule(): void {
    if (this.#timer || this.#listeners.size === 0) return;
    this.#timer = setTimeout(() => void this.#poll(), pollMs);
    this.#timer.unref();
  }

  async #poll(): Promise<void> {
    const now = this.#exchange.now().getTime();
    try {
      this.#polls += 1;
      if (this.#polls % pollsPerSessionCheck === 0) await this.#endDead(now);
      await this.#sendNew(now);
      await this.#sendBalances();
    } catch {
      // The database is unavailable. The next poll covers the gap.
    }
    this.#timer = undefined;
    this.#schedule();
  }

  async #endDead(now: number): Promise<void> {
    const { db, config } = this.#exchange;
    // A copy: listeners added during the query were not part of it.
    const listeners = [...this.#listeners];
    if (listeners.length === 0) return;
    const ids = [...new Set(listeners.map(({ sessionId }) => sessionId))];
    const idleSince = new Date(now - config.sessionTtl * 1000).toISOString();
    const live = await liveSessions(db, ids, { at: new Date(now).toISOString(), idleSince });
    for (const listener of listeners) if (!live.has(listener.sessionId)) listener.end();
  }

  async #sendBalances(): Promise<void> {
    const people = [...new Set(Array.from(this.#listeners, ({ userId }) => userId))];
    if (people.length === 0) return;
    const balances = await readBalances(this.#exchange.db, people);
    for (const listener of this.#listeners) {
      const balance = balances.get(listener.userId);
      if (balance === undefined || this.#balances.get(listener) === balance) continue;
      this.#balances.set(listener, balance);
      listener.onBalance(balance);
    }
  }

  async #sendNew(now: number): Promise<void> {
    const people = [...new Set(Array.from(this.#listeners, ({ userId }) => userId))];
    if (people.length === 0) return;
    const [since, at] = [now - lateMs, now].map((ms) => new Date(ms).toISOString()) as [string, string];
    for (const { userId, notification } of await readSince(this.#exchange.db, people, {
      since,
      at,
      limit: maxPerPoll,
    })) {
      const due = notification.snoozed_until ?? notification.at;
      if (this.#sent.get(notification.id) === Date.parse(due)) continue;
      this.#sent.set(notification.id, Date.parse(due));
      for (const listener of this.#listeners) {
        if (listener.userId === userId && due >= listener.since) listener.onNotification(notification);
      }
    }
    for (const [id, at] of this.#sent) if (at < now - 2 * lateMs) this.#sent.delete(id);
  }
}

const watches = new WeakMap<Exchange, Watch>();

export function watchOf(exchange: Exchange): Watch {
  const known = watches.get(exchange) ?? new Watch(exchange);
  watches.set(exchange, known);
  return known;
}

export const endListening = (exchange: Exchange): void => watches.get(exchange)?.endAll();
