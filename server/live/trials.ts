// Tests of addresses that are not listed yet: each has a separate connection, which ends with the test.
import { Refusal } from '../kernel/refusal.ts';
import type { Upstream } from '../upstream/guardedFetch.ts';
import { liveLimits, type SourceSignIn } from '../upstream/live/types.ts';
import { liveFull, untilOpen, type Claim } from './claim.ts';
import { Feed } from './feed.ts';

/** Addresses that are tested at once, by everyone and by one person. */
const maxTrials = 16;
const maxTrialsPerPerson = 4;
/** Milliseconds for which a person can watch the events of a test. */
export const watchedMs = 15_000;
/** Milliseconds after which a test has ended. */
const longestTrialMs = liveLimits.openMs + watchedMs;

const tooManyTrials = (seconds: number) =>
  new Refusal(
    429,
    'tests_at_once',
    `You can test ${maxTrialsPerPerson} live addresses at once. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
    { retryAfter: seconds },
  );

export interface Trial {
  readonly url: string;
  readonly signIn?: SourceSignIn | undefined;
  readonly personId: string;
}

export class Trials {
  readonly #upstream: Upstream;
  readonly #running = new Map<Feed, { readonly personId: string; readonly startedAt: number }>();

  constructor(upstream: Upstream) {
    this.#upstream = upstream;
  }

  async open({ url, signIn, personId }: Trial, signal?: AbortSignal): Promise<Claim> {
    const own = [...this.#running.values()].filter((trial) => trial.personId === personId);
    if (own.length >= maxTrialsPerPerson) {
      const first = Math.min(...own.map(({ startedAt }) => startedAt));
      throw tooManyTrials(Math.max(1, Math.ceil((first + longestTrialMs - Date.now()) / 1000)));
    }
    if (this.#running.size >= maxTrials) throw liveFull();
    const feed = new Feed({ url, upstream: this.#upstream, signIn: () => Promise.resolve(signIn) });
    this.#running.set(feed, { personId, startedAt: Date.now() });
    const release = () => {
      this.#running.delete(feed);
      feed.close();
    };
    try {
      await untilOpen(feed, signal);
      return { feed, release };
    } catch (error) {
      release();
      throw error;
    }
  }

  stop(): void {
    for (const feed of this.#running.keys()) feed.close('stopping');
  }
}
