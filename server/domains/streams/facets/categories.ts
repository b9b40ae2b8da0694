import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { cached } from '../cache.ts';
import type { Filter } from '../query.ts';

/** Explicit ids of lower categories help the query planner estimate the number of streams. */
export async function withLowerCategories<Narrowed extends Filter>(
  db: Kysely<Database>,
  filter: Narrowed,
): Promise<Narrowed> {
  if (!filter.categories?.length) return filter;
  const all = await cached(db, 'categories', () => db.selectFrom('categories').select(['id', 'parent_id']).execute());
  const chosen = new Set(filter.categories.map((id) => id.toLowerCase()));
  const below = all.filter(({ parent_id }) => parent_id !== null && chosen.has(parent_id)).map(({ id }) => id);
  return { ...filter, categories: [...new Set([...chosen, ...below])] };
}
