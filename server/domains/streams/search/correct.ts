// Finds catalogue words close to misspelt ones. Trigrams and the first letter choose candidates, the number of edits
// decides: trigrams alone miss "rian".
import { sql, type Kysely } from 'kysely';
import { plannedEachTime } from '../../../database/statementNames.ts';
import type { Database } from '../../../database/schema.ts';
import { cached } from '../cache.ts';
import { listedRows } from '../query.ts';
import { compile, type Compiled } from './compile.ts';

const maxCandidates = 400;
/** Candidates whose frequency is looked up. */
const maxCompared = 4;
const frequent = 100;

const maxEdits = (word: string) => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/** Edits between two words: insertions, deletions, changes and swaps of neighbours. */
export function editsBetween(one: string, other: string): number {
  const [a, b] = [Array.from(one), Array.from(other)];
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
    [before, last] = [last, row];
  }
  return last.at(-1) ?? 0;
}

async function readCandidates(db: Kysely<Database>, word: string): Promise<string[]> {
  const { length } = word;
  const [first = ''] = Array.from(word);
  const most = maxEdits(word);
  const { rows } = await sql<{ word: string }>`
    select ${plannedEachTime} word from (
      (select word from words where word % ${word} order by similarity(word, ${word}) desc limit ${sql.lit(maxCandidates)})
      union
      (select word from words where word >= ${first} and word < ${first} || chr(1114111)
        and length(word) between ${length - most} and ${length + most} limit ${sql.lit(maxCandidates * 10)})
    ) near`.execute(db);
  return rows.map((row) => row.word);
}

async function countMatches(db: Kysely<Database>, matching: string, now: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ${plannedEachTime} count(*)::int as count
    from (select 1 from ${listedRows({ matching }, now)} limit ${sql.lit(frequent)}) one`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The most frequent of the nearest words, or undefined. */
async function nearest(db: Kysely<Database>, word: string, now: string): Promise<string | undefined> {
  const most = maxEdits(word);
  if (most === 0 || !/^\p{L}+$/u.test(word)) return undefined;
  const near = (await readCandidates(db, word))
    .map((candidate) => ({ candidate, edits: editsBetween(word, candidate) }))
    .filter(({ edits }) => edits > 0 && edits <= most)
    .toSorted((a, b) => a.edits - b.edits || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, maxCompared);
  const counted = await Promise.all(
    near.map(async ({ candidate, edits }) => {
      const compiled = await compile(db, [candidate], { prefix: false });
      return { candidate, edits, count: compiled ? await countMatches(db, compiled.all, now) : 0 };
    }),
  );
  return counted.filter(({ count }) => count > 0).toSorted((a, b) => a.edits - b.edits || b.count - a.count)[0]
    ?.candidate;
}

export interface Correction {
  /** Words that a listed stream has, in place of those that none has. */
  readonly words: readonly string[];
  readonly corrected: readonly { from: string; to: string }[];
}

/** Looks up each word alone. A word that no stream has and that is near no other is left out. */
async function lookUp(db: Kysely<Database>, parts: Compiled['parts'], now: string): Promise<Correction> {
  const found = await Promise.all(
    parts.map(async ({ word, query }) => {
      if ((await countMatches(db, query, now)) > 0) return { from: word, to: word };
      return { from: word, to: await nearest(db, word, now) };
    }),
  );
  const known = found.flatMap(({ from, to }) => (to === undefined ? [] : [{ from, to }]));
  return { words: known.map(({ to }) => to), corrected: known.filter(({ from, to }) => from !== to) };
}

export const correct = (db: Kysely<Database>, { parts }: Compiled, now: string): Promise<Correction> =>
  cached(db, `correction ${JSON.stringify(parts)}`, () => lookUp(db, parts, now));
