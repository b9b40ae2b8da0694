// Publishes the streams of a bulk file: all or none, whatever fails on the way.
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { bulkDuplicate, bulkProblemsShown } from '#contract/constants.ts';
import { upstreamRules, type Exchange } from '../../../kernel/exchange.ts';
import type { BulkChecked } from '#contract/types.ts';
import type { Caller } from '../../../kernel/handler.ts';
import { isUnavailable } from '../../../database/errors.ts';
import type { Row } from '../../../database/schema.ts';
import { countWithin, type Rate } from '../../../kernel/limits.ts';
import { newId } from '../../../kernel/newId.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { limitConcurrency } from '../../../kernel/limitConcurrency.ts';
import { clearCache } from '../cache.ts';
import { mayList } from '../rules.ts';
import type { RowProblem } from './problems.ts';
import {
  beginImport,
  replaceImportId,
  dropSome,
  endImport,
  findListed,
  renewImport,
  publishSome,
  stage,
  takeOverImports,
} from './store.ts';
import { readUsualPrices } from './usual.ts';
import type { Validated } from './validate.ts';
import type { BulkAnswer, BulkStart } from './worker.ts';

type Import = Row<'imports'>;

/** Lease in milliseconds. An import that is not renewed within it was abandoned by its process. */
const leaseMs = 30_000;
const chunksPerTouch = 10;
/** Streams of one file measured automatically. The others are measured when their sample is first read. */
const maxMeasured = 1_000;
// One at a time: a file and its rows take several hundred megabytes.
const limited = limitConcurrency(1, 8, 'Too many files are being read just now');
const textOf = (chunk: Uint8Array) => Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('utf8');
const listedProblem = (row: number): RowProblem => ({ row, field: 'url', problem: bulkDuplicate.listed });

/** Files per person. Checks are more frequent, because a file is usually fixed and checked several times. */
const perPerson = { listed: { max: 30, seconds: 3600 }, checked: { max: 1200, seconds: 3600 } } as const;

async function spend({ config, db, now }: Exchange, key: string, rate: Rate): Promise<void> {
  if (!config.rateLimits) return;
  const seconds = await countWithin(db, key, rate, now());
  if (seconds) throw new Refusal(429, 'too_many_files', 'Too many files: try again later', { retryAfter: seconds });
}

export const spendUpload = (exchange: Exchange, userId: string) => spend(exchange, `bulk:${userId}`, perPerson.listed);

export const spendCheck = (exchange: Exchange, userId: string) =>
  spend(exchange, `bulk-check:${userId}`, perPerson.checked);

interface Upload {
  readonly bytes: Uint8Array;
  readonly caller: Caller;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Publishes all streams of a file and returns their number. */
export async function uploadStreams(exchange: Exchange, { bytes, caller, log }: Upload): Promise<number> {
  return limited(async () => {
    const answer = await readable(exchange, bytes, caller);
    if (answer.total > 0) throw refuseRows(await allProblems(exchange, answer));
    await list(exchange, answer, { ownerId: caller.id, log });
    return answer.rows;
  });
}

/** Runs all checks of a file without storing anything. */
export async function checkStreams(exchange: Exchange, bytes: Uint8Array, caller: Caller): Promise<BulkChecked> {
  return limited(async () => {
    const answer = await readable(exchange, bytes, caller);
    const { problems, total } = await allProblems(exchange, answer);
    const usual = await readUsualPrices(exchange.db, caller.id, await categoriesIn(answer));
    return { rows: answer.rows, total, problems: firstOf(problems), usual };
  });
}

/** Returns the categories of the valid rows. */
async function categoriesIn({ chunks }: Validated): Promise<string[]> {
  const found = new Set<string>();
  for (const chunk of chunks) {
    for (const { category_id } of JSON.parse(textOf(chunk)) as { category_id: string }[]) found.add(category_id);
    await yieldToEventLoop();
  }
  return [...found];
}

async function readable(exchange: Exchange, bytes: Uint8Array, caller: Caller): Promise<Validated> {
  const answer = await validate(exchange, bytes, caller);
  if (!('unreadable' in answer)) return answer;
  const code = answer.status === 413 ? 'too_large' : 'bad_file';
  throw new Refusal(answer.status, code, `The file ${answer.unreadable}`, {
    details: { message: `The file ${answer.unreadable}`, rows: [], total: 0 },
  });
}

async function validate(exchange: Exchange, bytes: Uint8Array, caller: Caller): Promise<BulkAnswer> {
  const { config, db, now } = exchange;
  const categories = await db.selectFrom('categories').select(['id', 'name']).execute();
  const start: BulkStart = {
    bytes,
    categories,
    anyType: mayList('', caller),
    now: now().toISOString(),
    ...upstreamRules(config),
  };
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: start,
      // Rows are short-lived, so a small young generation limits the memory of the process.
      resourceLimits: { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 16 },
    });
    worker.on('message', (message: object) => {
      // Under `node --watch`, a worker also posts the files it loaded.
      if ('rows' in message || 'unreadable' in message) resolve(message as BulkAnswer);
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The bulk worker ended with ${code}`)));
  });
}

const firstOf = (problems: readonly RowProblem[]) =>
  problems.toSorted((a, b) => a.row - b.row).slice(0, bulkProblemsShown);

interface Problems {
  readonly problems: readonly RowProblem[];
  readonly total: number;
}

function refuseRows({ problems, total }: Problems): Refusal {
  const rows = firstOf(problems);
  const message = `Nothing was saved: ${total} ${total === 1 ? 'problem' : 'problems'} in the file`;
  return new Refusal(400, 'bad_rows', message, { details: { message, rows, total } });
}

/** Combines the problems of the rows with addresses that are already taken. */
async function allProblems({ db }: Exchange, { chunks, problems, total }: Validated): Promise<Problems> {
  const listed: RowProblem[] = [];
  for (const chunk of chunks) {
    listed.push(...(await findListed(db, textOf(chunk))).map(listedProblem));
    await yieldToEventLoop();
  }
  return { problems: [...problems, ...listed], total: total + listed.length };
}

/**
 * Stages every chunk, decides in one statement, and publishes. After the decision, recovery completes an interrupted
 * import.
 */
async function list(
  exchange: Exchange,
  { chunks }: Validated,
  { ownerId, log }: Pick<Upload, 'log'> & { ownerId: string },
): Promise<void> {
  const { db } = exchange;
  const time = () => exchange.now().toISOString();
  const begun: Import = { owner_id: ownerId, id: newId(), state: 'staging', published_at: time(), touched_at: time() };
  await recoverImports(exchange);
  if (!(await beginImport(db, begun))) {
    throw new Refusal(409, 'import_running', 'Another file of yours is being listed', { retryAfter: 5 });
  }
  let decidedAt: string | undefined;
  try {
    await stageAll(exchange, begun, chunks);
    decidedAt = time();
    if (!(await renewImport(db, begun, 'staging', 'publishing', decidedAt))) throw lost();
  } catch (error) {
    // If this fails too, `recoverImports` rolls the import back.
    await takeBack(exchange, begun, decidedAt).catch(() => undefined);
    throw error;
  }
  // Decided: recovery publishes the rest, so a lost connection does not refuse the file.
  await publish(exchange, begun).catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    log.warn({ err: error }, 'bulk file not published whole, recovery continues');
  });
}

const lost = () => new Refusal(503, 'unavailable', 'The file took too long and was not saved', { retryAfter: 5 });

async function stageAll({ db, now }: Exchange, begun: Import, chunks: Validated['chunks']): Promise<void> {
  const listed: number[] = [];
  for (const [index, chunk] of chunks.entries()) {
    if (index % chunksPerTouch === 0 && !(await renewImport(db, begun, 'staging', 'staging', now().toISOString()))) {
      throw lost();
    }
    listed.push(...(await stage(db, begun, textOf(chunk))));
    await yieldToEventLoop();
  }
  if (listed.length > 0) {
    throw refuseRows({ problems: listed.map(listedProblem), total: listed.length });
  }
}

async function publish({ db, now }: Exchange, begun: Import): Promise<void> {
  const at = now().toISOString();
  let published = 0;
  for (let step = 1; ; step += 1) {
    const most = Math.max(0, maxMeasured - published);
    const some = await publishSome(db, begun, { at, due: published, most });
    if (some === 0) break;
    published += some;
    if (step % chunksPerTouch === 0) await renewImport(db, begun, 'publishing', 'publishing', now().toISOString());
    await yieldToEventLoop();
  }
  await endImport(db, begun);
  clearCache(db);
}

/** Rolls back an import, unless another process took it over. */
async function takeBack({ db }: Exchange, begun: Import, decidedAt?: string): Promise<void> {
  const mine = { ...begun, id: newId() };
  if (!(await replaceImportId(db, begun, mine.id, decidedAt))) return;
  while ((await dropSome(db, mine)) > 0) await yieldToEventLoop();
  await endImport(db, mine);
}

/** Completes or rolls back imports that a stopped process left, at start and at intervals. */
export async function recoverImports(exchange: Exchange, silentMs = leaseMs): Promise<void> {
  const now = exchange.now().getTime();
  const left = await takeOverImports(exchange.db, new Date(now - silentMs).toISOString(), new Date(now).toISOString());
  for (const one of left) await (one.state === 'publishing' ? publish(exchange, one) : takeBack(exchange, one));
}
