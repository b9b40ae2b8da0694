import { open as openFile } from 'node:fs/promises';
import { literal, type Database } from '../../duckdb/database.ts';
import { isOutOfMemory } from '../../duckdb/error.ts';
import { jsonShapes } from '../../reading/columnType.ts';
import { shapeNames } from '../../reading/fitting.ts';
import { shapeOf } from '../../reading/json/table.ts';
import { columnNames } from '../../reading/names.ts';
import type { Recognised } from '#server/reading/types.ts';
import { typedNames } from './csv.ts';
import { ColumnFacts } from './scan/columnFacts.ts';
import { JsonScan } from './scan/jsonScan.ts';
import { Irregular, readParts } from './scan/readParts.ts';
import { storeScanned, type Scan } from './scan/storeScanned.ts';
import { refuseWidth, type Source } from './store.ts';
import { isNative } from './types.ts';

const firstBytes = 2 ** 20;
const longestLine = 2 ** 22;

const startsWithDigit = /^\d/u;

/** Keys of flat records in lines, in the order of their first cells. Undefined if a line is no such record. */
function keysIn(lines: string): readonly string[] | undefined {
  const keys = new Set<string>();
  for (const line of lines.split('\n')) {
    if (line.trim() === '') continue;
    const record: unknown = JSON.parse(line);
    if (typeof record !== 'object' || record === null || Array.isArray(record)) return undefined;
    for (const [key, value] of Object.entries(record)) {
      if (typeof value === 'object' && value !== null) return undefined;
      keys.add(key);
    }
  }
  return [...keys];
}

/** Keys of the first records, if the file looks like records in lines whose keys need no new names. */
async function keysOf(file: string): Promise<readonly string[] | undefined> {
  const handle = await openFile(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(firstBytes), 0, firstBytes, 0);
    const lines = buffer.toString('utf8', 0, buffer.lastIndexOf(0x0a, bytesRead - 1) + 1);
    const known = keysIn(lines);
    // JSON.parse puts whole numbers before other keys.
    const keys = known?.some((key) => startsWithDigit.test(key))
      ? (await shapeOf([lines])).columns.map(({ key }) => key)
      : known;
    return keys && columnNames(keys).every((name, at) => name === keys[at]) ? keys : undefined;
  } catch {
    return undefined;
  } finally {
    await handle.close();
  }
}

const scanOf =
  (file: string, keys: readonly string[]): Scan =>
  async (most) => {
    const facts = new ColumnFacts(keys.map((name) => ({ name, shapes: shapeNames })));
    const scan = new JsonScan(facts, keys);
    const isWhole = await readParts(file, scan, most);
    const kinds = scan.kinds();
    const types = facts.typed((at) => jsonShapes[kinds[at] ?? 'json']);
    // DuckDB keeps the values of numbers, and no digits.
    const exact = new Set(types.filter((column) => isNative(column)).map(({ name }) => name));
    const isKept = kinds.every((kind, at) => kind && (kind !== 'number' || exact.has(keys[at]!)));
    if (!isKept) throw new Irregular();
    return { types, rows: scan.rows, headers: 0, isWhole };
  };

/**
 * Stores flat records in lines by DuckDB's reader. False where a record has an unknown or repeated key, a list or an object,
 * or a number whose digits that reader would change: these need the reader that keeps every character.
 */
export async function storeLines(
  open: (columns: number) => Promise<Database>,
  source: string,
  table: string,
  { found, encoding }: Recognised,
): Promise<boolean> {
  const isPlain = found.compression === undefined && found.encoding === 'utf-8' && !encoding?.mark;
  const names = isPlain ? await keysOf(source) : undefined;
  if (!names || names.length === 0) return false;
  refuseWidth(names.length);
  const from: Source['from'] = (types) =>
    `read_json(${literal(source)}, format = 'newline_delimited', compression = 'uncompressed', records = true, maximum_object_size = ${longestLine}, columns = {${typedNames(names, types)}})`;
  try {
    await storeScanned(await open(2 * names.length), { from, names }, table, scanOf(source, names));
    return true;
  } catch (error) {
    if (isOutOfMemory(error)) throw error;
    return false;
  }
}
