// Vocabulary of the catalogue, with which search completes and corrects words. Words of a removed stream stay until it is
// blanked: a correction that finds nothing is not used.
import { sql, type Kysely } from 'kysely';
import { foldedSql, wordsSql } from '../database/folding.ts';
import type { Database } from '../database/schema.ts';

const tags = `coalesce((g.metadata -> 'tags')::text, '')`;
const text = `(g.name || ' ' || g.description || ' ' || ${tags} || ' ' || g.column_names)`;

const distinctTokens = (given: string) => sql`
  select distinct t.token from ${sql.ref(given)} g, ts_parse('default', ${sql.raw(wordsSql(foldedSql(text)))}) t
  where t.tokid in (1, 2) and length(t.token) between 3 and 24`;

/** The last statement of a transaction: two that insert the same words wait for one another, in alphabetical order. */
export const insertWords = (given: string) => sql`
  insert into words (word) ${distinctTokens(given)} order by 1 on conflict do nothing`;

export async function addWords(trx: Kysely<Database>, streamIds: readonly string[]): Promise<void> {
  await sql`with given as (
    select name, description, metadata, column_names from streams where id = any(${streamIds}::uuid[])
  ) ${insertWords('given')}`.execute(trx);
}

/** Removes words that no listed stream has. Skips those that are frequent by the planner's statistics, which cost most. */
export async function removeWords(trx: Kysely<Database>, streamIds: readonly string[]): Promise<void> {
  await sql`
    with given as (
      select name, description, metadata, column_names from streams where id = any(${streamIds}::uuid[])
      union all select before #>> '{}', coalesce(after #>> '{}', ''), '{}', '' from stream_changes
      where stream_id = any(${streamIds}::uuid[]) and field in ('name', 'description') and before is not null),
    tokens as materialized (${distinctTokens('given')}),
    frequent as materialized (
      select coalesce(array_agg(e), '{}') as stems from pg_stats p, unnest(p.most_common_elems::text::text[]) e
      where p.schemaname = current_schema() and p.tablename = 'streams' and p.attname = 'folded_search')
    delete from words w using tokens t, frequent f,
      lateral (select tsvector_to_array(to_tsvector('english', t.token)) as stems) own
    where w.word = t.token and cardinality(own.stems) > 0 and not own.stems && f.stems and not exists (
      select 1 from streams s where s.deleted_at is null and s.visibility = 'public' and s.status = 'published'
        and s.id <> all(${streamIds}::uuid[]) and s.folded_search @@ plainto_tsquery('english', t.token))`.execute(trx);
}
