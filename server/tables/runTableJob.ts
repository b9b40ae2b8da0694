// Runs one table job in a child process, within limits of time, memory and disk.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { runLimits } from '#contract/constants.ts';
import { SlowError, unreadable } from './input.ts';
import { runChild } from '../duckdb/spawn.ts';
import { wrongField } from '../kernel/refusal.ts';
import { programOf } from '../launch/programs.ts';
import { sizeOf } from './files.ts';
import type { TableJob, TableOutcome } from './job.ts';
import type { Limits } from './request.ts';

/** Bytes of memory of the database, below that of a run: files are read and written beside it. */
export const tableBytes = 160 * 2 ** 20;
/** Bytes of the files of one job: source, draft and table, or the converted file. DuckDB limits its spill. */
const jobBytes = 2 ** 30;
const watchMs = 100;

const crashReasons = {
  time: 'Reading the data as a table takes longer than the exchange allows',
  output: 'The selection is too large: choose fewer rows or columns',
  exit: 'The data could not be read as a table: it probably needs more memory than a read may use',
} as const;

const crashed = (job: TableJob, crash: keyof typeof crashReasons) => {
  if (crash === 'time' && job.kind !== 'prepare' && job.query.search !== undefined)
    return wrongField('search', 'takes longer than the exchange allows: filter a column instead');
  const reason = crashReasons[crash];
  return unreadable(reason, crash === 'time' ? new SlowError(reason) : undefined);
};

const tooLarge = ({ kind }: TableJob, most: number) => {
  const size = `${Math.ceil(most / 2 ** 20)} MB`;
  return kind === 'prepare'
    ? unreadable(`The data needs more than ${size} as a table, the most that the exchange reads`)
    : wrongField('limit', `gives a file of more than ${size}: choose fewer rows or columns`);
};

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const sizes = await Promise.all(
    entries.filter((entry) => entry.isFile()).map(({ name }) => sizeOf(path.join(folder, name))),
  );
  return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
}

export async function runTableJob<Result>(
  job: TableJob,
  signal: AbortSignal,
  niceness: number,
  { job: most = jobBytes, seconds = runLimits.seconds }: Limits = {},
): Promise<Result> {
  const full = new AbortController();
  const check = async () => {
    if ((await bytesIn(job.folder)) > most) full.abort(tooLarge(job, most));
  };
  const watch = setInterval(() => void check(), watchMs);
  try {
    const either = AbortSignal.any([signal, full.signal]);
    const options = { program: programOf('tables'), writes: true, seconds, niceness };
    const outcome = await runChild<TableOutcome<Result>>(job, job.folder, either, options);
    if ('crash' in outcome) throw crashed(job, outcome.crash);
    if ('wrong' in outcome) throw wrongField(outcome.wrong.field, outcome.wrong.problem);
    if ('reason' in outcome) throw unreadable(outcome.reason);
    await check();
    full.signal.throwIfAborted();
    return outcome.result;
  } finally {
    clearInterval(watch);
  }
}
