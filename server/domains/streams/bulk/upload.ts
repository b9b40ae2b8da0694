// A bulk file from its bytes to listed streams: all of them or none, whatever fails on the way.
import { setImmediate as breathe } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { bulkProblemsShown } from '#contract/constants.ts';
import { upstreamRules, type Exchange } from '../../../exchange.ts';
import type { Caller } from '../../../handler.ts';
import type { Row } from '../../../database/schema.ts';
import { countWithin } from '../../../limits.ts';
import { newId } from '../../../newId.ts';
import { Refusal } from '../../../refusal.ts';
import { createTurns } from '../../../turns.ts';
import { forgetKept } from '../kept.ts';
import { mayList } from '../rules.ts';
import type { RowProblem } from './problems.ts';
import { beginImport, disown, dropSome, endImport, findListed, keepOn, publishSome, stage, takeLeft } from './store.ts';
import type { Validated } from './validate.ts';
import type { BulkAnswer, BulkStart } from './worker.ts';

type Import = Row<'imports'>;

/** An import that has not gone on for so long has been left by its process. */
const leaseMs = 30_000;
const chunksPerTouch = 10;
// One at a time: a file and its rows are some hundred megabytes.
const inTurn = createTurns(1, 8, 'Too many files are being read just now');
const listedProblem = (row: number): RowProblem => ({ row, field: 'url', problem: 'is already listed' });

/** Files of one person. */
const perPerson = { max: 30, seconds: 3600 };

/** Refuses a person who has sent too many files. */
export async function spendUpload({ config, db, now }: Exchange, userId: string): Promise<void> {
  if (!config.rateLimits) return;
  const seconds = await countWithin(db, `bulk:${userId}`, perPerson, now());
  if (seconds) throw new Refusal(429, 'too_many_files', 'Too many files: try again later', { retryAfter: seconds });
}

/** Lists all streams of a file and answers how many. */
export async function uploadStreams(exchange: Exchange, bytes: Uint8Array, caller: Caller): Promise<number> {
  return inTurn(async () => {
    const answer = await validate(exchange, bytes, caller);
    if ('unreadable' in answer) {
      const code = answer.status === 413 ? 'too_large' : 'bad_file';
      throw new Refusal(answer.status, code, `The file ${answer.unreadable}`, {
        details: { message: `The file ${answer.unreadable}`, rows: [], total: 0 },
      });
    }
    if (answer.total > 0) throw await withListed(exchange, answer);
    await list(exchange, answer, caller.id);
    return answer.rows;
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
      resourceLimits: { maxOldGenerationSizeMb: 768 },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The bulk worker ended with ${code}`)));
  });
}

function refuseRows(problems: readonly RowProblem[], total: number): Refusal {
  const rows = problems.toSorted((a, b) => a.row - b.row).slice(0, bulkProblemsShown);
  const message = `Nothing was saved: ${total} ${total === 1 ? 'problem' : 'problems'} in the file`;
  return new Refusal(400, 'bad_rows', message, { details: { message, rows, total } });
}

/** What is wrong with the rows themselves, and which of the others have an address that is listed already. */
async function withListed({ db }: Exchange, { chunks, problems, total }: Validated): Promise<Refusal> {
  const listed: RowProblem[] = [];
  for (const chunk of chunks) {
    listed.push(...(await findListed(db, chunk)).map(listedProblem));
    await breathe();
  }
  return refuseRows([...problems, ...listed], total + listed.length);
}

/** Stages every chunk, decides in one statement, and publishes. After the decision somebody will see it through. */
async function list(exchange: Exchange, { chunks }: Validated, ownerId: string): Promise<void> {
  const { db } = exchange;
  const time = () => exchange.now().toISOString();
  const begun: Import = { owner_id: ownerId, id: newId(), state: 'staging', published_at: time(), touched_at: time() };
  await recoverImports(exchange);
  if (!(await beginImport(db, begun))) {
    throw new Refusal(409, 'import_running', 'Another file of yours is being listed', { retryAfter: 5 });
  }
  try {
    await stageAll(exchange, begun, chunks);
    if (!(await keepOn(db, begun, 'staging', 'publishing', time()))) throw lost();
  } catch (error) {
    // Should this fail too, whoever recovers what was left does it.
    await takeBack(exchange, begun).catch(() => undefined);
    throw error;
  }
  await publish(exchange, begun);
}

const lost = () => new Refusal(503, 'unavailable', 'The file took too long and was not saved', { retryAfter: 5 });

async function stageAll({ db, now }: Exchange, begun: Import, chunks: readonly string[]): Promise<void> {
  const listed: number[] = [];
  for (const [index, chunk] of chunks.entries()) {
    if (index % chunksPerTouch === 0 && !(await keepOn(db, begun, 'staging', 'staging', now().toISOString()))) {
      throw lost();
    }
    listed.push(...(await stage(db, begun, chunk)));
    await breathe();
  }
  if (listed.length > 0) {
    throw refuseRows(listed.map(listedProblem), listed.length);
  }
}

async function publish({ db, now }: Exchange, begun: Import): Promise<void> {
  for (let step = 1; (await publishSome(db, begun.owner_id)) > 0; step += 1) {
    if (step % chunksPerTouch === 0) await keepOn(db, begun, 'publishing', 'publishing', now().toISOString());
    await breathe();
  }
  await endImport(db, begun);
  forgetKept(db);
}

async function takeBack({ db }: Exchange, begun: Import): Promise<void> {
  const mine = { ...begun, id: newId() };
  await disown(db, begun, mine.id);
  while ((await dropSome(db, begun.owner_id)) > 0) await breathe();
  await endImport(db, mine);
}

/** Finishes or takes back the imports that a process has left, at start and every so often. */
export async function recoverImports(exchange: Exchange, silentMs = leaseMs): Promise<void> {
  const now = exchange.now().getTime();
  const left = await takeLeft(exchange.db, new Date(now - silentMs).toISOString(), new Date(now).toISOString());
  for (const one of left) await (one.state === 'publishing' ? publish(exchange, one) : takeBack(exchange, one));
}
