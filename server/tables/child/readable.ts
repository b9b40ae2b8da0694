import { open } from 'node:fs/promises';
import { literal } from '../../duckdb/database.ts';
import { fileKind, isLines, type FileKind } from './sniff.ts';

const headBytes = 4096;
/** Minimum and maximum bytes of one JSON value. */
const minObject = 2 ** 20;
const maxObject = 2 ** 27;

interface Source {
  readonly file: string;
  readonly bytes: number;
  readonly head: Uint8Array;
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

export interface Readable {
  readonly kind: FileKind;
  /** A JSON file as SQL, with types detected over every row. `types` are those of its keys. */
  readonly text: (types?: readonly string[]) => string;
}

export async function readable(file: string): Promise<Readable> {
  const source = await openSource(file);
  const text = (types: readonly string[] = []) =>
    `read_json(${literal(file)}, ${jsonOptions(source)}, compression = 'uncompressed', sample_size = -1${types.length > 0 ? `, columns = {${types.join(', ')}}` : ''})`;
  return { kind: fileKind(source.head), text };
}
