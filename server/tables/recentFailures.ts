import { Refusal } from '../kernel/refusal.ts';
import { unreadableCode } from './input.ts';
import { ExpiringCache } from './expiringCache.ts';

/** Repeats a recent failure, so that a failing source is not fetched for each reader. */
export class RecentFailures {
  readonly #ms: number;
  readonly #failed: ExpiringCache<{ refusal: Refusal; until: number }>;

  constructor(ms: number) {
    this.#ms = ms;
    this.#failed = new ExpiringCache(ms);
  }

  note(key: string, error: unknown): void {
    if (error instanceof Refusal && error.code === unreadableCode)
      this.#failed.set(key, { refusal: error, until: Date.now() + this.#ms });
  }

  of(key: string): Refusal | undefined {
    const failed = this.#failed.get(key);
    if (!failed) return undefined;
    const { status, code, message } = failed.refusal;
    const retryAfter = Math.max(1, Math.ceil((failed.until - Date.now()) / 1000));
    return new Refusal(status, code, message, { retryAfter, cause: failed.refusal.cause });
  }
}
