import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { pictureFormats } from '#contract/constants.ts';
import { params } from '#contract/params.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Config } from '../kernel/config.ts';
import type { Exchange } from '../kernel/exchange.ts';
import type { Picture } from './picture.ts';
import { storageOf } from './storage.ts';

/** Path of the pictures. Their addresses are relative to the server. */
const picturesPath = '/pictures/';

export const addressOfPicture = (name: string) => picturesPath + name;

/** Media type by extension; a folder of pictures may have other files. */
export const pictureTypeOf = (name: string): string =>
  Object.entries(pictureFormats).find(([extension]) => path.extname(name) === `.${extension}`)?.[1].type ??
  'application/octet-stream';

type Stores = Pick<Exchange, 'config' | 'db' | 'now'>;

function nameOf(address: string | null | undefined): string | undefined {
  if (!address?.startsWith(picturesPath)) return undefined;
  return params.file.safeParse(address.slice(picturesPath.length)).data;
}

/** Records a picture for the sweep. Call it in the transaction that stops showing the picture. */
export async function recordUnused(db: Kysely<Database>, address: string | null, at: Date): Promise<void> {
  if (address === null || nameOf(address) === undefined) return;
  const since = at.toISOString();
  await db
    .insertInto('unused_pictures')
    .values({ address, since })
    .onConflict((row) => row.column('address').doUpdateSet({ since }))
    .execute();
}

export async function storePicture({ config, db, now }: Stores, { bytes, extension }: Picture): Promise<string> {
  const name = `${randomBytes(16).toString('hex')}.${extension}`;
  const address = addressOfPicture(name);
  await recordUnused(db, address, now());
  await (await storageOf(config)).write(name, bytes, pictureFormats[extension].type);
  return address;
}

export async function deletePicture(
  { config, db }: Pick<Stores, 'config' | 'db'>,
  address: string | null | undefined,
): Promise<void> {
  const name = nameOf(address);
  if (!address || name === undefined) return;
  await (await storageOf(config)).remove(name);
  await db.deleteFrom('unused_pictures').where('address', '=', address).execute();
}

/** Never fails: the sweep repeats it. */
export const deleteUnused = (exchange: Stores, address: string | null): Promise<void> =>
  deletePicture(exchange, address).catch(() => undefined);

export async function readPicture(config: Config, name: string) {
  const bytes = await (await storageOf(config)).read(name);
  return bytes && { bytes, type: pictureTypeOf(name) };
}

/** Stores a picture and calls `apply` with its address. Then deletes whichever of the old and new files is unused. */
export async function replacePicture<Result>(
  exchange: Stores,
  picture: Picture,
  apply: (address: string) => Promise<{ old: string | null; result: Result }>,
): Promise<Result> {
  const address = await storePicture(exchange, picture);
  const applied = await apply(address).catch(async (error: unknown) => {
    await deleteUnused(exchange, address);
    throw error;
  });
  await deleteUnused(exchange, applied.old);
  return applied.result;
}
