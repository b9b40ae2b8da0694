import { sql, type Kysely } from 'kysely';
import { maxOffset } from '#contract/constants.ts';
import type { Facets } from '#contract/types.ts';
import type { Database } from '../../database/schema.ts';
import { keep } from './kept.ts';
import { rowsOf, type Filter, type Listing } from './listing.ts';

const counted = [
  ['types', 'type'],
  ['categories', 'category_id'],
  ['accessTypes', 'access_type'],
] as const satisfies readonly (readonly [keyof Filter & keyof Facets, string])[];

/** Counts of each choice over the list as it would be without that choice, no further than paging reaches. */
export function readFacets(db: Kysely<Database>, listing: Listing): Promise<Facets> {
  const { caller, owner, filter, partnerOf } = listing;
  return keep(db, `facets ${JSON.stringify([caller, owner, filter, partnerOf])}`, () => count(db, listing));
}

async function count(db: Kysely<Database>, listing: Listing): Promise<Facets> {
  const { filter } = listing;
  const some = (column: string, without: Filter) =>
    sql`(select ${sql.ref(`s.${column}`)} as value from ${rowsOf(listing, without)} limit ${sql.lit(maxOffset)}) f`;
  const counts = counted.map(
    ([name, column]) =>
      sql`select ${name}::text as facet, value::text as value, count(*)::bigint as count from ${some(column, { ...filter, [name]: undefined })} group by value`,
  );
  const prices = some('price', { ...filter, minPrice: undefined, maxPrice: undefined });
  const bounds = (['min', 'max'] as const).map(
    (side) => sql`select 'price', ${side}::text, coalesce(${sql.raw(side)}(value), 0) from ${prices}`,
  );
  const { rows } = await sql<{ facet: string; value: string; count: number }>`${sql.join(
    [...counts, ...bounds],
    sql` union all `,
  )} order by 3 desc, 2`.execute(db);
  const of = (name: string) => rows.filter(({ facet }) => facet === name).map(({ value, count }) => ({ value, count }));
  const bound = (side: string) => rows.find(({ facet, value }) => facet === 'price' && value === side)?.count ?? 0;
  return {
    types: of('types'),
    categories: of('categories'),
    accessTypes: of('accessTypes'),
    price: { min: bound('min'), max: bound('max') },
  };
}
