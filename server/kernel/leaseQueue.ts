// Queue of rows in a table. Any number of processes may run one, as each row is leased.
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { Drain } from './drain.ts';

interface Entry {
  readonly id: string;
  readonly kind: string;
  readonly attempts: number;
  readonly lane?: string;
}

interface Log {
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

interface LeaseQueueOptions<Leased extends Entry> {
  readonly db: Kysely<Database>;
  readonly now: () => Date;
  readonly log: Log;
  /** `deliveries` have lanes, in which one row at a time is leased, oldest first. */
  readonly table: 'mails' | 'deliveries';
  readonly channel?: string;
  readonly concurrency?: number;
  /** Maximum repeated tries at the same time, so that dead addresses leave room for others. */
  readonly repeats?: number;
  /** Seconds to wait after each failed try. After the last one the row is abandoned. */
  readonly waits: readonly number[];
  /** Returns the ids of other rows that it also sent, or a later time to try at. */
  readonly send: (row: Leased) => Promise<readonly string[] | Date>;
}

export const leaseSeconds = 60;
const pollMs = 5_000;
const stopMs = 3_000;

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();

export class LeaseQueue<Leased extends Entry> {
  readonly #options: LeaseQueueOptions<Leased>;
  readonly #drain: Drain;
  readonly #running = new Set<Promise<void>>();
  #repeats = 0;

  constructor(options: LeaseQueueOptions<Leased>) {
    this.#options = options;
    this.#drain = new Drain({
      next: () => this.#next(),
      onError: (error) => options.log.warn({ err: error }, `${options.table} not looked at`),
      pollMs,
      stopMs,
    });
  }

  wake(): void {
    this.#drain.wake();
  }

  async stop(): Promise<void> {
    await this.#drain.stop();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, stopMs);
    });
    await Promise.race([Promise.all(this.#running), late]);
    clearTimeout(timer);
  }

  async #next(): Promise<boolean> {
    if (this.#running.size >= (this.#options.concurrency ?? 1)) await Promise.race(this.#running);
    const row = await this.#lease();
    if (!row) return false;
    const repeat = row.attempts > 1 ? 1 : 0;
    this.#repeats += repeat;
    const work: Promise<void> = this.#deliver(row)
      .catch((error: unknown) => this.#options.log.warn({ err: error }, `${this.#options.table} not noted`))
      .finally(() => {
        this.#running.delete(work);
        this.#repeats -= repeat;
        this.wake();
      });
    this.#running.add(work);
    return true;
  }

  async #lease(): Promise<Leased | undefined> {
    const { db, now, table, channel } = this.#options;
    const at = now();
    const time = at.toISOString();
    const isFirst = channel
      ? sql`and d.channel = ${channel} and not exists (
          select 1 from deliveries e where e.lane = d.lane and e.entry < d.entry and e.failed_at is null and (e.attempts > 0 or e.run_at <= ${time}))`
      : sql``;
    const isNew = this.#repeats < (this.#options.repeats ?? Infinity) ? sql`` : sql`and d.attempts = 0`;
    const { rows } = await sql<Leased>`
      with due as (
        select d.id from ${sql.table(table)} d where d.failed_at is null and d.run_at <= ${time} ${isFirst} ${isNew}
        order by d.run_at limit 1 for update skip locked)
      update ${sql.table(table)} m set attempts = m.attempts + 1, run_at = ${later(at, leaseSeconds)} from due where m.id = due.id
      returning m.*`.execute(db);
    return rows[0];
  }

  async #deliver(row: Leased): Promise<void> {
    let sent: readonly string[] | Date;
    try {
      sent = await this.#options.send(row);
    } catch (error) {
      await this.#postpone(row, error);
      return;
    }
    const table = sql.table(this.#options.table);
    if (sent instanceof Date)
      await sql`update ${table} set run_at = ${sent.toISOString()}, attempts = ${row.attempts - 1} where id = ${row.id}`.execute(
        this.#options.db,
      );
    else await sql`delete from ${table} where id = any(${[row.id, ...sent]}::uuid[])`.execute(this.#options.db);
  }

  async #postpone({ id, kind, attempts, lane }: Leased, error: unknown): Promise<void> {
    const { db, now, waits, log } = this.#options;
    const table = sql.table(this.#options.table);
    const at = now();
    const wait = waits[attempts - 1];
    // The driver's message may quote the address.
    const what = this.#options.channel ?? 'mail';
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    if (wait === undefined) log.error({ [what]: id, kind, attempts, code }, `${what} given up`);
    else log.warn({ [what]: id, kind, attempts, code }, `${what} not sent`);
    if (wait === undefined) {
      await sql`update ${table} set failed_at = ${at.toISOString()} where id = ${id}`.execute(db);
      return;
    }
    await sql`update ${table} set run_at = ${later(at, wait)} where id = ${id}`.execute(db);
    // Postpones the later rows of the lane too. Otherwise each would be tried in turn, out of order.
    if (lane !== undefined)
      await sql`update deliveries set run_at = greatest(run_at, ${later(at, wait)}::timestamptz)
        where lane = ${lane} and failed_at is null and id <> ${id} and attempts = 0`.execute(db);
  }
}
