import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '../kernel/config.ts';
import { record } from '../records/audit.ts';
import { pictureTypeOf } from '../uploads/pictureFiles.ts';
import { listFolder, picturesFolder, storageOf } from '../uploads/storage.ts';
import type { AdminContext } from './context.ts';
import { byOperator } from './person.ts';

export async function moveFiles({ exchange }: AdminContext): Promise<string[]> {
  const { config, db } = exchange;
  if (!config.storage) throw new ConfigError('Set STORAGE_URL to the bucket that is to hold the pictures');
  const folder = picturesFolder(config);
  const bucket = await storageOf(config);
  const counts = { copied: 0, present: 0 };
  for (const name of await listFolder(folder)) {
    const bytes = await readFile(path.join(folder, name));
    const found = await bucket.read(name);
    if (found?.equals(bytes)) counts.present += 1;
    else {
      await bucket.write(name, bytes, pictureTypeOf(name));
      if (!(await bucket.read(name))?.equals(bytes)) throw new ConfigError(`${name} came back changed from the bucket`);
      counts.copied += 1;
    }
  }
  await record(db, { action: 'files.moved', after: counts, reason: byOperator, at: exchange.now() });
  return [
    `${counts.copied} ${counts.copied === 1 ? 'picture' : 'pictures'} copied into the bucket and read back, ${counts.present} were there already.`,
    `${folder} is unchanged: remove it when every process runs with STORAGE_URL.`,
  ];
}
