import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataFormatRows } from '#contract/dataFormats.ts';
import { openDatabase, parquetRows, quoted } from '../../duckdb/database.ts';
import { reasonOf } from '../../duckdb/error.ts';
import { ReadingError } from '../../reading/readingError.ts';
import { readTable } from '../../reading/readTable.ts';
import { recognise } from '../../reading/recognise.ts';
import type { TableRead } from '#server/reading/types.ts';
import { storedOf } from '../child/hidden.ts';
import { perform } from '../child/perform.ts';
import { csvCell } from '../child/written.ts';
import type { TableInfo } from '../job.ts';
import { tableBytes } from '../runTableJob.ts';

const typed = new Set<string>(dataFormatRows.flatMap(([name, { isTyped }]) => (isTyped ? [name] : [])));

const explained = (error: unknown) => {
  const reason = reasonOf(error);
  return reason === undefined ? error : new ReadingError(reason, { cause: error });
};

/** The table of a format with types, prepared as for a listing, in the cells of its CSV file. */
async function openTyped(source: string): Promise<TableRead> {
  const folder = await mkdtemp(path.join(tmpdir(), 'read-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const table = path.join(folder, 'table.parquet');
    const declared = { name: path.basename(source) };
    const job = { kind: 'prepare', memory: tableBytes, folder, table, source, declared, choice: {} } as const;
    const { reading } = (await perform(job)) as TableInfo;
    const database = await openDatabase([table], tableBytes, path.join(folder, 'spill'));
    const { columns, texts } = await storedOf(database, table);
    const cells = columns.map((column) => csvCell(column, texts)).join(', ');
    const list = columns.map(({ name }) => `${quoted(name)}::varchar`).join(', ');
    const batches = async function* batches() {
      try {
        yield* database.stream(`select ${list} from (select ${cells} from ${parquetRows(table)})`);
      } finally {
        await remove();
      }
    };
    return {
      columns: columns.map(({ name }) => ({ name, written: name })),
      hasHeader: true,
      batches: batches() as TableRead['batches'],
      reading: () => reading,
    };
  } catch (error) {
    await remove();
    throw explained(error);
  }
}

export async function openFile(file: string): Promise<TableRead> {
  const recognised = await recognise(file, { name: path.basename(file) });
  return typed.has(recognised.found.format) ? openTyped(file) : readTable(file, recognised);
}
