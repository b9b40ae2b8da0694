import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { AnalysisName, ExecutionResult } from '#contract/types.ts';
import { catalogue } from '../catalogue.ts';
import type { Job } from '../job.ts';
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
import { openDatabase, type Cell } from '../../duckdb/database.ts';
import { columnsOf } from '../../duckdb/columns.ts';
import { load } from './load.ts';
import { notRagged, raggedNote } from '../../tables/child/ragged.ts';
import { roomParameters, rowsAsked } from './room.ts';
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

function namedColumns({ analysis, parameters }: Job, of: 'data' | 'other'): string[] {
  return catalogue[analysis].parameters
    .filter((parameter) => parameter.of === of)
    .flatMap(({ name }) => parameters[name] ?? [])
    .map(String);
}

/** Covers all data: otherwise comparing runs before and after a change would reveal a row. */
async function saltOf({ analysis, parameters, files }: Job, secret: string): Promise<string> {
  const hash = createHash('sha256').update(`${secret} ${analysis} ${JSON.stringify(rowsAsked(parameters))}`);
  for (const file of files) for await (const part of createReadStream(file)) hash.update(part as Buffer);
  return hash.digest('hex');
}

const asTaken = (job: Job): Job =>
  job.room ? { ...job, parameters: roomParameters(job.analysis, job.parameters) } : job;

export async function runJob(asked: Job): Promise<ExecutionResult> {
  const job = asTaken(asked);
  const { files, parameters, room, memory } = job;
  const database = await openDatabase(files, memory);
  const [file = '', other] = files;
  // The same question uses the same rows each time, and every other question uses others.
  const salt = room ? await saltOf(job, room.salt) : undefined;
  const ragged = await load(database, file, 'data', { names: namedColumns(job, 'data'), salt });
  const otherRagged =
    other === undefined ? notRagged : await load(database, other, 'other', { names: namedColumns(job, 'other'), salt });
  const [[rows = 0] = []] = await database.rows('select count(*) from data');
  const result = await analyses[job.analysis]({
    database,
    columns: await columnsOf(database, 'select * from data'),
    otherColumns: other === undefined ? [] : await columnsOf(database, 'select * from other'),
    rows: Number(rows),
    parameters,
    least: room?.minimumGroup ?? 1,
    room: room !== null,
    ragged: ragged.short + ragged.long,
  });
  const notes = [ragged, otherRagged].map((one) => raggedNote(one, room !== null)).filter((note) => note !== false);
  return {
    ...result,
    notes: [...result.notes, ...notes],
    ...(result.rows && { rows: result.rows.map((row) => row.map(shortened)) }),
  };
}
