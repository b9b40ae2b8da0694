// Trials of an analysis on rows that the seller sends, before an algorithm is listed.
import { mkdir, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ExecutionResult } from '#contract/types.ts';
import { catalogue } from '#server/compute/catalogue.ts';
import type { Job, Outcome } from '#server/compute/job.ts';
import { databaseBytes } from '#server/duckdb/spawn.ts';
import { startRun } from '#server/compute/startRun.ts';
import { runsFolder } from '#server/compute/worker.ts';
import { runTableJob, tableBytes } from '#server/tables/runTableJob.ts';
import type { TableInfo } from '#server/tables/tables.ts';
import type { Exchange } from '#server/kernel/exchange.ts';
import type { CallInput } from '#server/kernel/handler.ts';
import { limitConcurrency } from '#server/kernel/limitConcurrency.ts';
import { callRates } from '#server/kernel/rates/callRates.ts';
import { refuseOver } from '#server/kernel/rates/rateLimit.ts';
import { newId } from '#server/kernel/newId.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { parametersOf } from '../rules.ts';

// Trials give way to calls, so most of the time under load is waiting.
const seconds = 30;
const outputBytes = 2 ** 20;
const limited = limitConcurrency(1, 4, 'Other trials are running; please try again in a moment');

const failed = (reason: string) => new Refusal(422, 'trial_failed', reason);

export async function tryAnalysis(
  exchange: Exchange,
  { analysis, parameters: sent = {}, rows }: CallInput<'executions.trial'>['body'],
  callerId: string,
): Promise<ExecutionResult> {
  if (catalogue[analysis].parameters.some(({ kind }) => kind === 'stream')) {
    throw failed('This analysis needs two products, so it cannot be tried on one sample');
  }
  const parameters = parametersOf({ form: catalogue[analysis].parameters, presets: {}, locked: [] }, sent);
  const { result } = await computeRows(exchange, callerId, rows, { analysis, parameters });
  return result;
}

export async function computeRows(
  exchange: Exchange,
  callerId: string,
  rows: string,
  run: Pick<Job, 'analysis' | 'parameters' | 'query' | 'isTrial'>,
): Promise<Extract<Outcome, { result: unknown }>> {
  const [key, rate] = run.query
    ? (['trial.query', callRates.queryTrial] as const)
    : (['trial', callRates.analysisTrial] as const);
  await refuseOver(exchange, `${key}:${callerId}`, rate);
  return limited(async () => {
    const folder = path.join(runsFolder(exchange.config.dataDir), `trial-${newId()}`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      const place = await realpath(folder);
      const [source, table] = [path.join(place, 'data-0'), path.join(place, 'data-0.parquet')];
      await writeFile(source, rows, { mode: 0o600 });
      const signal = AbortSignal.timeout(2 * seconds * 1000);
      const niceness = exchange.config.childNiceness;
      const common = { memory: tableBytes, folder: place, source, table };
      const preparation = { kind: 'prepare', ...common, declared: {}, choice: {} } as const;
      const { reading } = await runTableJob<TableInfo>(preparation, signal, niceness, { seconds }).catch(
        (error: unknown) => {
          throw error instanceof Refusal ? failed(error.message) : error;
        },
      );
      const job: Job = {
        ...run,
        tables: [{ file: table, version: '', notes: reading.notes }],
        room: null,
        memory: databaseBytes,
      };
      const outcome = await startRun(job, place, signal, { seconds, outputBytes, niceness });
      if ('crash' in outcome) throw failed('The analysis of these rows could not be computed');
      if ('reason' in outcome) throw failed(outcome.reason);
      return outcome;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}
