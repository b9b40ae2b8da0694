// Vocabulary of the catalogue, with which search corrects misspelt words. Words of removed streams stay: a correction
// that finds nothing is not used.
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

const punctuation = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

/** Spaces for ASCII punctuation, as in the column `search`. Each character keeps its place. */
export const spaced = (text: ReturnType<typeof sql>) =>
  sql<string>`translate(${text}, ${sql.lit(punctuation)}, ${sql.lit(' '.repeat(punctuation.length))})`;

const textOfTags = (alias: string) => sql<string>`coalesce((${sql.ref(`${alias}.metadata`)} -> 'tags')::text, '')`;

/** The last statement of a transaction: two that insert the same words wait for one another, in alphabetical order. */
export const insertWords = (given: string) => sql`
  insert into words (word)
  select distinct lower(t.token) from ${sql.ref(given)} g, ts_parse('default', ${spaced(
    sql`g.name || ' ' || g.description || ' ' || ${textOfTags('g')} || ' ' || g.column_names`,
  )}) t
  where t.tokid in (1, 2) and length(t.token) between 3 and 24
  order by 1 on conflict do nothing`;

export async function addWords(trx: Kysely<Database>, streamIds: readonly string[]): Promise<void> {
  await sql`with given as (
    select name, description, metadata, column_names from streams where id = any(${streamIds}::uuid[])
  ) ${insertWords('given')}`.execute(trx);
}
