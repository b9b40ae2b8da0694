// Vocabulary of the catalogue, with which search completes and corrects words. Words of removed streams stay: a
// correction that finds nothing is not used.
import { sql, type Kysely } from 'kysely';
import { foldedSql, wordsSql } from '../database/folding.ts';
import type { Database } from '../database/schema.ts';

const tags = `coalesce((g.metadata -> 'tags')::text, '')`;
const text = `(g.name || ' ' || g.description || ' ' || ${tags} || ' ' || g.column_names)`;

/** The last statement of a transaction: two that insert the same words wait for one another, in alphabetical order. */
export const insertWords = (given: string) => sql`
  insert into words (word)
  select distinct t.token from ${sql.ref(given)} g, ts_parse('default', ${sql.raw(wordsSql(foldedSql(text)))}) t
  where t.tokid in (1, 2) and length(t.token) between 3 and 24
  order by 1 on conflict do nothing`;

export async function addWords(trx: Kysely<Database>, streamIds: readonly string[]): Promise<void> {
  await sql`with given as (
    select name, description, metadata, column_names from streams where id = any(${streamIds}::uuid[])
  ) ${insertWords('given')}`.execute(trx);
}
