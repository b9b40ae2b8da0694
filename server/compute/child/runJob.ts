import { createHash } from 'node:crypto';
import { access, constants } from 'node:fs/promises';
import type { AnalysisName, ExecutionResult } from '#contract/types.ts';
import { queryAnalysis } from '#contract/constants.ts';
import { catalogue } from '../catalogue.ts';
import type { Job } from '../job.ts';
import { queryForm } from '../queryForm.ts';
import { anomalies } from './analyses/anomalies.ts';
import { correlation } from './analyses/correlation.ts';
import { forecast } from './analyses/forecast.ts';
import { groupBy } from './analyses/groupBy.ts';
import { histogram } from './analyses/histogram.ts';
import { join } from './analyses/join.ts';
import { clusters } from './analyses/kMeans.ts';
import { quality } from './analyses/quality.ts';
import { regression } from './analyses/regression.ts';
import { resample } from './analyses/resample.ts';
import { summary } from './analyses/summary.ts';
import { openDatabase, type Cell, type Database } from '../../duckdb/database.ts';
import { RunError } from '../../duckdb/error.ts';
import { roomRefusals } from '../refusals.ts';
import { columnsOf } from '../../duckdb/columns.ts';
import { loadColumns } from './loadColumns.ts';
import { openQuoteNote, raggedNote, raggedRows } from './notes.ts';
import { roomParameters, rowParameters } from './coarseFigures.ts';
import { roomProblem } from './query/readGrouped.ts';
import { runGrouped } from './query/runGrouped.ts';
import { runQuery } from './query/runQuery.ts';
import type { Analyse } from './task.ts';

const analyses: Readonly<Record<AnalysisName, Analyse>> = {
  summary,
  histogram,
  groupBy,
  correlation,
  regression,
  resample,
  forecast,
  anomalies,
  kMeans: clusters,
  join,
  quality,
};

const longestCell = 256;

function shortened(cell: Cell): Cell {
  if (typeof cell !== 'string' || cell.length <= longestCell) return cell;
  return `${Array.from(cell.slice(0, longestCell * 2))
    .slice(0, longestCell - 1)
    .join('')}…`;
}

function namedColumns({ analysis, query, parameters }: Job, of: 'data' | 'other'): string[] {
  const form = query ? queryForm(query) : analysis === queryAnalysis ? [] : catalogue[analysis].parameters;
  return form
    .filter((parameter) => parameter.of === of)
    .flatMap(({ name }) => parameters[name] ?? [])
    .map(String);
}

/** Covers all data by their digests: otherwise comparing runs before and after a change would reveal a row. */
function saltOf({ analysis, parameters, tables }: Job, secret: string): string {
  const hash = createHash('sha256').update(`${secret} ${analysis} ${JSON.stringify(rowParameters(parameters))}`);
  for (const { version } of tables) hash.update(` ${version}`);
  return hash.digest('hex');
}

const asTaken = (job: Job): Job =>
  job.room && job.analysis !== queryAnalysis
    ? { ...job, parameters: roomParameters(job.analysis, job.parameters) }
    : job;

interface Loaded {
  readonly job: Job;
  readonly database: Database;
  readonly other: boolean;
  readonly rows: number;
}

async function compute({ job, database, other, rows }: Loaded): Promise<ExecutionResult> {
  const { analysis, query, parameters, room, tables } = job;
  if (analysis === queryAnalysis) {
    if (!query) throw new RunError('The algorithm has no query');
    if (!room) return runQuery(database, query, parameters);
    const problem = await roomProblem(database, query);
    if (problem !== null) throw new RunError(roomRefusals.query(problem));
    // A question is what the query asks, whatever the columns are called.
    const salt = saltOf({ ...job, parameters: {} }, room.salt);
    return runGrouped(database, query, parameters, { least: room.minimumGroup, salt });
  }
  return analyses[analysis]({
    database,
    columns: await columnsOf(database, 'select * from data'),
    otherColumns: other ? await columnsOf(database, 'select * from other') : [],
    rows,
    parameters,
    least: room?.minimumGroup ?? 1,
    room: room !== null,
    ragged: tables.reduce((sum, table) => sum + raggedRows(table.notes), 0),
  });
}

export async function runJob(requested: Job): Promise<ExecutionResult> {
  const job = asTaken(requested);
  const { tables, room, memory } = job;
  const files = tables.map(({ file }) => file);
  // DuckDB is beyond Node's permissions: this refuses files beside the job's folder.
  for (const one of files) await access(one, constants.R_OK);
  const database = await openDatabase(files, memory);
  const [file = '', other] = files;
  // The same question uses the same rows each time, and every other question uses others. A query draws them for each figure.
  const salt = room && !job.query ? saltOf(job, room.salt) : undefined;
  await loadColumns(database, file, 'data', { names: namedColumns(job, 'data'), salt });
  if (other !== undefined) await loadColumns(database, other, 'other', { names: namedColumns(job, 'other'), salt });
  const [[rows = 0] = []] = await database.rows('select count(*) from data');
  const result = await compute({ job, database, other: other !== undefined, rows: Number(rows) });

  const notes = tables
    .flatMap((table) => [raggedNote, openQuoteNote].map((noteOf) => noteOf(table.notes, room !== null)))
    .filter((note) => note !== false);
  return {
    ...result,
    notes: [...result.notes, ...notes],
    ...(result.rows && { rows: result.rows.map((row) => row.map(shortened)) }),
  };
}

export const problemOf = async ({ query, memory }: Job): Promise<string | null> =>
  query ? roomProblem(await openDatabase([], memory), query) : null;
