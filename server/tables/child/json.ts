import { quoted, type Database } from '../../duckdb/database.ts';
import { RunError } from '../../duckdb/error.ts';
import { jsonText } from '../../reading/json/readJson.ts';
import { rowsOf, shapeOf, type JsonColumnKind, type JsonShape } from '../../reading/json/table.ts';
import { columnNames } from '../../reading/names.ts';
import type { Recognised } from '../../reading/recognised.ts';
import { canonicalSource, writeCanonical } from './canonical.ts';
import { typesOf, type Shape, type Typed } from './types.ts';

const shapes: Readonly<Record<JsonColumnKind, readonly Shape[]>> = {
  empty: [],
  boolean: ['boolean'],
  number: ['bigint', 'decimal(38, 0)', 'double'],
  text: ['date', 'timestamp', 'timestamptz'],
  json: [],
};

export interface JsonTable {
  readonly names: readonly string[];
  readonly from: string;
  readonly types: readonly Typed[];
}

export async function readShape(source: string, recognised: Recognised): Promise<JsonShape> {
  const shape = await shapeOf(jsonText(source, recognised));
  if (shape.columns.length === 0) throw new RunError('The data has no columns');
  return shape;
}

/** Stores the records of a JSON file as text, with every value as the source wrote it. */
export async function loadJson(
  database: Database,
  { source, file, shape, recognised }: { source: string; file: string; shape: JsonShape; recognised: Recognised },
): Promise<JsonTable> {
  const names = columnNames(shape.columns.map(({ key }) => key));
  const longest = await writeCanonical(file, rowsOf(jsonText(source, recognised), shape), names.length);
  const rows = canonicalSource(file, names, longest);
  const columns = shape.columns.map(({ kind }, at) => ({ name: names[at] ?? '', kind }));
  const cells = columns
    .filter(({ kind }) => shapes[kind].length > 0)
    .map(({ name, kind }) => ({ name, shapes: shapes[kind] }));
  const types = await typesOf(database, rows, cells);
  const typed = new Set(types.map(({ name }) => name));
  // Numbers that no type keeps stay JSON, which has their digits.
  const list = columns.map(({ name, kind }) =>
    kind === 'json' || (kind === 'number' && !typed.has(name))
      ? `${quoted(name)}::json as ${quoted(name)}`
      : quoted(name),
  );
  return { names, types, from: `(select ${list.join(', ')} from ${rows})` };
}
