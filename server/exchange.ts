import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import type { Database } from './database/schema.ts';
import type { Upstream } from './upstream/guardedFetch.ts';

/** Everything a handler works with; made once at start, by every test too. */
export interface Exchange {
  readonly config: Config;
  readonly db: Kysely<Database>;
  readonly upstream: Upstream;
  /** The server's clock, shifted by TEST_CLOCK_OFFSET. */
  readonly now: () => Date;
}
