// The words that complete a prefix. The index reads all matches of a prefix, which takes ten times as long as words do.
import { sql, type Kysely } from 'kysely';
import { planned } from '../../../database/planned.ts';
import type { Database } from '../../../database/schema.ts';
import { cached } from '../cache.ts';

/** Streams above which a prefix is slow, by the planner's estimate. */
const frequentRows = 5_000;
/** Each row is compared with each completion, so a prefix with more of them stays one. */
const maxCompletions = 24;
const digits = Array.from('0123456789');

const single = /^'[^'\\]+'$/u;
const unquoted = (lexeme: string) => lexeme.slice(1, -1);
const quoted = (text: string) => `'${text.replaceAll(/['\\]/gu, '$&$&')}'`;

function sharedStart(one: string, other: string): string {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return one.slice(0, length);
}

/** Lexemes of the vocabulary's words that begin with the stem or the word itself. */
async function readLexemes(db: Kysely<Database>, stem: string, simple: string): Promise<string[]> {
  const start = sharedStart(stem, simple);
  const { rows } = await sql<{ lexeme: string }>`
    select distinct f.lexeme
    from (select word from words where word >= ${start} and word < ${start} || chr(1114111) limit ${sql.lit(maxCompletions + 1)}) near,
      unnest(to_tsvector('english', near.word) || to_tsvector('simple', near.word)) f
    where starts_with(f.lexeme, ${stem}) or starts_with(f.lexeme, ${simple})`.execute(db);
  return rows.map(({ lexeme }) => lexeme);
}

async function read(db: Kysely<Database>, stem: string, simple: string): Promise<readonly string[] | undefined> {
  const { rows } = await planned(db, sql`select 1 from streams where search @@ ${`${quoted(stem)}:*`}::tsquery`);
  if (rows <= frequentRows) return undefined;
  const lexemes = await readLexemes(db, stem, simple);
  if (lexemes.length > maxCompletions) return undefined;
  const words = [...new Set([stem, simple, ...lexemes])].toSorted().map(quoted);
  // The vocabulary has no words with digits: "pm" finds "pm10".
  return [...words, ...digits.map((digit) => `${quoted(simple + digit)}:*`)];
}

/** Queries in place of a frequent prefix, of a stem and its word. Undefined where the prefix is as good. */
export async function readCompletions(
  db: Kysely<Database>,
  { stem, simple }: { readonly stem: string; readonly simple: string },
): Promise<readonly string[] | undefined> {
  if (!single.test(stem) || !single.test(simple)) return undefined;
  const [one, other] = [unquoted(stem), unquoted(simple)];
  return cached(db, `completions ${one} ${other}`, () => read(db, one, other));
}
