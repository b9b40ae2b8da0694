import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { megabytesText } from '#contract/constants.ts';
import { dataFormats } from '#contract/dataFormats.ts';
import { addressOfFile } from '#contract/sources.ts';
import type { DataFile, FileReading, Sample } from '#contract/types.ts';
import type { Exchange } from '#server/kernel/exchange.ts';
import type { Handler } from '#server/kernel/handler.ts';
import { newId } from '#server/kernel/newId.ts';
import { inThread, LateError } from '#server/kernel/inThread.ts';
import { callRates } from '#server/kernel/rates/callRates.ts';
import { refuseOver } from '#server/kernel/rates/rateLimit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { FormulaCheck, formulaError, formulaPattern, refuseMixed } from '#server/reading/refuseUnsafe.ts';
import { ReadingError } from '#server/reading/readingError.ts';
import { SlowError } from '#server/tables/input.ts';
import type { TableRequest } from '#server/tables/request.ts';
import { tablesOf } from '#server/tables/tables.ts';
import { deleteFile } from '#server/uploads/dataFiles.ts';
import { deleteSpare } from '#server/uploads/sweepFiles.ts';
import { storageOf, unfinishedFile } from '#server/uploads/storage.ts';
import { measureApart } from './measuring/measureApart.ts';
import { isBusy, readableHead } from './readableHead.ts';
import { readHead } from './readHead.ts';

const atOncePerPerson = 2;
/** Milliseconds without a byte after which an upload counts as cut off. */
const idleMs = 30_000;
const spareBytes = 2 ** 30;

const arriving = new WeakMap<Exchange, Map<string, number>>();

async function oneOfFew<Result>(exchange: Exchange, personId: string, work: () => Promise<Result>): Promise<Result> {
  const counts = arriving.get(exchange) ?? new Map<string, number>();
  arriving.set(exchange, counts);
  const count = counts.get(personId) ?? 0;
  if (count >= atOncePerPerson)
    throw new Refusal(429, 'uploads_at_once', 'Wait for your other uploads to end', { retryAfter: 5 });
  counts.set(personId, count + 1);
  try {
    return await work();
  } finally {
    const left = (counts.get(personId) ?? 1) - 1;
    if (left > 0) counts.set(personId, left);
    else counts.delete(personId);
  }
}

function declaredSize({ config }: Exchange, { headers }: FastifyRequest): number {
  const size = Number(headers['content-length'] ?? Number.NaN);
  if (!Number.isSafeInteger(size)) throw new Refusal(411, 'length_required', 'Send the length of the file');
  if (size === 0) throw new Refusal(422, 'unreadable_file', 'The file is empty');
  if (size > config.uploadLimit)
    throw new Refusal(413, 'too_large', `The file is larger than ${megabytesText(config.uploadLimit)}`);
  return size;
}

const unreadable = (error: Error) => new Refusal(422, 'unreadable_file', error.message, { cause: error });

async function receive({ raw }: FastifyRequest, size: number, file: string): Promise<string> {
  const hash = createHash('sha256');
  const formulas = new FormulaCheck();
  let received = 0;
  const check = new Transform({
    transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
      received += chunk.length;
      hash.update(chunk);
      try {
        formulas.take(chunk);
        done(null, chunk);
      } catch (error) {
        done(error as Error);
      }
    },
  });
  const cut = () => new Refusal(400, 'cut_off', 'The upload was cut off: send the file again');
  const end = () => void (raw.complete || check.destroy(cut()));
  if (raw.destroyed) throw cut();
  const late = setTimeout(() => raw.destroy(), idleMs);
  raw.on('data', () => void late.refresh()).once('close', end);
  try {
    // Not one pipeline: it would close the connection on which the refusal is answered.
    const written = pipeline(check, createWriteStream(file, { mode: 0o600, flush: true }));
    raw.pipe(check);
    await written;
  } catch (error) {
    raw.unpipe(check).resume();
    throw error instanceof ReadingError ? unreadable(error) : error;
  } finally {
    clearTimeout(late);
    raw.off('close', end);
  }
  if (received !== size) throw cut();
  return hash.digest('hex');
}

/** Milliseconds for the search of an archive, after which a crafted one is refused. */
const longestSearchMs = 60_000;

/** Searches an archive in a thread: a crafted one takes many seconds, which all other requests would wait for. */
async function refuseHarmful(file: string): Promise<void> {
  try {
    if (!(await refuseMixed(file))) return;
    const worker = new URL('../../reading/workbook/formulaWorker.ts', import.meta.url);
    const refused = await inThread<string | undefined>(worker, file, longestSearchMs);
    if (refused !== undefined) throw new ReadingError(refused);
  } catch (error) {
    if (error instanceof LateError) throw unreadable(new ReadingError('The archive takes too long to search'));
    throw error instanceof ReadingError ? unreadable(error) : error;
  }
}

async function assertSpace(folder: string, size: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < size + spareBytes)
    throw new Refusal(503, 'disk_full', 'The exchange has too little disk space for this now', { retryAfter: 60 });
}

export function refusedReading(error: unknown): unknown {
  if (error instanceof ReadingError) return unreadable(error);
  if (!(error instanceof Refusal) || isBusy(error) || error.status !== 502) return error;
  if (!(error.cause instanceof SlowError)) return unreadable(error);
  const message = 'Reading the file took too long now: try again in a minute';
  return new Refusal(503, 'busy', message, { retryAfter: 60, cause: error });
}

async function assertRoom({ config, db }: Exchange, ownerId: string, size: number): Promise<void> {
  const { held } = await db
    .selectFrom('files')
    .select(({ fn }) => fn.sum<string | null>('bytes').as('held'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  if (Number(held ?? 0) + size > config.uploadTotal)
    throw new Refusal(
      413,
      'storage_full',
      `Your files would take more than ${megabytesText(config.uploadTotal)}: remove a product that has one first`,
    );
}

/** Refuses harmful formulas in cells that the bytes of the file do not show: packed, encoded or escaped ones. */
async function refuseFormulas(exchange: Exchange, request: TableRequest): Promise<void> {
  const tables = tablesOf(exchange);
  const { total } = await tables.rows(request, { pattern: formulaPattern, limit: 0 });
  if (total === 0) return;
  const { rows } = await tables.rows(request, { pattern: formulaPattern, limit: 1 });
  const cells = rows.flat().join('\n');
  throw formulaError(new RegExp(formulaPattern, 'iu').exec(cells)?.[0] ?? '=');
}

/** Reads the whole file as a table first: what no table can be made of is refused. */
async function measure(exchange: Exchange, url: string, personId: string): Promise<Sample> {
  const request = { url, personId, choice: undefined };
  try {
    const { reading } = await tablesOf(exchange).info(request);
    if (reading.format !== 'csv' || reading.compression) await refuseFormulas(exchange, request);
    const head = await readHead(exchange, { url, unlisted: { signIn: undefined, personId } });
    const readable = await readableHead(exchange, head, request);
    new FormulaCheck().take(readable.bytes);
    return await measureApart(readable, exchange.now().toISOString());
  } catch (error) {
    throw refusedReading(error);
  }
}

const packed: Readonly<Record<NonNullable<FileReading['compression']>, string>> = {
  gzip: 'application/gzip',
  zip: 'application/zip',
  zstd: 'application/octet-stream',
  brotli: 'application/octet-stream',
};

function typeOf({ format, reading }: Sample): string {
  if (reading?.compression) return packed[reading.compression];
  if (format === 'csv' && reading?.delimiter === '\t') return 'text/tab-separated-values';
  return format === 'text' ? 'text/plain' : dataFormats[format].type;
}

/** The row comes first, so that a crash at any moment leaves nothing that the sweep cannot find. */
async function store(exchange: Exchange, request: FastifyRequest, file: Omit<DataFile, 'sample'> & { owner: string }) {
  const { config, db, now } = exchange;
  const { id, name, bytes, owner } = file;
  const place = unfinishedFile(config, id);
  await assertRoom(exchange, owner, bytes);
  await assertSpace(path.dirname(place), bytes);
  const created_at = now().toISOString();
  await db.insertInto('files').values({ id, owner_id: owner, name, bytes, created_at }).execute();
  try {
    const sha256 = await receive(request, bytes, place);
    await refuseHarmful(place);
    await (await storageOf(config, 'files')).take(id, place);
    await db.updateTable('files').set({ sha256 }).where('id', '=', id).execute();
    const sample = await measure(exchange, addressOfFile(id), owner);
    const measured = { type: typeOf(sample), sample: JSON.stringify(sample) };
    await db.updateTable('files').set(measured).where('id', '=', id).execute();
    return sample;
  } catch (error) {
    await deleteFile(exchange, id).catch((err: unknown) => request.log.warn({ err }, 'upload not removed'));
    throw error;
  } finally {
    await rm(place, { force: true });
  }
}

export const addFile: Handler<'streams.addFile'> = async (exchange, { query: { name }, caller, request }) => {
  const bytes = declaredSize(exchange, request);
  await refuseOver(exchange, `upload:${caller.id}`, callRates.fileUpload);
  return oneOfFew(exchange, caller.id, async () => {
    const file = { id: newId(), name, bytes };
    const sample = await store(exchange, request, { ...file, owner: caller.id });
    await deleteSpare(exchange, caller.id);
    return { ...file, sample };
  });
};
