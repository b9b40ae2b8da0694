import { sql, type Kysely } from 'kysely';
import { maxOffset } from '#contract/constants.ts';
import { columnFacets, type ColumnFacet, type CountedFacet } from '#contract/streamFacets.ts';
import type { Facets } from '#contract/types.ts';
import type { Database } from '../../../database/schema.ts';
import { exactCountLimit, cached } from '../cache.ts';
import { orderOf, planningOf, rowsOf, type StreamQuery } from '../query.ts';
import { isCellFacet, type CellFacet } from './cells.ts';

const newest = sql`order by ${orderOf({ sort: 'DATE', order: 'DESC' }, 's')} limit ${sql.lit(maxOffset)}`;

type Counts = { value: string | null; count: number }[];
type Columns = Pick<Facets, Exclude<CountedFacet & ColumnFacet, CellFacet | 'owners'>>;

const counted = columnFacets.filter(([name, { label }]) => label && !isCellFacet(name) && name !== 'owners');

const isLarge = (counts: Counts) => counts.reduce((sum, { count }) => sum + count, 0) > exactCountLimit;

async function readColumn(db: Kysely<Database>, query: StreamQuery, name: ColumnFacet, column: string) {
  const { caller, owner, filter, partnerOf } = query;
  const without = { ...filter, [name]: undefined };
  const count = async () => {
    const { rows } = await sql<Counts[number]>`
      select ${planningOf(without)} s.${sql.ref(column)} as value, count(*)::int as count
      from (select s.${sql.ref(column)} from ${rowsOf(query, without, newest)} ${newest}) s group by 1 order by 1`.execute(
      db,
    );
    return rows;
  };
  const counts = await cached(db, `${name} ${JSON.stringify([caller, owner, without, partnerOf])}`, count, isLarge);
  return counts.filter(({ value }) => value !== null);
}

/** Counts the newest streams for each other facet with a column. */
export async function readColumns(db: Kysely<Database>, query: StreamQuery): Promise<Columns> {
  const read = counted.map(async ([name, { column }]) => [name, await readColumn(db, query, name, column)] as const);
  return Object.fromEntries(await Promise.all(read)) as Columns;
}
