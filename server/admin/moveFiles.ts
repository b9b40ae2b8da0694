import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError, type Config } from '../kernel/config.ts';
import { record } from '../records/audit.ts';
import { pictureTypeOf } from '../uploads/pictureFiles.ts';
import { folderOf, listFolder, storageOf } from '../uploads/storage.ts';
import type { Storage } from '../uploads/types.ts';
import type { AdminContext } from './context.ts';
import { byOperator } from './person.ts';

const changed = (name: string) => new ConfigError(`${name} came back changed from the bucket`);

async function isStored(bucket: Storage, name: string, file: string): Promise<boolean> {
  const found = await bucket.open(name, { start: 0, end: (await stat(file)).size - 1 });
  if (!found) return false;
  const [own, other] = await Promise.all([digestOf(createReadStream(file)), digestOf(found)]);
  return own === other;
}

async function digestOf(bytes: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of bytes) hash.update(part);
  return hash.digest('hex');
}

async function moveData(config: Config): Promise<{ copied: number; present: number }> {
  const folder = folderOf(config, 'files');
  const bucket = await storageOf(config, 'files');
  const counts = { copied: 0, present: 0 };
  for (const name of await listFolder(folder)) {
    const file = path.join(folder, name);
    if (await isStored(bucket, name, file)) counts.present += 1;
    else {
      await bucket.take(name, file);
      if (!(await isStored(bucket, name, file))) throw changed(name);
      counts.copied += 1;
    }
  }
  return counts;
}

export async function moveFiles({ exchange }: AdminContext): Promise<string[]> {
  const { config, db } = exchange;
  if (!config.storage) throw new ConfigError('Set STORAGE_URL to the bucket that is to hold the files');
  const folder = folderOf(config, 'pictures');
  const bucket = await storageOf(config);
  const counts = { copied: 0, present: 0 };
  for (const name of await listFolder(folder)) {
    const bytes = await readFile(path.join(folder, name));
    const found = await bucket.read(name);
    if (found?.equals(bytes)) counts.present += 1;
    else {
      await bucket.write(name, bytes, pictureTypeOf(name));
      if (!(await bucket.read(name))?.equals(bytes)) throw changed(name);
      counts.copied += 1;
    }
  }
  const data = await moveData(config);
  const hasData = data.copied + data.present > 0;
  await record(db, {
    action: 'files.moved',
    after: { ...counts, ...(hasData && { data }) },
    reason: byOperator,
    at: exchange.now(),
  });
  return [
    `${counts.copied} ${counts.copied === 1 ? 'picture' : 'pictures'} copied into the bucket and read back, ${counts.present} were there already.`,
    ...(hasData
      ? [
          `${data.copied} data ${data.copied === 1 ? 'file' : 'files'} copied and read back, ${data.present} were there already.`,
        ]
      : []),
    `${hasData ? `${folder} and ${folderOf(config, 'files')} are` : `${folder} is`} unchanged: remove it when every process runs with STORAGE_URL.`,
  ];
}
