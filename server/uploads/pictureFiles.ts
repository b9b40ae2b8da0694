import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { params } from '#contract/params.ts';
import type { Config } from '../kernel/config.ts';
import type { Extension, Picture } from './picture.ts';
import { storageOf } from './storage.ts';

/** Path of the pictures. Their addresses are relative to the server. */
const picturesPath = '/pictures/';

const contentTypes: Readonly<Record<Extension, string>> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

export const addressOfPicture = (name: string) => picturesPath + name;

export const pictureTypeOf = (name: string) => contentTypes[path.extname(name).slice(1) as Extension];

export async function storePicture(config: Config, { bytes, extension }: Picture): Promise<string> {
  const name = `${randomBytes(16).toString('hex')}.${extension}`;
  const storage = await storageOf(config);
  await storage.write(name, bytes, contentTypes[extension]);
  return addressOfPicture(name);
}

export async function deletePicture(config: Config, address: string | null | undefined): Promise<void> {
  const name = address?.slice(picturesPath.length);
  if (!address?.startsWith(picturesPath) || !params.file.safeParse(name).success || !name) return;
  await (await storageOf(config)).remove(name);
}

/** Never fails: a file that is no longer shown only takes space. */
export const deleteUnused = (config: Config, address: string | null): Promise<void> =>
  deletePicture(config, address).catch(() => undefined);

export async function readPicture(config: Config, name: string) {
  const bytes = await (await storageOf(config)).read(name);
  return bytes && { bytes, type: pictureTypeOf(name) };
}

/** Stores a picture and calls `apply` with its address. Then deletes whichever of the old and new files is unused. */
export async function replacePicture<Result>(
  config: Config,
  picture: Picture,
  apply: (address: string) => Promise<{ old: string | null; result: Result }>,
): Promise<Result> {
  const address = await storePicture(config, picture);
  const applied = await apply(address).catch(async (error: unknown) => {
    await deleteUnused(config, address);
    throw error;
  });
  await deleteUnused(config, applied.old);
  return applied.result;
}
