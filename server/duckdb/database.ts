// DuckDB in memory, locked before it reads any data: few threads, bounded memory, access to the job's files only.
import { DuckDBDataChunk, DuckDBInstance, type DuckDBType, type DuckDBValue } from '@duckdb/node-api';

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
const usualThreads = 2;

type Bound = string | number | boolean;

export interface Answer {
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  readonly rows: Cell[][];
}

export type PlainCell = Cell | bigint;

export interface Database {
  readonly run: (statement: string, values?: readonly Bound[]) => Promise<void>;
  readonly rows: (query: string, values?: readonly Bound[]) => Promise<Cell[][]>;
  /** Reads at most about `most` rows of a query with named parameters. */
  readonly answer: (query: string, most: number, values: Readonly<Record<string, Bound>>) => Promise<Answer>;
  readonly stream: (query: string, values?: readonly Bound[]) => AsyncGenerator<PlainCell[][]>;
  /** Makes a table from chunks of columns, whose names are `c0`, `c1` and so on. */
  readonly fill: (table: string, types: readonly DuckDBType[], chunks: Chunks) => Promise<void>;
}

type Chunks = AsyncIterable<readonly (readonly DuckDBValue[])[]>;

/** Cells that are converted at once: a chunk of 2,048 wide rows would fill the heap of a child. */
const cellsOfSlice = 100_000;

function* slicesOf(chunk: DuckDBDataChunk): Generator<PlainCell[][]> {
  const { rowCount, columnCount } = chunk;
  const vectors = Array.from({ length: columnCount }, (_, at) => chunk.getColumnVector(at));
  const most = Math.max(1, Math.floor(cellsOfSlice / columnCount));
  for (let start = 0; start < rowCount; start += most) {
    const length = Math.min(most, rowCount - start);
    // A vector keeps the texts that it has converted; its slices go with their rows.
    const slices = vectors.map((vector) => vector.slice(start, length));
    yield Array.from({ length }, (_, row) => slices.map((slice) => slice.getItem(row) as PlainCell));
  }
}

export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
/** Rows of a file in SQL. Of its folders, `zone=eu` would be a column otherwise. */
export const parquetRows = (file: string) => `read_parquet(${literal(file)}, hive_partitioning = false)`;
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export const rowNumberName = '__exchange_row_number';
export const rowNumber = quoted(rowNumberName);

/** Bytes that a job may store on disk beyond its memory. */
const spillBytes = 2 * 2 ** 30;

/** With a spill folder, tables larger than the memory go there. */
export async function openDatabase(
  files: readonly string[],
  memory: number,
  spill = '',
  threads = usualThreads,
): Promise<Database> {
  const instance = await DuckDBInstance.create(':memory:', {
    threads: String(threads),
    memory_limit: `${Math.floor(memory / 2 ** 20)}MiB`,
    preserve_insertion_order: 'true',
  });
  const connection = await instance.connect();
  const locks = [
    `set allowed_paths = [${files.map(literal).join(', ')}]`,
    `set temp_directory = ${literal(spill)}`,
    ...(spill ? [`set max_temp_directory_size = '${spillBytes / 2 ** 20}MiB'`] : []),
    `set autoinstall_known_extensions = false`,
    `set autoload_known_extensions = false`,
    `set allow_community_extensions = false`,
    `set timezone = 'UTC'`,
    `set enable_external_access = false`,
    `set lock_configuration = true`,
  ];
  for (const lock of locks) await connection.run(lock);
  return {
    run: async (statement, values = []) => {
      await connection.run(statement, [...values]);
    },
    rows: async (query, values = []) => {
      const reader = await connection.runAndReadAll(query, [...values]);
      const types = reader.columnTypes().map(String);
      return reader.getRowsJson().map((row) => row.map((value, index) => toCell(value, types[index] ?? '')));
    },
    answer: async (query, most, values) => {
      const reader = await connection.streamAndReadUntil(query, most, { ...values });
      const types = reader.columnTypes().map(String);
      const columns = reader.columnNames().map((name, index) => ({ name, type: types[index] ?? '' }));
      const rows = reader.getRowsJson().map((row) => row.map((value, index) => toCell(value, types[index] ?? '')));
      return { columns, rows };
    },
    stream: async function* stream(query, values = []) {
      const result = await connection.stream(query, [...values]);
      for (;;) {
        const chunk = await result.fetchChunk();
        if (!chunk || chunk.rowCount === 0) return;
        yield* slicesOf(chunk);
      }
    },
    fill: async (table, types, chunks) => {
      const columns = types.map((type, at) => `c${at} ${type.toString()}`);
      await connection.run(`create table ${quoted(table)} (${columns.join(', ')})`);
      const appender = await connection.createAppender(table);
      for await (const values of chunks) {
        const chunk = DuckDBDataChunk.create(types);
        chunk.setColumns(values);
        appender.appendDataChunk(chunk);
      }
      appender.closeSync();
    },
  };
}
