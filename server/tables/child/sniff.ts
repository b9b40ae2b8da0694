import { open } from 'node:fs/promises';
import { RunError } from '../../duckdb/error.ts';

export type FileKind = 'parquet' | 'json' | 'csv';

const startsWith = (head: Uint8Array, ...bytes: readonly number[]) =>
  bytes.every((byte, index) => head[index] === byte);

export function fileKind(head: Uint8Array): FileKind {
  if (head.length === 0) throw new RunError('The data source is empty');
  if (startsWith(head, 0x50, 0x41, 0x52, 0x31)) return 'parquet';
  if (startsWith(head, 0x50, 0x4b) || startsWith(head, 0x1f, 0x8b) || startsWith(head, 0x28, 0xb5, 0x2f, 0xfd)) {
    throw new RunError('The data source is a compressed archive: runs read CSV, JSON, NDJSON and Parquet as they are');
  }
  if (head.includes(0)) throw new RunError('The data source is neither CSV, JSON, NDJSON nor Parquet');
  const text = new TextDecoder().decode(head).trimStart();
  if (text === '') throw new RunError('The data source is empty');
  if (/^[[{]/u.test(text)) return 'json';
  if (/^<(?:!doctype|html|\?xml|svg|[a-z]+[\s>])/iu.test(text)) {
    throw new RunError('The data source is a web page or XML: runs read CSV, JSON, NDJSON and Parquet');
  }
  return 'csv';
}

const headBytes = 4096;

export async function kindOf(file: string): Promise<FileKind> {
  const handle = await open(file, 'r');
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return fileKind(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}
