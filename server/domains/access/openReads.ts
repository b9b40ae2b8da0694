// Reads in progress. One query checks all of them twice a second and cuts those whose access has ended.
import { readGrants, type Grant } from './store.ts';
import { isLive } from './rules.ts';
import type { EndReason } from '#server/live/endReasons.ts';
import type { Exchange } from '../../kernel/exchange.ts';

const checkMs = 500;
/** Milliseconds for reads to finish when the exchange stops. Later ones are cut with a reason. */
export const stopMs = 3_000;

interface OpenRead {
  subscriptionId: string;
  /** The running purchase. Concurrent reads are limited per purchase, whichever key they use. */
  runningId: string;
  keyId: string;
  keyHash: string;
  endsAt: string;
  cut: (reason: EndReason) => void;
}

const holdsKey = (grant: Grant, { keyId, keyHash }: OpenRead) =>
  grant.keys.some(({ id, hash }) => id === keyId && hash === keyHash);

const hasEnded = ({ ends_at }: Grant, now: Date) => ends_at === null || Date.parse(ends_at) <= now.getTime();

class Watch {
  readonly #exchange: Exchange;
  readonly #reads = new Set<OpenRead>();
  #timer: NodeJS.Timeout | undefined;

  constructor(exchange: Exchange) {
    this.#exchange = exchange;
  }

  underWay(runningId: string): number {
    let number = 0;
    for (const read of this.#reads) if (read.runningId === runningId) number += 1;
    return number;
  }

  add(read: OpenRead): () => void {
    this.#reads.add(read);
    this.#schedule();
    return () => {
      this.#reads.delete(read);
    };
  }

  stop(): void {
    setTimeout(() => {
      for (const read of this.#reads) read.cut('stopping');
    }, stopMs).unref();
  }

  #schedule(): void {
    if (this.#timer || this.#reads.size === 0) return;
    this.#timer = setTimeout(() => void this.#check(), checkMs);
    this.#timer.unref();
  }

  async #check(): Promise<void> {
    const { db, now } = this.#exchange;
    const reads = [...this.#reads];
    try {
      const ids = [...new Set(reads.map(({ subscriptionId }) => subscriptionId))];
      const grants = new Map((await readGrants(db, ids, now().toISOString())).map((one) => [one.subscription_id, one]));
      for (const read of reads) {
        const grant = grants.get(read.subscriptionId);
        if (!grant || hasEnded(grant, now())) read.cut('access_ended');
        else if (!isLive(grant, now()) || grant.groups_only || !holdsKey(grant, read)) read.cut('access_refused');
        else read.endsAt = grant.ends_at ?? read.endsAt;
      }
    } catch {
      // Without the database, the last known end still applies.
      for (const read of reads) if (Date.parse(read.endsAt) <= now().getTime()) read.cut('access_ended');
    } finally {
      this.#timer = undefined;
      this.#schedule();
    }
  }
}

const watches = new WeakMap<Exchange, Watch>();

export function watchOf(exchange: Exchange): Watch {
  const known = watches.get(exchange) ?? new Watch(exchange);
  watches.set(exchange, known);
  return known;
}
