// DuckDB reads lists whose levels are broken, and leaves out values. The footer tells how many there are.
import type { Column } from '../../duckdb/columns.ts';
import { literal, quoted, parquetRows, type Database } from '../../duckdb/database.ts';
import { RunError } from '../../duckdb/error.ts';

/** Lists and maps without another one inside. */
const isFlat = ({ type }: Column) => type.split(/\[|MAP\(/u).length === 2 && /\[\]$|^MAP\(/u.test(type);

/** Refuses a file whose lists or maps hold more or fewer values than its footer says. `written`: the names in the file. */
export async function refuseLostValues(
  database: Database,
  { file, columns, written }: { file: string; columns: readonly Column[]; written: readonly string[] },
): Promise<void> {
  const prefixes = written.map((name) => `${name}, `);
  // Names with commas, or names that repeat, may share the path of a leaf.
  const isAlone = (prefix: string) =>
    prefixes.filter((other) => other.startsWith(prefix) || prefix.startsWith(other)).length === 1;
  const checked = columns.flatMap((column, at) => {
    const prefix = prefixes[at] ?? '';
    return isFlat(column) && isAlone(prefix) ? [{ column, prefix }] : [];
  });
  if (checked.length === 0) return;
  const named = await database.rows(
    `select path_in_schema, sum(num_values)::double from parquet_metadata(${literal(file)}) group by all`,
  );
  const sums = checked.map(({ column: { name, type } }) => {
    const size = type.startsWith('MAP(') ? 'cardinality' : 'len';
    return `sum(greatest(coalesce(${size}(${quoted(name)}), 1), 1))::double`;
  });
  const [read = []] = await database.rows(`select ${sums.join(', ')} from ${parquetRows(file)}`);
  for (const [at, { column, prefix }] of checked.entries()) {
    const count = Number(read[at] ?? 0);
    if (named.some(([leaf, values]) => String(leaf).startsWith(prefix) && Number(values) !== count))
      throw new RunError(`The Parquet file is broken: “${column.name}” holds more or fewer values than the file says`);
  }
}
