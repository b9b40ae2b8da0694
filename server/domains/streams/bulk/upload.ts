// Publishes the streams of a bulk file: all or none, whatever fails on the way.
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { upstreamRules, type Exchange } from '../../../kernel/exchange.ts';
import type { BulkChecked } from '#contract/types.ts';
import type { Caller } from '../../../kernel/handler.ts';
import { callRates } from '../../../kernel/rates/callRates.ts';
import { countWithin, type Rate } from '../../../kernel/rates/rateLimit.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { limitConcurrency } from '../../../kernel/limitConcurrency.ts';
import { mayList } from '../rules.ts';
import { importStreams } from './import.ts';
import type { RowProblem } from './problems.ts';
import { firstOf, listedProblem, refuseRows, textOf, type Problems } from './rowProblems.ts';
import { findListed } from './store.ts';
import { readUsualPrices } from './usualPrices.ts';
import type { Validated } from './validate.ts';
import type { BulkAnswer, BulkStart } from './worker.ts';

// One at a time: a file and its rows take several hundred megabytes.
const limited = limitConcurrency(1, 8, 'Too many files are being read at the moment');

async function spend({ config, db, now }: Exchange, key: string, rate: Rate): Promise<void> {
  if (!config.rateLimits) return;
  const seconds = await countWithin(db, key, rate, now());
  if (seconds) throw new Refusal(429, 'too_many_files', 'Too many files: try again later', { retryAfter: seconds });
}

export const spendUpload = (exchange: Exchange, userId: string) =>
  spend(exchange, `bulk:${userId}`, callRates.bulkUpload);

export const spendCheck = (exchange: Exchange, userId: string) =>
  spend(exchange, `bulk-check:${userId}`, callRates.bulkCheck);

interface Upload {
  readonly bytes: Uint8Array;
  readonly caller: Caller;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

export async function uploadStreams(exchange: Exchange, { bytes, caller, log }: Upload): Promise<number> {
  return limited(async () => {
    const answer = await readable(exchange, bytes, caller);
    if (answer.total > 0) throw refuseRows(await allProblems(exchange, answer));
    await importStreams(exchange, answer, { ownerId: caller.id, log });
    return answer.rows;
  });
}

export async function checkStreams(exchange: Exchange, bytes: Uint8Array, caller: Caller): Promise<BulkChecked> {
  return limited(async () => {
    const answer = await readable(exchange, bytes, caller);
    const { problems, total } = await allProblems(exchange, answer);
    const usual = await readUsualPrices(exchange.db, caller.id, await categoriesIn(answer));
    return { rows: answer.rows, total, problems: firstOf(problems), usual };
  });
}

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

async function allProblems({ db }: Exchange, { chunks, problems, total }: Validated): Promise<Problems> {
  const listed: RowProblem[] = [];
  for (const chunk of chunks) {
    listed.push(...(await findListed(db, textOf(chunk))).map(listedProblem));
    await yieldToEventLoop();
  }
  return { problems: [...problems, ...listed], total: total + listed.length };
}
