import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Transaction } from 'kysely';
import type { OpenDatabase } from '../database/connection/connect.ts';
import { readSource } from '../database/copy/source.ts';
import { codeOf } from '../database/errors.ts';
import type { Database } from '../database/schema.ts';
import { listFiles } from './files.ts';
import { formatVersion, leftOut, lineOf } from './format.ts';

const bytesPerLine = 256 * 1024;

export function backupStream(database: OpenDatabase<Database>, dataDir: string): Readable {
  const packed = createGzip({ level: 4 });
  const lines = Readable.from(linesOf(database, dataDir)).on('error', (error) => packed.destroy(error));
  // A closed reader ends the transaction.
  packed.on('close', () => lines.destroy());
  return lines.pipe(packed);
}

async function* linesOf(database: OpenDatabase<Database>, dataDir: string): AsyncGenerator<string> {
  yield lineOf({ exchange: formatVersion, at: new Date().toISOString(), engine: database.engine });
  // Pictures are never changed, only added and removed. The files listed before and after the snapshot include every
  // one that the rows name.
  const done = new Set<string>();
  yield* filesOf(dataDir, done);
  const trx = await database.db.startTransaction().setIsolationLevel('repeatable read').execute();
  try {
    yield* rowsOf(trx, dataDir, done);
  } finally {
    await trx
      .rollback()
      .execute()
      .catch(() => undefined);
  }
}

async function* rowsOf(trx: Transaction<Database>, dataDir: string, done: Set<string>): AsyncGenerator<string> {
  const source = await readSource(trx, leftOut);
  yield* filesOf(dataDir, done);
  yield lineOf({ steps: source.steps, tables: source.tables });
  let table = '';
  for await (const batch of source.batches()) {
    if (batch.table !== table) yield lineOf({ table: batch.table });
    ({ table } = batch);
    yield batch.rows.map(lineOf).join('');
  }
  yield lineOf({ end: { files: done.size, figures: source.figures() } });
}

async function* filesOf(dataDir: string, done: Set<string>): AsyncGenerator<string> {
  for (const name of await listFiles(dataDir)) {
    if (done.has(name)) continue;
    try {
      const bytes = createReadStream(path.join(dataDir, name), { highWaterMark: bytesPerLine });
      let begun = false;
      for await (const chunk of bytes as AsyncIterable<Buffer>) {
        if (!begun) yield lineOf({ file: name });
        begun = true;
        yield lineOf({ bytes: chunk.toString('base64') });
      }
      if (!begun) yield lineOf({ file: name });
      done.add(name);
    } catch (error) {
      // Deleted since the listing, so no row names it.
      if (codeOf(error) !== 'ENOENT') throw error;
    }
  }
}
