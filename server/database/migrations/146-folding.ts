// Columns of folded words beside those of 103, which the release before still reads. Portable as 100.
import { foldedSql, wordsSql } from '../folding.ts';

const words = (text: string) => wordsSql(foldedSql(text));
const both = (text: string) => `to_tsvector('english', ${words(text)}) || to_tsvector('simple', ${words(text)})`;
const idOf = (letter: string, column: string) =>
  `to_tsvector('simple', '${letter}' || replace(${column}::text, '-', ''))`;

const called = `coalesce(nullif(trim(first_name || ' ' || last_name), ''), company)`;
const tags = `coalesce((metadata -> 'tags')::text, '')`;
/** "magType" is also found by its parts. */
const columnNames = `(column_names || ' ' || regexp_replace(column_names, '([a-z])([A-Z])', '\\1 \\2', 'g'))`;
const listed = `where deleted_at is null and visibility = 'public' and status = 'published'`;

export const folding = {
  name: '146-folding',
  expands: true,
  steps: [
    `alter table streams add column folded_name text generated always as (${foldedSql('name')}) stored,
      add column folded_search tsvector generated always as (
        setweight(${both('name')}, 'A')
        || setweight(${both(tags)} || ${idOf('o', 'owner_id')} || ${idOf('c', 'category_id')}, 'B')
        || setweight(${both(columnNames)}, 'C')
        || setweight(to_tsvector('english', ${words('description')}), 'D')) stored,
      alter column folded_search set statistics 400`,
    `create index if not exists streams_folded_search on streams using gin (folded_search) ${listed}`,
    `create index if not exists streams_folded_name on streams using gin (folded_name gin_trgm_ops)
      where deleted_at is null and status <> 'staged'`,
    `alter table users add column folded_name text generated always as (${foldedSql(called)}) stored,
      add column folded_search tsvector generated always as (to_tsvector('simple', ${words(called)})) stored`,
    `create index if not exists users_folded_search on users using gin (folded_search)`,
    `insert into words (word)
      select distinct t.token
      from streams s, ts_parse('default', ${words(`(name || ' ' || description || ' ' || ${tags} || ' ' || column_names)`)}) t
      where t.tokid in (1, 2) and length(t.token) between 3 and 24 order by 1 on conflict do nothing`,
  ],
} as const;
