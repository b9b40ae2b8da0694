// An algorithm of the demo's service provider in two versions, sold to the buyer, who runs it on bought data.
import { readFile } from 'node:fs/promises';
import type { Transaction } from 'kysely';
import { algorithmType, analysisKey, queryAnalysis } from '#contract/constants.ts';
import type { ExecutionResult } from '#contract/types.ts';
import type { Database } from '../../database/schema.ts';
import { hashOf, type Query } from '../../executions/query.ts';
import { addWords } from '../../records/searchWords.ts';
import { categoryId } from '../categories.ts';
import { fixedId } from '../fixedId.ts';
import { personId } from '../people.ts';
import { daysBefore, streamId } from '../rows.ts';
import type { PlannedPurchase } from './plan.ts';

const minuteMs = 60_000;
const secondMs = 1_000;

/** Identity of the stream, as the file is of other listings. */
export const algorithmFile = 'algorithms/change-from-year-to-year';
/** Micro-tokens per hour. */
export const algorithmPrice = 250_000;
export const algorithmData = 'mauna-loa-co2.csv';
const publishedAgo = 74;
const newestPurchases = 5;
const hours = 24;

const columns: Query['columns'] = [
  { name: 'day', type: 'date' },
  { name: 'value', type: 'number' },
];

interface Version extends Query {
  readonly ago: number;
  /** A test computes it again. */
  readonly roomProblem: string;
}

const years = `with years as (
  select date_trunc('year', day) as year, avg(value) as mean from data group by 1
)`;

export const versions: readonly Version[] = [
  {
    ago: publishedAgo,
    roomProblem: 'WITH computes from rows before they are grouped: write one SELECT',
    columns,
    parameters: [],
    query: `${years}
select now.year, round(now.mean - earlier.mean, 1) as change
from years now join years earlier on earlier.year = now.year - to_years(1) order by 1`,
  },
  {
    ago: 30,
    roomProblem: 'It has the parameter “years”: a buyer could move the limit of a group from row to row',
    columns,
    parameters: [{ name: 'years', type: 'number', default: 1 }],
    query: `${years}
select now.year, round(now.mean - earlier.mean, 2) as change, round(now.mean, 2) as mean
from years now join years earlier on earlier.year = now.year - to_years($years::int) order by 1`,
  },
];

export const runParameters = { day: 'Date', value: 'CO2' } as const;
/** Chosen for the value by mistake. */
export const wrongColumn = 'Date';
export const failure = `“${wrongColumn}” holds dates, not numbers`;

/** Results of the versions on the data of the demo. A test recomputes them. */
const resultsFile = new URL('algorithm.json', import.meta.url);
export const readResults = async () => JSON.parse(await readFile(resultsFile, 'utf8')) as ExecutionResult[];

/** The buyer bought the algorithm for its newest data, each time shortly after the data. */
export function planAlgorithm(plan: readonly PlannedPurchase[]): PlannedPurchase[] {
  return plan
    .filter(({ buyer, file }) => buyer === personId('buyer') && file === algorithmData)
    .slice(-newestPurchases)
    .map(({ at, buyer }) => ({ at: new Date(at.getTime() + 5 * minuteMs), buyer, file: algorithmFile, hours }));
}

export async function addAlgorithm(trx: Transaction<Database>, start: Date): Promise<void> {
  const id = streamId(algorithmFile);
  const published = daysBefore(start, publishedAgo).toISOString();
  await trx
    .insertInto('streams')
    .values({
      id,
      owner_id: personId('sp'),
      name: 'Change from year to year',
      type: algorithmType,
      description:
        'Averages a measure by calendar year and subtracts the average of an earlier year, so that the seasons cancel out and only the change stays. Needs a column of dates and one of numbers, over two years or more.',
      snippet: '',
      price: algorithmPrice,
      url: 'https://en.wikipedia.org/wiki/Year-over-year',
      terms: null,
      category_id: categoryId('Algorithms'),
      visibility: 'public',
      access_type: 'PUBLIC',
      takes_offers: true,
      longitude: null,
      latitude: null,
      start_at: published,
      end_at: null,
      published_at: published,
      max_calls: null,
      max_unit: null,
      metadata: JSON.stringify({ [analysisKey]: queryAnalysis, tags: ['trend', 'yearly', 'seasons'] }),
      logo: null,
      status: 'published',
      deleted_at: null,
    })
    .execute();
  const results = await readResults();
  const rows = versions.map(({ ago, roomProblem, ...query }, index) => ({
    stream_id: id,
    version: index + 1,
    hash: hashOf(query),
    query: query.query,
    columns: JSON.stringify(query.columns),
    parameters: JSON.stringify(query.parameters),
    example: JSON.stringify(results[index]),
    room_problem: roomProblem,
    created_at: daysBefore(start, ago).toISOString(),
  }));
  await trx.insertInto('algorithm_versions').values(rows).execute();
  await addWords(trx, [id]);
}

/** Runs soon after each purchase, by the version of that day. The last purchase begins with a run that fails. */
export async function addRuns(
  trx: Transaction<Database>,
  sold: readonly PlannedPurchase[],
  start: Date,
): Promise<void> {
  const results = await readResults();
  for (const [index, { at, buyer }] of sold.entries()) {
    const first = new Date(at.getTime() + 4 * minuteMs);
    const version = versions.findLastIndex(({ ago }) => daysBefore(start, ago) <= at) + 1;
    if (version === 0) throw new Error('A purchase is older than the algorithm');
    const isLast = index === sold.length - 1;
    if (isLast) await addRun(trx, { buyer, at: first, version, value: wrongColumn });
    const second = new Date(first.getTime() + 3 * minuteMs);
    await addRun(trx, { buyer, at: second, version, value: runParameters.value, result: results[version - 1] });
  }
}

interface SeededRun {
  readonly buyer: string;
  readonly at: Date;
  readonly version: number;
  readonly value: string;
  /** Undefined where the run failed. */
  readonly result?: ExecutionResult | undefined;
}

async function addRun(trx: Transaction<Database>, { buyer, at, version, value, result }: SeededRun): Promise<void> {
  const id = fixedId(`run ${algorithmFile} ${at.toISOString()}`);
  const steps = ['queued', 'preparing', 'running', ...(result ? ['publishing', 'done'] : ['failed'])] as const;
  const phases = steps.map((phase, index) => ({
    phase,
    at: new Date(at.getTime() + index * secondMs).toISOString(),
  }));
  const defaults = (versions[version - 1]?.parameters ?? []).map(({ name, default: usual }) => [name, usual] as const);
  const parameters = { ...runParameters, value, ...Object.fromEntries(defaults) };
  const created = at.toISOString();
  await trx
    .insertInto('executions')
    .values({
      id,
      user_id: buyer,
      stream_id: streamId(algorithmData),
      other_id: null,
      algorithm_id: streamId(algorithmFile),
      algorithm_version: version,
      algo: streamId(algorithmFile),
      analysis: queryAnalysis,
      metadata: JSON.stringify({ parameters }),
      parameters: JSON.stringify(parameters),
      data_room: false,
      phase: result ? 'done' : 'failed',
      phases: JSON.stringify(phases),
      created_at: created,
      run_at: created,
      worker: null,
      started_at: created,
      attempts: 1,
      finished_at: phases.at(-1)?.at ?? created,
      error: result ? null : failure,
      cost: 0,
      request_id: null,
    })
    .execute();
  if (result)
    await trx
      .insertInto('execution_results')
      .values({ execution_id: id, body: JSON.stringify(result) })
      .execute();
}
