import { open } from 'node:fs/promises';
import { literal, type Database } from '../../duckdb/database.ts';
import { quoteOptions, sniffDialect, type Dialect } from './dialect.ts';
import { fileKind, isLines, type FileKind } from './sniff.ts';

const headBytes = 4096;
/** Minimum and maximum bytes of one JSON value. */
const minObject = 2 ** 20;
const maxObject = 2 ** 27;

interface Source {
  readonly file: string;
  readonly bytes: number;
  readonly head: Uint8Array;
  readonly quotes?: string;
}

async function openSource(file: string): Promise<Source> {
  const handle = await open(file, 'r');
  try {
    const { size: bytes } = await handle.stat();
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return { file, bytes, head: buffer.subarray(0, bytesRead) };
  } finally {
    await handle.close();
  }
}

/** A JSON document is one value and needs a buffer of its size, twice. JSON lines need one small buffer per line. */
function jsonOptions({ bytes, head }: Source): string {
  if (isLines(head)) return `format = 'newline_delimited'`;
  return `format = 'auto', maximum_object_size = ${Math.min(Math.max(bytes, minObject), maxObject)}`;
}

const readers: Readonly<Record<FileKind, (source: Source, thorough: boolean, types: readonly string[]) => string>> = {
  parquet: ({ file }) => `read_parquet(${literal(file)})`,
  json: (source, thorough, types) =>
    `read_json(${literal(source.file)}, ${jsonOptions(source)}, compression = 'uncompressed'${thorough ? ', sample_size = -1' : ''}${types.length > 0 ? `, columns = {${types.join(', ')}}` : ''})`,
  csv: (source, thorough) =>
    `read_csv(${literal(source.file)}, compression = 'none'${source.quotes ?? ''}, nullstr = ['', 'null', 'NULL', 'NaN', 'nan', '\\N'], null_padding = true, strict_mode = false${thorough ? ', sample_size = -1' : ''})`,
};

export interface Readable {
  readonly kind: FileKind;
  /** Of a CSV file. Rejects where DuckDB finds none. */
  readonly dialect: Promise<Dialect> | undefined;
  /** The file as SQL. Thorough: with types detected over every row. `types` are those of the keys of a JSON file. */
  readonly text: (thorough: boolean, types?: readonly string[]) => string;
}

export async function readable(database: Database, file: string): Promise<Readable> {
  const opened = await openSource(file);
  const kind = fileKind(opened.head);
  const dialect = kind === 'csv' ? sniffDialect(database, file) : undefined;
  const quotes = await dialect?.then(quoteOptions, () => '');
  const source = { ...opened, ...(quotes && { quotes }) };
  return { kind, dialect, text: (thorough, types = []) => readers[kind](source, thorough, types) };
}
