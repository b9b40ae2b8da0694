import { Refusal } from '../kernel/refusal.ts';

interface Waiting {
  readonly start: () => void;
}

const tooMany = () => new Refusal(429, 'too_many_requests', 'Too many of your reads are queued', { retryAfter: 2 });
export const busy = () => new Refusal(503, 'busy', 'Too many reads are queued', { retryAfter: 5 });

interface Limits {
  readonly atOnce: number;
  readonly perPerson: number;
  readonly max: number;
  readonly each?: number;
  /** Of a person with too many waiting jobs. */
  readonly refusal?: () => Refusal;
}

/** Runs a few jobs at once. Waiting people take turns, so that one with many jobs does not delay the others. */
export class FairQueue {
  readonly #atOnce: number;
  readonly #perPerson: number;
  readonly #max: number;
  readonly #each: number;
  readonly #refusal: () => Refusal;
  readonly #active = new Map<string, number>();
  readonly #waiting = new Map<string, Waiting[]>();
  #running = 0;
  #count = 0;

  constructor({ atOnce, perPerson, max, each = atOnce, refusal = tooMany }: Limits) {
    this.#each = each;
    this.#refusal = refusal;
    this.#atOnce = atOnce;
    this.#perPerson = perPerson;
    this.#max = max;
  }

  /** An aborted `signal` removes a waiting job. */
  async run<Result>(person: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    signal?.throwIfAborted();
    if ((this.#waiting.get(person)?.length ?? 0) >= this.#perPerson) throw this.#refusal();
    if (this.#count >= this.#max) throw busy();
    await this.#turn(person, signal);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      const others = (this.#active.get(person) ?? 1) - 1;
      if (others > 0) this.#active.set(person, others);
      else this.#active.delete(person);
      this.#startNext();
    }
  }

  #turn(person: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#setWaiting(
          person,
          (this.#waiting.get(person) ?? []).filter((one) => one !== place),
        );
        this.#count -= 1;
        reject(signal?.reason);
      };
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const place: Waiting = { start };
      signal?.addEventListener('abort', leave, { once: true });
      this.#setWaiting(person, [...(this.#waiting.get(person) ?? []), place]);
      this.#count += 1;
      this.#startNext();
    });
  }

  #setWaiting(person: string, waiting: Waiting[]): void {
    if (waiting.length > 0) this.#waiting.set(person, waiting);
    else this.#waiting.delete(person);
  }

  #startNext(): void {
    while (this.#running < this.#atOnce) {
      const turn = [...this.#waiting].find(([waiting]) => (this.#active.get(waiting) ?? 0) < this.#each);
      if (!turn) return;
      const [person, [first, ...rest]] = turn;
      this.#waiting.delete(person);
      // Goes behind everyone else who waits.
      if (rest.length > 0) this.#waiting.set(person, rest);
      this.#count -= 1;
      this.#running += 1;
      this.#active.set(person, (this.#active.get(person) ?? 0) + 1);
      first?.start();
    }
  }
}
