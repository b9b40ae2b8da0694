import { Refusal } from '../kernel/refusal.ts';

interface Waiting {
  readonly start: () => void;
}

const tooMany = () => new Refusal(429, 'too_many_requests', 'Too many of your readings are waiting', { retryAfter: 2 });
const busy = () => new Refusal(503, 'busy', 'Too many readings are waiting', { retryAfter: 5 });

/** Runs a few jobs at once. Waiting people take turns, so that one with many jobs does not delay the others. */
export class FairQueue {
  readonly #atOnce: number;
  readonly #perPerson: number;
  readonly #most: number;
  /** In the order of the next turns. */
  readonly #waiting = new Map<string, Waiting[]>();
  #running = 0;
  #count = 0;

  constructor({ atOnce, perPerson, most }: { atOnce: number; perPerson: number; most: number }) {
    this.#atOnce = atOnce;
    this.#perPerson = perPerson;
    this.#most = most;
  }

  async run<Result>(person: string, work: () => Promise<Result>): Promise<Result> {
    const own = this.#waiting.get(person) ?? [];
    if (own.length >= this.#perPerson) throw tooMany();
    if (this.#count >= this.#most) throw busy();
    await new Promise<void>((resolve) => {
      this.#waiting.set(person, [...own, { start: resolve }]);
      this.#count += 1;
      this.#startNext();
    });
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#startNext();
    }
  }

  #startNext(): void {
    while (this.#running < this.#atOnce) {
      const [turn] = this.#waiting;
      if (!turn) return;
      const [person, [first, ...rest]] = turn;
      this.#waiting.delete(person);
      // Goes behind everyone else who waits.
      if (rest.length > 0) this.#waiting.set(person, rest);
      this.#count -= 1;
      this.#running += 1;
      first?.start();
    }
  }
}
