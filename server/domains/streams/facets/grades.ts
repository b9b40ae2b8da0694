import { sql, type Kysely } from 'kysely';
import { maxOffset } from '#contract/constants.ts';
import type { Facets } from '#contract/types.ts';
import type { Database } from '../../../database/schema.ts';
import { exactCountLimit, cached } from '../cache.ts';
import { orderOf, planningOf, rowsOf, type StreamQuery } from '../query.ts';

const newest = sql`order by ${orderOf({ sort: 'DATE', order: 'DESC' }, 's')} limit ${sql.lit(maxOffset)}`;

type Graded = { value: Facets['grades'][number]['value'] | null; count: number }[];

const isLarge = (graded: Graded) => graded.reduce((sum, { count }) => sum + count, 0) > exactCountLimit;

export async function readGrades(db: Kysely<Database>, query: StreamQuery): Promise<Facets['grades']> {
  const { caller, owner, filter, partnerOf } = query;
  const without = { ...filter, grades: undefined };
  const count = async () => {
    const { rows } = await sql<Graded[number]>`
      select ${planningOf(without)} s.sample_grade as value, count(*)::int as count
      from (select s.sample_grade from ${rowsOf(query, without, newest)} ${newest}) s group by 1 order by 1`.execute(
      db,
    );
    return rows;
  };
  const graded = await cached(db, `grades ${JSON.stringify([caller, owner, without, partnerOf])}`, count, isLarge);
  return graded.flatMap(({ value, count: found }) => (value === null ? [] : [{ value, count: found }]));
}
