import { quoted, type Database } from '../../duckdb/database.ts';
import { RunError } from '../../duckdb/error.ts';
import { jsonShapes as shapes } from '../../reading/columnType.ts';
import { jsonText } from '../../reading/json/readJson.ts';
import { rowsOf, shapeOf, type JsonShape } from '../../reading/json/table.ts';
import { columnNames } from '../../reading/names.ts';
import type { Recognised } from '../../reading/recognised.ts';
import { canonicalOf, canonicalSource, writeCanonical } from './canonical.ts';
import { store, storeGuessed, type Plan } from './store.ts';
import { guessTypes, typesOf } from './types.ts';

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
export async function storeJson(database: Database, { source, table, shape, recognised }: Storing): Promise<void> {
  const file = canonicalOf(table);
  const names = columnNames(shape.columns.map(({ key }) => key));
  const longest = await writeCanonical(file, rowsOf(jsonText(source, recognised), shape), names.length);
  const rows = canonicalSource(file, names, longest);
  const columns = shape.columns.map(({ kind }, at) => ({ name: names[at] ?? '', kind }));
  const cells = columns
    .filter(({ kind }) => shapes[kind].length > 0)
    .map(({ name, kind }) => ({ name, shapes: shapes[kind] }));
  const storeAs = (plan: Plan) => {
    const known = new Set([...plan.types.map(({ name }) => name), ...(plan.empty ?? [])]);
    // Numbers that no type keeps stay JSON, which has their digits.
    const list = columns.map(({ name, kind }) =>
      kind === 'json' || (kind === 'number' && !known.has(name))
        ? `${quoted(name)}::json as ${quoted(name)}`
        : quoted(name),
    );
    return store(database, { from: `(select ${list.join(', ')} from ${rows})`, names, table }, plan);
  };
  await storeGuessed({
    columns: names.length,
    guess: async () => storeAs({ ...(await guessTypes(database, rows, cells)), isGuess: true }),
    orElse: async () => storeAs({ types: await typesOf(database, rows, cells), isGuess: false }),
  });
}
