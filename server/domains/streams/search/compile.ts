// Turns search words into a `tsquery`. PostgreSQL splits and stems each word, so a query holds nothing of the typed text
// but quoted lexemes.
import { sql, type Kysely } from 'kysely';
import { fold, foldedSql, wordsSql } from '../../../database/folding.ts';
import type { Database } from '../../../database/schema.ts';
import { cached } from '../cache.ts';
import type { Range } from './foldPlaces.ts';

interface Part {
  readonly word: Word;
  readonly stem: string;
  readonly query: string;
}

export interface Compiled {
  readonly parts: readonly Part[];
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

export interface Word {
  readonly text: string;
  /** The compound of which it is a part, as one word: "email" for the parts of "e-mail". */
  readonly joined?: string;
}

const compounds = /[\p{L}\p{N}\p{M}]+(?:['-][\p{L}\p{N}\p{M}]+)*/gu;
const cut = (word: string) => Array.from(word).slice(0, longestWord).join('');

interface PlacedWord {
  readonly word: Word;
  readonly range: Range;
}

/** Drops the elided article of "l'eau", but no part of "e-mail". */
function partsOf(compound: string, start: number): PlacedWord[] {
  const parts = Array.from(compound.matchAll(/[^'-]+/gu), ({ 0: text, index }) => ({
    text: cut(text),
    range: [start + index, start + index + text.length] satisfies Range,
  }));
  if (parts.length === 1) return parts.map(({ text, range }) => ({ word: { text }, range }));
  const joined = cut(parts.map(({ text }) => text).join(''));
  const long = compound.includes("'") ? parts.filter(({ text }) => text.length > 1) : parts;
  return (long.length > 0 ? long : parts).map(({ text, range }) => ({ word: { text, joined }, range }));
}

/** As PostgreSQL splits the folded text of streams: at spaces and punctuation. */
export const placedWords = (folded: string): PlacedWord[] =>
  Array.from(folded.matchAll(compounds)).flatMap(({ 0: compound, index }) => partsOf(compound, index));

export function wordsOf(text: string): Word[] {
  const all = placedWords(fold(text)).map(({ word }) => word);
  const words = [...new Map(all.toReversed().map((word) => [word.text, word])).values()].toReversed();
  const telling = words.filter((word) => !filler.has(word.text));
  return (telling.length > 0 ? telling : words).slice(0, maxWords);
}

const categoryWords = sql.raw(wordsSql(foldedSql(`(c.name || ' ' || coalesce(p.name, ''))`)));

interface Lexemes {
  n: number;
  word: string;
  joined: boolean;
  english: string;
  simple: string;
  categories: string | null;
  sellers: string | null;
}

/** `prefix` concerns the last word. */
function readLexemes(db: Kysely<Database>, given: readonly Word[], prefix: boolean): Promise<Lexemes[]> {
  const all = given.flatMap(({ text, joined }, n) => [
    { n, text, joined: false },
    ...(joined === undefined ? [] : [{ n, text: joined, joined: true }]),
  ]);
  const words = all.map(({ text }) => text);
  const read = async () => {
    const { rows } = await sql<Lexemes>`
      select w.n::int, w.word, w.joined, w.english::text, w.simple::text,
        (select string_agg('c' || replace(c.id::text, '-', ''), ' | ') from categories c left join categories p on p.id = c.parent_id
          where to_tsvector('english', ${categoryWords}) @@ w.category) as categories,
        (select case when count(*) <= ${sql.lit(maxSellers)} then string_agg('o' || replace(f.id::text, '-', ''), ' | ') end
          from (
            select p.id from (select u.id from users u where u.folded_search @@ w.called limit ${sql.lit(maxNamesakes)}) p
            where exists (select 1 from streams s where s.owner_id = p.id and s.deleted_at is null and s.status = 'published')
            limit ${sql.lit(maxSellers + 1)}
          ) f) as sellers
      from (
        select v.n, v.word, v.joined, v.english, v.simple,
          case when v.long and numnode(v.english) > 0 then (v.english::text || ':*')::tsquery else v.english end as category,
          case when v.long and numnode(v.simple) > 0 then (v.simple::text || ':*')::tsquery else v.simple end as called
        from (
          select n, word, joined, plainto_tsquery('english', word) as english, plainto_tsquery('simple', word) as simple,
            ${prefix} and n = ${given.length - 1} and length(word) >= ${sql.lit(shortestPrefix)} as long
          from unnest(${all.map(({ n }) => n)}::int[], ${words}::text[], ${all.map(({ joined }) => joined)}::bool[]) as given (n, word, joined)
        ) v
      ) w order by w.n, w.joined`.execute(db);
    return rows;
  };
  return cached(db, `lexemes ${JSON.stringify([given, prefix])}`, read);
}

const stemOf = ({ english, simple }: Pick<Lexemes, 'english' | 'simple'>) => (english === '' ? simple : english);

export const groupOf = (queries: readonly string[], operator: '&' | '|') =>
  queries.map((query) => `(${query})`).join(` ${operator} `);

const queriesOf = (parts: readonly Part[]) => parts.map(({ query }) => query);

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
  words: readonly Word[],
  { prefix = true, stopWords = true } = {},
): Promise<Compiled | undefined> {
  if (words.length === 0) return undefined;
  const all = (await readLexemes(db, words, prefix)).filter(({ simple }) => simple !== '');
  const found = all.filter(({ joined }) => !joined);
  const telling = found.filter(({ english }) => english !== '');
  const used = telling.length > 0 || !stopWords ? telling : found.slice(-1);
  if (used.length === 0) return undefined;
  const last = prefix ? words.length - 1 : undefined;
  const alternatives = used.map(({ n }) => all.filter((one) => one.joined && one.n === n));
  const parts = used.map((lexemes, at) => ({
    word: words[lexemes.n] ?? { text: lexemes.word },
    stem: stemOf(lexemes),
    query: [lexemes, ...(alternatives[at] ?? [])].map((one) => queryOf(one, one.n === last)).join(' | '),
  }));
  const whole = [...used, ...alternatives.flat()].map((lexemes) => stemOf(lexemes));
  return { parts, all: groupOf(queriesOf(parts), '&'), whole: [...new Set(whole)].join(' | ') };
}
