// Prepares tables with the code of the child process, in the process of the test.
import path from 'node:path';
import { databaseBytes } from '#server/duckdb/spawn.ts';
import { newId } from '#server/kernel/newId.ts';
import { openDatabase } from '#server/duckdb/database.ts';
import type { RunTable } from '#server/compute/job.ts';
import { draftOf } from '#server/tables/child/canonical.ts';
import { prepare } from '#server/tables/child/prepare.ts';
import { resourcesFor } from '#server/tables/child/width.ts';

export async function prepared(source: string, folder = path.dirname(source)): Promise<RunTable> {
  // Concurrent runs of a test may read the same source.
  const table = path.join(folder, `${newId()}.parquet`);
  const spill = path.join(folder, 'spill');
  const open = (columns: number) => {
    const { memory, threads } = resourcesFor(columns, databaseBytes);
    return openDatabase([source, table, draftOf(table)], memory, spill, threads);
  };
  const { reading } = await prepare({ open, source, table, declared: {}, choice: {} });
  return { file: table, version: path.basename(source), notes: reading.notes };
}
