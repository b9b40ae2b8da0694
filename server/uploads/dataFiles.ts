// Uploaded data files: stored under their id, and read like any other source.
import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import { fileIdOf } from '#contract/sources.ts';
import type { Database, Row } from '../database/schema.ts';
import type { Exchange } from '../kernel/exchange.ts';
import { readBody } from '../upstream/body.ts';
import { UpstreamError } from '../upstream/errors.ts';
import type { OpenOptions, Opener, UpstreamAnswer } from '../upstream/types.ts';
import { isUnchanged, rangeOf } from './range.ts';
import { storageOf } from './storage.ts';

type Stores = Pick<Exchange, 'config' | 'db'>;
type StoredFile = Pick<Row<'files'>, 'id' | 'bytes' | 'sha256' | 'type' | 'created_at'>;

async function find(db: Kysely<Database>, address: string): Promise<StoredFile> {
  const file = await db
    .selectFrom('files')
    .select(['id', 'bytes', 'sha256', 'type', 'created_at'])
    .where('id', '=', fileIdOf(address) ?? '')
    .executeTakeFirst();
  if (!file?.sha256) throw new UpstreamError('unreachable');
  return file;
}

const bytes = 'application/octet-stream';
const nothing = () => Readable.from([]);

async function bytesOf({ config }: Stores, { id }: StoredFile, range: { start: number; end: number }) {
  const body = await (await storageOf(config, 'files')).open(id, range).catch((cause: unknown) => {
    throw new UpstreamError('unreachable', { cause });
  });
  if (!body) throw new UpstreamError('unreachable');
  return body;
}

/** Answers as a web server that holds the file. The ETag is its digest: the id would disclose the address. */
async function answer(
  stores: Stores,
  address: string,
  { method = 'GET', headers = {}, signal, limits = {} }: OpenOptions,
): Promise<UpstreamAnswer> {
  const file = await find(stores.db, address);
  if (file.bytes > (limits.maxBytes ?? Infinity)) throw new UpstreamError('tooLarge');
  const tag = `"${file.sha256}"`;
  const about = {
    etag: tag,
    'content-type': file.type ?? bytes,
    'accept-ranges': 'bytes',
    'last-modified': new Date(file.created_at).toUTCString(),
  };
  const reply = (status: number, more: Record<string, string>, body: Readable) => ({
    status,
    headers: { ...about, ...more },
    body,
    url: address,
  });
  if (isUnchanged(headers, tag)) return reply(304, {}, nothing());
  const range = rangeOf(headers, tag, file.bytes);
  if (range === 'unsatisfiable') return reply(416, { 'content-range': `bytes */${file.bytes}` }, nothing());
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
  const length = { 'content-length': String(end - start + 1) };
  const part = range && { 'content-range': `bytes ${start}-${end}/${file.bytes}` };
  if (method === 'HEAD') return reply(range ? 206 : 200, { ...length, ...part }, nothing());
  const body = readBody(await bytesOf(stores, file, { start, end }), '', Infinity);
  const stop = () => void body.destroy(new UpstreamError('unreachable', { cause: signal?.reason }));
  signal?.addEventListener('abort', stop, { once: true });
  body.once('close', () => signal?.removeEventListener('abort', stop));
  if (signal?.aborted) stop();
  return reply(range ? 206 : 200, { ...length, ...part }, body);
}

export const openFileOf =
  (stores: Stores): Opener['open'] =>
  (address, options = {}) =>
    answer(stores, address, options);

/** Locks the file, so that no sweep removes it before it is listed. */
export async function isOwnFile(trx: Kysely<Database>, address: string, ownerId: string): Promise<boolean> {
  const file = await trx
    .selectFrom('files')
    .select('id')
    .where('id', '=', fileIdOf(address) ?? '')
    .where('owner_id', '=', ownerId)
    .where('sample', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  return file !== undefined;
}

export async function deleteFile({ config, db }: Stores, id: string): Promise<void> {
  await (await storageOf(config, 'files')).remove(id);
  await db.deleteFrom('files').where('id', '=', id).execute();
}
