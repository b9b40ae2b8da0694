// DuckDB in memory, locked before it reads any data: two threads, bounded memory, access to the job's files only.
import { DuckDBInstance } from '@duckdb/node-api';

export type Cell = string | number | boolean | null;

const plain = (value: unknown): Cell => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  return typeof value === 'number' && Number.isFinite(value)
    ? value
    : value === undefined
      ? null
      : JSON.stringify(value);
};

const wholeTypes = /^(?:U?(?:TINY|SMALL|BIG|HUGE)INT|U?INTEGER|DECIMAL)/u;
const doubleTypes = /^(?:DOUBLE|FLOAT)/u;

/** Integers and decimals arrive as text, NaN and infinity as words. */
function toCell(value: unknown, type: string): Cell {
  if (value === null) return null;
  if (wholeTypes.test(type)) return plain(Number(value));
  if (doubleTypes.test(type)) return typeof value === 'number' && Number.isFinite(value) ? value : null;
  return plain(value);
}

/** The core count of a small machine. The threads run at low priority. */
const threads = '2';

export interface Database {
  readonly run: (statement: string) => Promise<void>;
  readonly rows: (query: string) => Promise<Cell[][]>;
}

export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export const rowNumber = quoted('__exchange_row_number');

export async function openDatabase(files: readonly string[], memory: number): Promise<Database> {
  const instance = await DuckDBInstance.create(':memory:', {
    threads,
    memory_limit: `${Math.floor(memory / 2 ** 20)}MiB`,
    preserve_insertion_order: 'true',
  });
  const connection = await instance.connect();
  const locks = [
    `set allowed_paths = [${files.map(literal).join(', ')}]`,
    `set temp_directory = ''`,
    `set autoinstall_known_extensions = false`,
    `set autoload_known_extensions = false`,
    `set allow_community_extensions = false`,
    `set timezone = 'UTC'`,
    `set enable_external_access = false`,
    `set lock_configuration = true`,
  ];
  for (const lock of locks) await connection.run(lock);
  return {
    run: async (statement) => {
      await connection.run(statement);
    },
    rows: async (query) => {
      const reader = await connection.runAndReadAll(query);
      const types = reader.columnTypes().map(String);
      return reader.getRowsJson().map((row) => row.map((value, index) => toCell(value, types[index] ?? '')));
    },
  };
}
