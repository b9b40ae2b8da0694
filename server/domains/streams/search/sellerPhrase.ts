import { sql, type Kysely } from 'kysely';
import { fold } from '../../../database/folding.ts';
import type { Database } from '../../../database/schema.ts';
import { cached } from '../cache.ts';
import { listedRows } from '../query.ts';
import type { Phrases, Phrase } from './findPhrases.ts';

/** Above this number of sellers with the name, it stays a search word. */
const maxSellers = 3;

/** Finds listed sellers named after "by". The longest name wins: "by Ann Lee" is not every Ann. */
export async function readSeller(
  db: Kysely<Database>,
  { seller }: Phrases,
  now: string,
): Promise<Omit<Phrase, 'text'> | undefined> {
  if (!seller) return undefined;
  const names = seller.words.map(({ text }) => fold(text));
  const read = async () => {
    const { rows } = await sql<{ n: number; ids: string[] }>`
      select g.n::int, array_agg(f.id::text) as ids
      from unnest(${names}::text[]) with ordinality as g (name, n), lateral (
        select u.id from users u
        where u.folded_search @@ plainto_tsquery('simple', g.name)
          and (u.folded_name = g.name or starts_with(u.folded_name, g.name || ' '))
          and exists (select 1 from ${listedRows({}, now)} and s.owner_id = u.id)
        limit ${sql.lit(maxSellers + 1)}
      ) f group by g.n`.execute(db);
    return rows;
  };
  const found = await cached(db, `seller ${JSON.stringify(names)}`, read);
  const [longest] = found.filter(({ ids }) => ids.length <= maxSellers).toSorted((a, b) => b.n - a.n);
  const last = longest && seller.words[longest.n - 1];
  return last && { start: seller.start, end: last.end, filter: { owners: longest.ids } };
}
