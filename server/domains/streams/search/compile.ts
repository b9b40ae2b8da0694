// Turns search words into a `tsquery`. PostgreSQL splits and stems each word, so a query holds nothing of the typed text
// but quoted lexemes.
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { cached } from '../cache.ts';

export interface Compiled {
  readonly parts: readonly { readonly word: string; readonly query: string }[];
  readonly all: string;
  /** Matches any of the whole words, which rank before prefixes. */
  readonly whole: string;
}

const maxWords = 12;
const longestWord = 64;
/** Shorter words match as a whole only: their prefix is in most streams. */
const shortestPrefix = 2;
/** A name of more sellers than these says nothing about a stream. */
const maxSellers = 20;
/** Bounds the people of a name whose products are looked up. */
const maxNamesakes = 5_000;

/** Dropped from questions: they say nothing about the data. */
const filler = new Set(
  'data find get give list looking me need please product products search show something want'.split(' '),
);

/** As PostgreSQL splits the text of streams: at spaces and ASCII punctuation. */
export function wordsOf(text: string): string[] {
  const all = text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const words = [...new Set(all.map((word) => Array.from(word).slice(0, longestWord).join('')))];
  const telling = words.filter((word) => !filler.has(word));
  return (telling.length > 0 ? telling : words).slice(0, maxWords);
}

export const called = sql.raw(`coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.company)`);

interface Lexemes {
  word: string;
  english: string;
  simple: string;
  categories: string | null;
  sellers: string | null;
}

/** `prefix` concerns the last word. */
function readLexemes(db: Kysely<Database>, words: readonly string[], prefix: boolean): Promise<Lexemes[]> {
  const read = async () => {
    const { rows } = await sql<Lexemes>`
      select w.word, w.english::text, w.simple::text,
        (select string_agg('c' || replace(c.id::text, '-', ''), ' | ') from categories c left join categories p on p.id = c.parent_id
          where to_tsvector('english', c.name || ' ' || coalesce(p.name, '')) @@ w.asked) as categories,
        (select case when count(*) <= ${sql.lit(maxSellers)} then string_agg('o' || replace(f.id::text, '-', ''), ' | ') end
          from (
            select p.id from (select u.id from users u where to_tsvector('simple', ${called}) @@ w.called limit ${sql.lit(maxNamesakes)}) p
            where exists (select 1 from streams s where s.owner_id = p.id and s.deleted_at is null and s.status = 'published')
            limit ${sql.lit(maxSellers + 1)}
          ) f) as sellers
      from (
        select v.word, v.english, v.simple,
          case when v.long and numnode(v.english) > 0 then (v.english::text || ':*')::tsquery else v.english end as asked,
          case when v.long and numnode(v.simple) > 0 then (v.simple::text || ':*')::tsquery else v.simple end as called
        from (
          select word, n, plainto_tsquery('english', word) as english, plainto_tsquery('simple', word) as simple,
            ${prefix} and n = ${words.length} and length(word) >= ${sql.lit(shortestPrefix)} as long
          from unnest(${words}::text[]) with ordinality as given (word, n)
        ) v order by v.n
      ) w`.execute(db);
    return rows;
  };
  return cached(db, `lexemes ${JSON.stringify([words, prefix])}`, read);
}

const stemOf = ({ english, simple }: Pick<Lexemes, 'english' | 'simple'>) => (english === '' ? simple : english);

export const groupOf = (queries: readonly string[], operator: '&' | '|') =>
  queries.map((query) => `(${query})`).join(` ${operator} `);

function queryOf({ word, english, simple, categories, sellers }: Lexemes, isLast: boolean): string {
  const stem = stemOf({ english, simple });
  const long = isLast && Array.from(word).length >= shortestPrefix;
  // Each prefix reads its part of the index, so the stem's covers a longer one.
  const covered = simple.startsWith(stem.slice(0, -1));
  const words = long ? [`${stem}:*`, ...(covered ? [] : [`${simple}:*`])] : [stem];
  return [...words, categories, sellers].filter(Boolean).join(' | ');
}

/** Undefined without words to look for. Stop words count only if there are no others, never without `stopWords`. */
export async function compile(
  db: Kysely<Database>,
  words: readonly string[],
  { prefix = true, stopWords = true } = {},
): Promise<Compiled | undefined> {
  if (words.length === 0) return undefined;
  const found = (await readLexemes(db, words, prefix)).filter(({ simple }) => simple !== '');
  const telling = found.filter(({ english }) => english !== '');
  const used = telling.length > 0 || !stopWords ? telling : found.slice(-1);
  if (used.length === 0) return undefined;
  const last = prefix ? words.at(-1) : undefined;
  const parts = used.map((lexemes) => ({ word: lexemes.word, query: queryOf(lexemes, lexemes.word === last) }));
  const queries = parts.map(({ query }) => query);
  return { parts, all: groupOf(queries, '&'), whole: used.map((lexemes) => stemOf(lexemes)).join(' | ') };
}
