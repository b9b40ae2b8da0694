// An algorithm of the demo's service provider in two versions, sold to the buyer, who runs it on bought data.
import { readFile } from 'node:fs/promises';
import type { Transaction } from 'kysely';
import type { ExecutionResult } from '#contract/types.ts';
import type { Database } from '../../database/schema.ts';
import type { Query } from '#server/compute/queryForm.ts';
import { personId } from '../demoAccounts.ts';
import { daysBefore } from '../rows.ts';
import type { PlannedPurchase } from './plan.ts';
import { addQuery, addRun, type SeededVersion } from './queries.ts';

const minuteMs = 60_000;

/** Identity of the stream, as the file is of other demo streams. */
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

const years = `with years as (
  select date_trunc('year', day) as year, avg(value) as mean from data group by 1
)`;

export const versions: readonly SeededVersion[] = [
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
  const listing = {
    file: algorithmFile,
    name: 'Change from year to year',
    about:
      'Averages a measure by calendar year and subtracts the average of an earlier year, so that the seasons cancel out and only the change stays. Needs a column of dates and one of numbers, over two years or more.',
    address: 'https://en.wikipedia.org/wiki/Year-over-year',
    price: algorithmPrice,
    tags: ['trend', 'yearly', 'seasons'],
    ago: publishedAgo,
  };
  await addQuery(trx, { listing, versions, examples: await readResults() }, start);
}

/** Runs soon after each purchase, by the version of that day. The last purchase begins with a run that fails. */
export async function addRuns(
  trx: Transaction<Database>,
  sold: readonly PlannedPurchase[],
  start: Date,
): Promise<void> {
  const results = await readResults();
  const run = { algorithm: algorithmFile, data: algorithmData } as const;
  for (const [index, { at, buyer }] of sold.entries()) {
    const first = new Date(at.getTime() + 4 * minuteMs);
    const version = versions.findLastIndex(({ ago }) => daysBefore(start, ago) <= at) + 1;
    if (version === 0) throw new Error('A purchase is older than the algorithm');
    const isLast = index === sold.length - 1;
    const defaults = (versions[version - 1]?.parameters ?? []).map(
      ({ name, default: usual }) => [name, usual] as const,
    );
    const parameters = { ...runParameters, ...Object.fromEntries(defaults) };
    const failed = { ...run, buyer, at: first, version, parameters: { ...parameters, value: wrongColumn }, failure };
    if (isLast) await addRun(trx, failed);
    const second = new Date(first.getTime() + 3 * minuteMs);
    await addRun(trx, { ...run, buyer, at: second, version, parameters, result: results[version - 1] });
  }
}
