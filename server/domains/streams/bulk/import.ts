// The import of a checked file: staged, decided in one statement, published. Recovery completes interrupted imports.
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Exchange } from '../../../kernel/exchange.ts';
import { isUnavailable } from '../../../database/errors.ts';
import type { Row } from '../../../database/schema.ts';
import { newId } from '../../../kernel/newId.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { clearCache } from '../cache.ts';
import { listedProblem, refuseRows, textOf } from './rowProblems.ts';
import {
  beginImport,
  replaceImportId,
  dropSome,
  endImport,
  renewImport,
  publishSome,
  stage,
  takeOverImports,
} from './store.ts';
import type { Validated } from './validate.ts';

type Import = Row<'imports'>;

/** Lease in milliseconds. An import that is not renewed within it was abandoned by its process. */
const leaseMs = 30_000;
const chunksPerTouch = 10;
/** Streams of one file measured automatically. The others are measured when their sample is first read. */
const maxMeasured = 1_000;
/** After the decision, recovery completes an interrupted import. */
export async function importStreams(
  exchange: Exchange,
  { chunks }: Validated,
  { ownerId, log }: { ownerId: string; log: Pick<FastifyBaseLogger, 'warn'> },
): Promise<void> {
  const { db } = exchange;
  const time = () => exchange.now().toISOString();
  const begun: Import = { owner_id: ownerId, id: newId(), state: 'staging', published_at: time(), touched_at: time() };
  await recoverImports(exchange);
  if (!(await beginImport(db, begun))) {
    throw new Refusal(409, 'import_running', 'Another of your files is being listed', { retryAfter: 5 });
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
