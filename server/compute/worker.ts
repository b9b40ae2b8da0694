// Processes queued runs one at a time: fetch, compute in a child, publish.
import { createHmac } from 'node:crypto';
import { mkdir, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { dataRoom } from '#contract/constants.ts';
import type { ExecutionResult } from '#contract/types.ts';
import { isWritable } from '../database/dataFolder.ts';
import { transaction } from '../database/transaction.ts';
import { Drain } from '../kernel/drain.ts';
import type { Exchange } from '../kernel/exchange.ts';
import { post } from '../ledger/post.ts';
import { newId } from '../kernel/newId.ts';
import { Refusal } from '../kernel/refusal.ts';
import { InputError } from '../tables/input.ts';
import { tablesOf } from '../tables/tables.ts';
import type { Job, RunTable } from './job.ts';
import type { Parameters } from './parameters.ts';
import type { Query } from './queryForm.ts';
import { isQueryAllowed } from './roomPermission.ts';
import { roomRefusals } from './refusals.ts';
import { runFee } from './runFee.ts';
import {
  enterPhase,
  failRun,
  finishRun,
  leaseRun,
  maxAttempts,
  putBack,
  renewLease,
  type Lease,
  type LeasedRun,
} from './queue.ts';
import { databaseBytes } from '../duckdb/spawn.ts';
import { startRun } from './startRun.ts';

const pollMs = 2_000;
const stopMs = 3_000;
/** Milliseconds between lease renewals, which also detect that a run was stopped. */
const renewMs = 1_000;
const retryWaits = [1, 4] as const;

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** The lease is lost: the run was stopped or taken over, or its user disabled. */
class LeaseLost extends Error {}
class Stopping extends Error {}

export const runsFolder = (dataDir: string) => path.join(dataDir, 'runs');

const crashReasons = {
  time: 'The analysis took longer than a run may take',
  output: 'The result is too large',
  exit: 'The analysis could not be computed: it probably needs more memory than a run may use',
} as const;

const queryOf = (run: LeasedRun, query: string): Query => ({
  query,
  columns: JSON.parse(run.query_columns ?? '[]') as Query['columns'],
  parameters: JSON.parse(run.query_parameters ?? '[]') as Query['parameters'],
});

export class Worker {
  readonly #exchange: Exchange;
  readonly #log: Log;
  readonly #name = newId();
  readonly #drain: Drain;
  readonly #stopping = new AbortController();
  #recheck: (() => void) | undefined;

  constructor(exchange: Exchange, log: Log) {
    this.#exchange = exchange;
    this.#log = log;
    const failed = (error: unknown) => this.#log.warn({ err: error }, 'runs not looked at');
    this.#drain = new Drain({ next: () => this.#next(), onError: failed, pollMs, stopMs });
  }

  wake(): void {
    this.#recheck?.();
    this.#drain.wake();
  }

  async stop(): Promise<void> {
    this.#stopping.abort(new Stopping());
    await this.#drain.stop();
  }

  async #next(): Promise<boolean> {
    const { db, now, config } = this.#exchange;
    // Leaves the run to a process with a writable folder.
    if (!(await isWritable(config.dataDir))) return false;
    const run = await leaseRun(db, this.#name, now());
    if (!run) return false;
    const lease = { id: run.id, worker: this.#name, attempts: run.attempts };
    if (run.attempts > maxAttempts) {
      await failRun(db, lease, 'This run failed each time it was tried, because the exchange stopped or failed', now());
      return true;
    }
    await this.#work(run, lease);
    return true;
  }

  async #work(run: LeasedRun, lease: Lease): Promise<void> {
    const { db, now } = this.#exchange;
    const lost = new AbortController();
    const check = () => {
      renewLease(db, lease, now()).then(
        (held) => held || lost.abort(new LeaseLost()),
        // Without a database nothing can be published either, and the lease expires.
        () => undefined,
      );
    };
    this.#recheck = check;
    const timer = setInterval(check, renewMs);
    try {
      await this.#perform(run, lease, AbortSignal.any([lost.signal, this.#stopping.signal]));
    } catch (error) {
      await this.#settle(lease, error);
    } finally {
      clearInterval(timer);
      this.#recheck = undefined;
    }
  }

  async #perform(run: LeasedRun, lease: Lease, signal: AbortSignal): Promise<void> {
    const { db, config, now } = this.#exchange;
    const folder = path.join(runsFolder(config.dataDir), `${run.id}-${run.attempts}`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      const place = await realpath(folder);
      const job = this.#prepare(run, lease, place, signal);
      const outcome = await startRun(job, place, signal, { niceness: config.childNiceness });
      if ('crash' in outcome) {
        this.#log.warn({ run: run.id, crash: outcome.crash, complaint: outcome.complaint }, 'run crashed');
        throw new InputError(crashReasons[outcome.crash]);
      }
      if ('reason' in outcome) {
        if (outcome.fault) this.#log.error({ run: run.id, fault: outcome.fault }, 'run failed');
        throw new InputError(outcome.reason);
      }
      this.#log.info({ run: run.id, analysis: run.analysis, peak: outcome.peak }, 'run computed');
      if (!(await enterPhase(db, lease, 'publishing', now()))) throw new LeaseLost();
      await this.#publishAndCharge(run, lease, outcome.result);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async #prepare(run: LeasedRun, lease: Lease, folder: string, signal: AbortSignal): Promise<Job> {
    const { db, now } = this.#exchange;
    const other = run.other_url === null ? [] : [{ url: run.other_url, choice: run.other_reading }];
    const sources = [{ url: run.url, choice: run.reading }, ...other];
    const tables: RunTable[] = [];
    for (const [index, source] of sources.entries()) {
      const file = path.join(folder, `data-${index}.parquet`);
      // A retry asks the source again.
      const request = { ...source, personId: run.user_id, signal, isRetry: lease.attempts > 1 };
      const { version, reading } = await tablesOf(this.#exchange).link(request, file);
      tables.push({ file, version, notes: reading.notes });
    }
    // The owner of the data may have withdrawn the permission since the run was queued.
    if (run.data_room && run.query !== null && !(await isQueryAllowed(db, run)))
      throw new InputError(roomRefusals.notAllowed);
    if (!(await enterPhase(db, lease, 'running', now()))) throw new LeaseLost();
    return this.#jobOf(run, tables);
  }

  #jobOf(run: LeasedRun, tables: readonly RunTable[]): Job {
    const salt = createHmac('sha256', this.#exchange.secret).update(`data room ${run.stream_id}`).digest('hex');
    return {
      analysis: run.analysis,
      ...(run.query !== null && { query: queryOf(run, run.query) }),
      parameters: JSON.parse(run.parameters) as Parameters,
      tables,
      room: run.data_room ? { minimumGroup: dataRoom.minimumGroup, salt } : null,
      memory: databaseBytes,
    };
  }

  async #publishAndCharge(run: LeasedRun, lease: Lease, result: ExecutionResult): Promise<void> {
    const { db, now } = this.#exchange;
    await transaction(db, async (trx) => {
      const at = now();
      if (!(await finishRun(trx, lease, JSON.stringify(result), at))) throw new LeaseLost();
      if (run.cost === 0) return;
      await post(trx, {
        at: at.toISOString(),
        transfers: [runFee(run)],
        ...(run.request_id && { requestId: run.request_id }),
      });
    });
  }

  async #settle(lease: Lease, thrown: unknown): Promise<void> {
    const { db, now } = this.#exchange;
    const error = thrown instanceof Refusal && thrown.cause instanceof InputError ? thrown.cause : thrown;
    if (error instanceof LeaseLost) {
      // A disabled user's run fails. A run that was stopped or taken over is not affected.
      await failRun(db, lease, 'The run was ended because its owner no longer has access', now());
      return;
    }
    if (error instanceof Stopping) return putBack(db, lease, now(), 0, false);
    if (error instanceof InputError) {
      const wait = error.retryable ? retryWaits[lease.attempts - 1] : undefined;
      if (wait !== undefined) return putBack(db, lease, now(), wait, true);
      await failRun(db, lease, error.message, now());
      return;
    }
    if (error instanceof Refusal) {
      await failRun(db, lease, error.message, now());
      return;
    }
    // The database is unavailable, or there is a defect. The lease expires, and after three tries the run fails.
    this.#log.error({ err: error, run: lease.id }, 'run broke off');
  }
}
