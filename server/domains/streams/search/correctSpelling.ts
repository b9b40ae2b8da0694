// Finds catalogue words close to misspelt ones. Trigrams and the words one edit away are candidates, the number of edits
// decides: trigrams alone miss "rian".
import { sql, type Kysely } from 'kysely';
import type { StreamPage } from '#contract/types.ts';
import { plannedEachTime } from '../../../database/statementNames.ts';
import type { Database } from '../../../database/schema.ts';
import { cached } from '../cache.ts';
import { listedRows } from '../query.ts';
import { compile, placedWords, type Compiled, type Word } from './compile.ts';
import { foldPlaces } from './foldPlaces.ts';

/** Candidates by trigrams. */
const maxCandidates = 200;
/** Words corrected per text. Each takes a few queries, one after the other. */
const maxCorrected = 3;
/** Longest word of the catalogue's vocabulary. */
const longestKnown = 24;
/** Longer words share enough trigrams with a word one edit away. */
const longestVaried = 8;
const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
/** Candidates whose frequency is looked up. */
const maxCompared = 4;
const frequent = 100;

const maxEdits = (word: string) => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/** Edits between two words: insertions, deletions, changes and swaps of neighbours. Infinity above `most`. */
export function editsBetween(one: string, other: string, most = Infinity): number {
  const [a, b] = [Array.from(one), Array.from(other)];
  if (Math.abs(a.length - b.length) > most) return Infinity;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return Infinity;
    [before, last] = [last, row];
  }
  const edits = last.at(-1) ?? 0;
  return edits > most ? Infinity : edits;
}

function variantsOf(word: string): string[] {
  const all = Array.from(word);
  const cuts = Array.from({ length: all.length + 1 }, (_, at) => [all.slice(0, at), all.slice(at)] as const);
  const variants = cuts.flatMap(([before, after]) => {
    const [first = '', second = '', ...rest] = after;
    const join = (...parts: readonly string[]) => before.join('') + parts.join('');
    const inserted = letters.map((letter) => join(letter, ...after));
    if (after.length === 0) return inserted;
    const tail = after.slice(1);
    const changed = letters.map((letter) => join(letter, ...tail));
    return [...inserted, ...changed, join(...tail), ...(tail.length > 0 ? [join(second, first, ...rest)] : [])];
  });
  return [...new Set(variants)].filter((variant) => variant !== word);
}

function readCandidates(db: Kysely<Database>, word: string): Promise<string[]> {
  const variants = word.length > longestVaried ? [] : variantsOf(word);
  const read = async () => {
    const { rows } = await sql<{ word: string }>`
      select ${plannedEachTime} word from (
        (select word from words where word % ${word} order by similarity(word, ${word}) desc limit ${sql.lit(maxCandidates)})
        union
        (select word from words where word = any(${variants}::text[]))
      ) near`.execute(db);
    return rows.map((row) => row.word);
  };
  return cached(db, `near ${word}`, read);
}

async function countMatches(db: Kysely<Database>, matching: string, now: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ${plannedEachTime} count(*)::int as count
    from (select 1 from ${listedRows({ matching }, now)} limit ${sql.lit(frequent)}) one`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Streams among which a frequent word is found at once. */
const newestRead = 1_000;

/** True if a listed stream has the word. Looks among the newest first, which the index of a frequent word is slower at. */
async function isKnown(db: Kysely<Database>, matching: string, now: string): Promise<boolean> {
  const newest = sql`(select s.folded_search from ${listedRows({}, now)} order by s.published_at desc, s.id desc limit ${sql.lit(newestRead)}) s`;
  const { rows } = await sql`
    select ${plannedEachTime} 1 from (
      select 1 from ${newest} where s.folded_search @@ ${matching}::tsquery
      union all (select 1 from ${listedRows({ matching }, now)} limit ${sql.lit(frequent)})
    ) one limit 1`.execute(db);
  return rows.length > 0;
}

export const isPartKnown = (
  db: Kysely<Database>,
  { query }: { readonly query: string },
  now: string,
): Promise<boolean> => cached(db, `known ${query}`, () => isKnown(db, query, now));

/** True for several words that streams have, though none has all of them. */
export async function areKnown(db: Kysely<Database>, { parts }: Compiled, now: string): Promise<boolean> {
  for (const part of parts) {
    if (!(await isPartKnown(db, part, now))) return false;
  }
  return true;
}

/** The most frequent of the nearest words, or undefined. */
async function nearest(db: Kysely<Database>, word: string, now: string): Promise<string | undefined> {
  const most = maxEdits(word);
  if (most === 0 || word.length > longestKnown + most || !/^\p{L}+$/u.test(word)) return undefined;
  const near = (await readCandidates(db, word))
    .map((candidate) => ({ candidate, edits: editsBetween(word, candidate, most) }))
    .filter(({ edits }) => edits > 0 && edits <= most)
    .toSorted((a, b) => a.edits - b.edits || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, maxCompared);
  let best: { candidate: string; edits: number; count: number } | undefined;
  for (const { candidate, edits } of near) {
    if (best && edits > best.edits) break;
    const compiled = await compile(db, [{ text: candidate }], { prefix: false });
    const count = compiled ? await countMatches(db, compiled.all, now) : 0;
    if (count > (best?.count ?? 0)) best = { candidate, edits, count };
  }
  return best?.candidate;
}

type PlacedCorrection = NonNullable<NonNullable<StreamPage['reading']>['corrected']>[number];

interface Correction {
  readonly words: readonly Word[];
  /** The words in place of misspelt ones. */
  readonly corrected: ReadonlyMap<string, string>;
}

/** One word after the other: a text must not take all connections. Drops words that no stream has, nor a near one. */
async function lookUp(db: Kysely<Database>, parts: Compiled['parts'], now: string): Promise<Correction> {
  const known: { from: Word; to: Word }[] = [];
  let tries = 0;
  for (const { word, query } of parts) {
    const found = await isPartKnown(db, { query }, now);
    if (!found) tries += 1;
    const near = found || tries > maxCorrected ? undefined : await nearest(db, word.text, now);
    if (found || near !== undefined) known.push({ from: word, to: near === undefined ? word : { text: near } });
  }
  const corrected = known.filter(({ from, to }) => from.text !== to.text);
  return {
    words: known.map(({ to }) => to),
    corrected: new Map(corrected.map(({ from, to }) => [from.text, to.text])),
  };
}

export const correctSpelling = (db: Kysely<Database>, { parts }: Compiled, now: string): Promise<Correction> =>
  cached(db, `correction ${JSON.stringify(parts)}`, () => lookUp(db, parts, now));

/** Every occurrence of the corrected words in a text, as typed. */
export function placeCorrections(text: string, corrected: Correction['corrected']): PlacedCorrection[] {
  const { folded, placesOf } = foldPlaces(text);
  return placedWords(folded).flatMap(({ word, range }) => {
    const to = corrected.get(word.text);
    if (to === undefined) return [];
    const [start, end] = placesOf(range);
    return [{ start, end, from: text.slice(start, end), to }];
  });
}
