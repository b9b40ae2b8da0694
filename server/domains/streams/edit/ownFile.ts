import type { Transaction } from 'kysely';
import { fileIdOf } from '#contract/sources.ts';
import type { Database } from '../../../database/schema.ts';
import { queueMeasurement } from '../../../records/measurementQueue.ts';
import { isOwnFile } from '../../../uploads/dataFiles.ts';
import { takeKnown } from '#server/domains/samples/takeSample.ts';
import { refusalOf } from './checks.ts';

export const assertOwnFile = async (trx: Transaction<Database>, url: string, ownerId: string): Promise<void> => {
  if (fileIdOf(url) !== undefined && !(await isOwnFile(trx, url, ownerId)))
    throw refusalOf(['url', 'is not one of your files: upload it again']);
};

interface Listed {
  readonly id: string;
  readonly url: string;
  readonly reading: string | null;
}

export async function describeSource(
  trx: Transaction<Database>,
  { id, url, reading }: Listed,
  at: string,
  before = '',
): Promise<void> {
  const replaced = fileIdOf(before);
  if (replaced !== undefined && before !== url)
    await trx.updateTable('files').set({ replaced_at: at }).where('id', '=', replaced).execute();
  const fileId = fileIdOf(url);
  const file =
    fileId === undefined
      ? undefined
      : await trx
          .updateTable('files')
          .set({ stream_id: id, replaced_at: null })
          .where('id', '=', fileId)
          .returning('sample')
          .executeTakeFirst();
  if (file?.sample && reading === null) await takeKnown(trx, id, url, file.sample);
  else await queueMeasurement(trx, id, at);
}
