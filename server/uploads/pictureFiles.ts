import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { params } from '#contract/params.ts';
import type { Config } from '../kernel/config.ts';
import { codeOf } from '../database/errors.ts';
import type { Extension, Picture } from './picture.ts';

/** Path of the pictures. Their addresses are relative to the server. */
const picturesPath = '/pictures/';

const contentTypes: Readonly<Record<Extension, string>> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

const folderOf = ({ dataDir }: Config) => path.join(dataDir, 'pictures');

export async function storePicture(config: Config, { bytes, extension }: Picture): Promise<string> {
  const folder = folderOf(config);
  const name = `${randomBytes(16).toString('hex')}.${extension}`;
  await mkdir(folder, { recursive: true });
  const unfinished = path.join(folder, `.${name}`);
  await writeFile(unfinished, bytes, { flush: true });
  await rename(unfinished, path.join(folder, name));
  return picturesPath + name;
}

export async function deletePicture(config: Config, address: string | null | undefined): Promise<void> {
  const name = address?.slice(picturesPath.length);
  if (!address?.startsWith(picturesPath) || !params.file.safeParse(name).success || !name) return;
  await rm(path.join(folderOf(config), name), { force: true });
}

export async function readPicture(config: Config, name: string) {
  try {
    const bytes = await readFile(path.join(folderOf(config), name));
    return { bytes, type: contentTypes[path.extname(name).slice(1) as Extension] };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Stores a picture and calls `apply` with its address. Then deletes whichever of the old and new files is unused. */
export async function replacePicture<Result>(
  config: Config,
  picture: Picture,
  apply: (address: string) => Promise<{ old: string | null; result: Result }>,
): Promise<Result> {
  const address = await storePicture(config, picture);
  try {
    const { old, result } = await apply(address);
    await deletePicture(config, old);
    return result;
  } catch (error) {
    await deletePicture(config, address);
    throw error;
  }
}
