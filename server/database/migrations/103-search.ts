// Full-text search over the catalogue. One DDL statement per step, portable as 100. `translate` makes spaces of ASCII
// punctuation, so that a query splits as the text did. Ids of seller and category are lexemes: their names are looked
// up by each query, and a new name needs no other row. Unstemmed words let a prefix match past the stem.
const plain = (text: string) =>
  `translate(${text}, '!"#$%&''()*+,-./:;<=>?@[\\]^_\`{|}~', '                                ')`;
const both = (text: string) => `to_tsvector('english', ${text}) || to_tsvector('simple', ${text})`;
const idOf = (letter: string, column: string) =>
  `to_tsvector('simple', '${letter}' || replace(${column}::text, '-', ''))`;

const tags = plain(`coalesce((metadata -> 'tags')::text, '')`);
/** "magType" is also found by its parts. */
const columnNames = plain(`column_names || ' ' || regexp_replace(column_names, '([a-z])([A-Z])', '\\1 \\2', 'g')`);

const listed = `where deleted_at is null and visibility = 'public' and status = 'published'`;

export const search = {
  name: '103-search',
  steps: [
    `alter table streams add column column_names text not null default ''`,
    `update streams s set column_names = left(c.names, 20000)
      from (select q.stream_id, string_agg(f ->> 'name', e'\\n') as names from samples q, jsonb_array_elements(q.body -> 'schema') f
        where jsonb_typeof(q.body -> 'schema') = 'array' group by 1) c
      where c.stream_id = s.id and c.names is not null`,
    `alter table streams add column search tsvector not null generated always as (
      setweight(${both(plain('name'))}, 'A')
      || setweight(${both(tags)} || ${idOf('o', 'owner_id')} || ${idOf('c', 'category_id')}, 'B')
      || setweight(${both(columnNames)}, 'C')
      || setweight(to_tsvector('english', ${plain('description')}), 'D')) stored`,
    `alter table streams alter column search set statistics 400`,
    `drop index streams_words`,
    `create index streams_search on streams using gin (search) ${listed}`,
    `create index streams_bought on streams (buyers desc, id desc) ${listed}`,
    `create index users_called on users using gin (to_tsvector('simple', coalesce(nullif(trim(first_name || ' ' || last_name), ''), company)))`,
    `create index samples_format on samples ((card ->> 'format'), stream_id) where card is not null`,
    // Vocabulary of the catalogue, for misspelt words of a query.
    `create table words (word text collate "C" primary key)`,
    `create index words_near on words using gin (word gin_trgm_ops)`,
    `insert into words (word)
      select distinct lower(t.token)
      from streams s, ts_parse('default', ${plain(`s.name || ' ' || s.description || ' ' || coalesce((s.metadata -> 'tags')::text, '') || ' ' || s.column_names`)}) t
      where t.tokid in (1, 2) and length(t.token) between 3 and 24 order by 1 on conflict do nothing`,
  ],
};
