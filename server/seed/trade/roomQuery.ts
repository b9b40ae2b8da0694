// A query of the demo's service provider that the owner of a data room has allowed, and its answer to the data-room user.
import { readFile } from 'node:fs/promises';
import type { Transaction } from 'kysely';
import type { ExecutionResult } from '#contract/types.ts';
import type { Database } from '../../database/schema.ts';
import { hashOf } from '#server/compute/queryForm.ts';
import { personId } from '../demoAccounts.ts';
import { daysBefore, streamId } from '../rows.ts';
import { addQuery, addRun, type SeededVersion } from './queries.ts';

export const roomQueryFile = 'algorithms/claims-profile';
export const roomFile = 'bird-strikes.csv';
const publishedAgo = 12;
const requestedAgo = 9;
const allowedAgo = 8.6;
/** Hours before the first start. */
export const roomAccess = { buyer: 'druser', file: roomFile, hours: 72, hoursAgo: 26 } as const;
const runHoursAgo = 25.5;

export const roomVersion: SeededVersion = {
  ago: publishedAgo,
  roomProblem: '',
  columns: [
    { name: 'risk', type: 'text' },
    { name: 'cost', type: 'number' },
  ],
  parameters: [],
  query: `select risk, round(avg(cost)) as average_cost, count(*) as claims, sum(cost) as total_cost
from data group by risk order by average_cost desc`,
};

export const roomSample = `risk,cost
Fire,82000
Fire,41500
Storm,12400
Storm,9700
Storm,15100
Water,6400
Water,5200
Water,7900
Water,4300
Theft,1800
Theft,2600
Theft,2100
`;
export const roomParameters = { risk: 'Wildlife Size', cost: 'Cost Total $' } as const;
/** The exchange's own secret would draw other rows. */
export const roomSalt = 'demo';

/** The example, and the answer of the data room. A test recomputes them. */
const resultsFile = new URL('roomQuery.json', import.meta.url);
export const readRoomResults = async () =>
  JSON.parse(await readFile(resultsFile, 'utf8')) as { example: ExecutionResult; answer: ExecutionResult };

export async function addRoomQuery(trx: Transaction<Database>, start: Date): Promise<void> {
  const { example, answer } = await readRoomResults();
  const listing = {
    file: roomQueryFile,
    name: 'Claims profile by risk',
    about:
      'The average cost, the number and the total cost of claims for each risk: by peril, size, region or any other group. Needs a column of groups and one of costs. Checked for data rooms: the owner of the data can allow it without giving away a row.',
    address: 'https://en.wikipedia.org/wiki/Actuarial_science',
    price: 0,
    tags: ['insurance', 'claims', 'data room'],
    ago: publishedAgo,
  };
  await addQuery(trx, { listing, versions: [roomVersion], examples: [example] }, start);
  await trx
    .insertInto('allowed_algorithms')
    .values({
      stream_id: streamId(roomFile),
      algorithm_id: streamId(roomQueryFile),
      hash: hashOf({ query: roomVersion.query, columns: roomVersion.columns, parameters: roomVersion.parameters }),
      version: 1,
      asked_at: daysBefore(start, requestedAgo).toISOString(),
      allowed_by: personId('seller'),
      allowed_at: daysBefore(start, allowedAgo).toISOString(),
    })
    .execute();
  await addRun(trx, {
    algorithm: roomQueryFile,
    data: roomFile,
    buyer: personId('druser'),
    at: daysBefore(start, runHoursAgo / 24),
    version: 1,
    parameters: roomParameters,
    isInRoom: true,
    result: answer,
  });
}
