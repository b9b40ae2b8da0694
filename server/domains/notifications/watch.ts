// Who listens for notifications in this process. Two queries a second read for all of them, so that it does not
// matter which process has written a notification or moved tokens.
import type { Notification } from '#contract/types.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import { liveSessions, readBalances, readSince } from './store.ts';

const pollMs = 1_000;
/** Sessions are looked at every so many polls; a listener whose session has ended is gone within that time. */
const pollsPerSessionCheck = 2;
/** A transaction may commit this long after the time that it wrote down. */
const lateMs = 15_000;
const mostAtOnce = 1_000;
/** Listeners of one person in one process. */
export const mostListeners = 8;

/** One open stream of events. */
export interface Listener {
  readonly userId: string;
  readonly sessionId: string;
  /** What happened before is not told. */
  readonly since: string;
  readonly tell: (notification: Notification) => void;
  /** Called with the first balance and with each change, micro-tokens. */
  readonly onBalance: (balance: number) => void;
  readonly end: () => void;
}

class Watch {
  readonly #exchange: Exchange;
  readonly #listeners = new Set<Listener>();
  /** The balance that each listener knows. */
  readonly #balances = new WeakMap<Listener, number>();
  /** Ids that were told lately, with when they happened: the polls overlap. */
  readonly #told = new Map<string, number>();
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

  /** Tells until the returned function is called. */
  add(listener: Listener): () => void {
    this.#listeners.add(listener);
    this.#schedule();
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Ends every stream, as the server stops. */
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
      await this.#tellNew(now);
      await this.#tellBalances();
    } catch {
      // Without the database nothing is told; the next poll looks back far enough.
    }
    this.#timer = undefined;
    this.#schedule();
  }

  async #endDead(now: number): Promise<void> {
    const { db, config } = this.#exchange;
    // A listener that is added during the query was not asked about.
    const asked = [...this.#listeners];
    if (asked.length === 0) return;
    const ids = [...new Set(asked.map(({ sessionId }) => sessionId))];
    const idleSince = new Date(now - config.sessionTtl * 1000).toISOString();
    const live = await liveSessions(db, ids, { at: new Date(now).toISOString(), idleSince });
    for (const listener of asked) if (!live.has(listener.sessionId)) listener.end();
  }

  async #tellBalances(): Promise<void> {
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

  async #tellNew(now: number): Promise<void> {
    const people = [...new Set(Array.from(this.#listeners, ({ userId }) => userId))];
    if (people.length === 0) return;
    const since = new Date(now - lateMs).toISOString();
    for (const { userId, notification } of await readSince(this.#exchange.db, people, since, mostAtOnce)) {
      if (this.#told.has(notification.id)) continue;
      this.#told.set(notification.id, Date.parse(notification.at));
      for (const listener of this.#listeners) {
        if (listener.userId === userId && notification.at >= listener.since) listener.tell(notification);
      }
    }
    for (const [id, at] of this.#told) if (at < now - 2 * lateMs) this.#told.delete(id);
  }
}

const watches = new WeakMap<Exchange, Watch>();

/** The one watch of an exchange. */
export function watchOf(exchange: Exchange): Watch {
  const known = watches.get(exchange) ?? new Watch(exchange);
  watches.set(exchange, known);
  return known;
}

export const endListening = (exchange: Exchange): void => watches.get(exchange)?.endAll();
