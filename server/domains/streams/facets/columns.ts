import { sql, type Kysely } from 'kysely';
import { columnFacets, type ColumnFacet, type FacetWith } from '#contract/streamFacets.ts';
import type { Facets } from '#contract/types.ts';
import type { Database } from '../../../database/schema.ts';
import { exactCountLimit, cached } from '../cache.ts';
import { keyOf, newest, planningOf, rowsOf, type StreamQuery } from '../query.ts';

type Counts = { value: string | null; count: number }[];
type Columns = Pick<Facets, FacetWith<{ counted: 'column' }>>;

const counted = columnFacets.filter(([, { counted }]) => counted === 'column');

const isLarge = (counts: Counts) => counts.reduce((sum, { count }) => sum + count, 0) > exactCountLimit;

async function readColumn(db: Kysely<Database>, query: StreamQuery, name: ColumnFacet, column: string) {
  const without = { ...query.filter, [name]: undefined };
  const count = async () => {
    const { rows } = await sql<Counts[number]>`
      select ${planningOf(without)} s.${sql.ref(column)} as value, count(*)::int as count
      from (select s.${sql.ref(column)} from ${rowsOf(query, without, newest)} ${newest}) s group by 1 order by 1`.execute(
      db,
    );
    return rows;
  };
  const counts = await cached(db, `${name} ${keyOf({ ...query, filter: without })}`, count, isLarge);
  return counts.filter(({ value }) => value !== null);
}

export async function readColumns(db: Kysely<Database>, query: StreamQuery): Promise<Columns> {
  const read = counted.map(async ([name, { column }]) => [name, await readColumn(db, query, name, column)] as const);
  return Object.fromEntries(await Promise.all(read)) as Columns;
}
