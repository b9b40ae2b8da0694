// Rows of algorithms that are queries of the demo's service provider, and of their runs.
import type { Transaction } from 'kysely';
import { algorithmType, analysisKey, queryAnalysis } from '#contract/constants.ts';
import type { ExecutionResult } from '#contract/types.ts';
import type { Database } from '../../database/schema.ts';
import { hashOf, type Query } from '#server/compute/queryForm.ts';
import { addWords } from '../../records/searchWords.ts';
import { categoryId } from '../categories.ts';
import { fixedId } from '../fixedId.ts';
import { personId } from '../demoAccounts.ts';
import { daysBefore, streamId } from '../rows.ts';

const secondMs = 1_000;

export interface SeededVersion extends Query {
  /** Days before the first start. */
  readonly ago: number;
  /** Empty where a data room can run it. A test computes it again. */
  readonly roomProblem: string;
}

interface SeededStream {
  /** Identity of the stream, as the file is of other demo streams. */
  readonly file: string;
  readonly name: string;
  readonly about: string;
  readonly address: string;
  /** Micro-tokens per hour. */
  readonly price: number;
  readonly tags: readonly string[];
  readonly ago: number;
}

interface SeededQuery {
  readonly listing: SeededStream;
  readonly versions: readonly SeededVersion[];
  /** Result of each version on its provider's sample. */
  readonly examples: readonly ExecutionResult[];
}

export async function addQuery(
  trx: Transaction<Database>,
  { listing, versions, examples }: SeededQuery,
  start: Date,
): Promise<void> {
  const id = streamId(listing.file);
  const published = daysBefore(start, listing.ago).toISOString();
  await trx
    .insertInto('streams')
    .values({
      id,
      owner_id: personId('sp'),
      name: listing.name,
      type: algorithmType,
      description: listing.about,
      snippet: '',
      price: listing.price,
      url: listing.address,
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
      metadata: JSON.stringify({ [analysisKey]: queryAnalysis, tags: listing.tags }),
      logo: null,
      status: 'published',
      deleted_at: null,
    })
    .execute();
  const rows = versions.map(({ ago, roomProblem, ...query }, index) => ({
    stream_id: id,
    version: index + 1,
    hash: hashOf(query),
    query: query.query,
    columns: JSON.stringify(query.columns),
    parameters: JSON.stringify(query.parameters),
    example: JSON.stringify(examples[index]),
    room_problem: roomProblem,
    created_at: daysBefore(start, ago).toISOString(),
  }));
  await trx.insertInto('algorithm_versions').values(rows).execute();
  await addWords(trx, [id]);
}

interface SeededRun {
  readonly algorithm: string;
  readonly data: string;
  readonly buyer: string;
  readonly at: Date;
  readonly version: number;
  readonly parameters: Readonly<Record<string, string | number>>;
  readonly isInRoom?: true;
  readonly result?: ExecutionResult | undefined;
  readonly failure?: string;
}

export async function addRun(trx: Transaction<Database>, run: SeededRun): Promise<void> {
  const { algorithm, data, buyer, at, version, parameters, isInRoom = false, result, failure = null } = run;
  const id = fixedId(`run ${algorithm} ${at.toISOString()}`);
  const steps = ['queued', 'preparing', 'running', ...(result ? ['publishing', 'done'] : ['failed'])] as const;
  const phases = steps.map((phase, index) => ({
    phase,
    at: new Date(at.getTime() + index * secondMs).toISOString(),
  }));
  const created = at.toISOString();
  await trx
    .insertInto('executions')
    .values({
      id,
      user_id: buyer,
      stream_id: streamId(data),
      other_id: null,
      algorithm_id: streamId(algorithm),
      algorithm_version: version,
      algo: streamId(algorithm),
      analysis: queryAnalysis,
      metadata: JSON.stringify({ parameters }),
      parameters: JSON.stringify(parameters),
      data_room: isInRoom,
      phase: result ? 'done' : 'failed',
      phases: JSON.stringify(phases),
      created_at: created,
      run_at: created,
      worker: null,
      started_at: created,
      attempts: 1,
      finished_at: phases.at(-1)?.at ?? created,
      error: failure,
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
