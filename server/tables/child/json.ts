import { quoted, type Database } from '../../duckdb/database.ts';
import { RunError } from '../../duckdb/error.ts';
import { jsonShapes as shapes } from '../../reading/columnType.ts';
import { jsonText } from '../../reading/json/readJson.ts';
import { rowsOf, shapeOf, type JsonShape } from '../../reading/json/table.ts';
import { columnNames } from '../../reading/names.ts';
import type { Recognised } from '#server/reading/types.ts';
import { draftOf, canonicalRules, canonicalSource, endCells, writeCanonical } from './canonical.ts';
import { scanOf, storeScanned } from './scan/storeScanned.ts';
import type { Source } from './store.ts';

export async function readShape(source: string, recognised: Recognised): Promise<JsonShape> {
  const shape = await shapeOf(jsonText(source, recognised));
  if (shape.columns.length === 0) throw new RunError('The data has no columns');
  return shape;
}

interface Storing {
  readonly source: string;
  readonly table: string;
  readonly shape: JsonShape;
  readonly recognised: Recognised;
}

/** Stores the records of a JSON file with every value as the source wrote it. */
export async function storeJson(
  database: Database,
  { source: path, table, shape, recognised }: Storing,
): Promise<void> {
  const file = draftOf(table);
  const names = columnNames(shape.columns.map(({ key }) => key));
  const longest = await writeCanonical(file, rowsOf(jsonText(path, recognised), shape), names.length);
  const columns = shape.columns.map(({ kind }, at) => ({ name: names[at] ?? '', kind }));
  const kinds = new Map(columns.map(({ name, kind }) => [name, kind]));
  const cells = [...columns.map(({ name, kind }) => ({ name, shapes: shapes[kind] })), endCells];
  const source: Source = {
    names,
    from: (types) => canonicalSource(file, names, longest, types),
    // Numbers that no type keeps stay JSON, which has their digits.
    untyped: (name) => (/json|number/u.test(kinds.get(name) ?? '') ? `${quoted(name)}::json` : quoted(name)),
  };
  await storeScanned(database, source, table, scanOf(file, canonicalRules, cells));
}
