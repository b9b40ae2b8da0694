// Finds catalogue words that contain a word: "quakes" is in "earthquakes".
import { sql, type Kysely } from 'kysely';
import { likePattern } from '../../../database/likePattern.ts';
import { plannedEachTime } from '../../../database/statementNames.ts';
import type { Database } from '../../../database/schema.ts';
import { cached } from '../cache.ts';
import type { Compiled } from './compile.ts';
import { isPartKnown } from './correctSpelling.ts';

const maxInner = 50;
/** Shorter parts are in too many words. Han, kana and hangul say more in fewer characters. */
const isTelling = (text: string) => /[^\p{ASCII}]{2}|.{4}/u.test(text);

async function readInner(db: Kysely<Database>, texts: readonly string[]): Promise<string | undefined> {
  const patterns = texts.map(likePattern);
  const { rows } = await sql<{ query: string | null }>`
    select ${plannedEachTime} string_agg(distinct plainto_tsquery('english', word)::text, ' | ') as query
    from (select word from words where word like any(${patterns}::text[]) order by length(word), word limit ${sql.lit(maxInner)}) w
    where numnode(plainto_tsquery('english', word)) > 0`.execute(db);
  return rows[0]?.query ?? undefined;
}

/** Widens unknown words to those that contain them. Undefined if none does. */
export async function widen(db: Kysely<Database>, compiled: Compiled, now: string): Promise<Compiled | undefined> {
  let isWider = false;
  const parts: Compiled['parts'][number][] = [];
  for (const part of compiled.parts) {
    const stem = part.stem.replaceAll("'", '');
    const texts = [...new Set([part.word.text, stem])].filter(isTelling);
    const inner =
      texts.length === 0 || (await isPartKnown(db, part, now))
        ? undefined
        : await cached(db, `inner ${JSON.stringify(texts)}`, async () => ({ query: await readInner(db, texts) }));
    isWider ||= inner?.query !== undefined;
    parts.push(inner?.query === undefined ? part : { ...part, query: `${part.query} | ${inner.query}` });
  }
  return isWider ? { ...compiled, parts } : undefined;
}
