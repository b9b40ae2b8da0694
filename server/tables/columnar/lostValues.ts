// DuckDB reads lists whose levels are broken, and leaves out values. The footer tells how many there are.
import type { Column } from '../../duckdb/columns.ts';
import { literal, quoted, type Database } from '../../duckdb/database.ts';
import { RunError } from '../../duckdb/error.ts';

const isFlatList = ({ type }: Column) => /^[^[\]]*\[\]$/u.test(type) && !type.includes('MAP(');

/** Refuses a file with a list of fewer values than its footer names. `written` holds the names as in the file. */
export async function refuseLostValues(
  database: Database,
  { file, columns, written }: { file: string; columns: readonly Column[]; written: readonly string[] },
): Promise<void> {
  const lists = columns.flatMap((column, at) => (isFlatList(column) ? [{ column, prefix: `${written[at]}, ` }] : []));
  const checked = lists.filter(({ prefix }) => written.filter((name) => `${name}, `.startsWith(prefix)).length === 1);
  if (checked.length === 0) return;
  const named = await database.rows(
    `select path_in_schema, sum(num_values)::double from parquet_metadata(${literal(file)}) group by all`,
  );
  const sums = checked.map(({ column: { name } }) => `sum(greatest(coalesce(len(${quoted(name)}), 1), 1))::double`);
  const [read = []] = await database.rows(`select ${sums.join(', ')} from read_parquet(${literal(file)})`);
  for (const [at, { column, prefix }] of checked.entries()) {
    const count = Number(read[at] ?? 0);
    if (named.some(([leaf, values]) => String(leaf).startsWith(prefix) && Number(values) !== count))
      throw new RunError(`The Parquet file is broken: the lists of “${column.name}” lack values`);
  }
}
