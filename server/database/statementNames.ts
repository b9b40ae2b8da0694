import { createHash } from 'node:crypto';
import { sql } from 'kysely';

/** Runs of the same text after which it is worth a name; what runs seldom is not kept by the database. */
const runsBeforeName = 3;
/** Texts that are watched at most: lists of varying length make endless variants. */
const maxTexts = 1_000;
const maxNames = 200;

const mark = '/* planned each time */';

/**
 * Written into a statement whose best plan depends on the values: a rare word and a common one, the first page and a
 * deep one. It gets no name, so the database plans it anew each time with the values before it.
 */
export const plannedEachTime = sql.raw<never>(mark);

/**
 * Ids whose number the planner does not see. Where it does, a plan for that very number looks cheaper than a kept one
 * for any, and is made at every call, which takes longer than the statement. The other way round: `plannedEachTime`.
 */
export const idsOf = (ids: readonly string[]) => sql`(select ${ids}::uuid[])::uuid[]`;

const runs = new Map<string, number>();
const names = new Map<string, string>();

/**
 * The name under which a connection keeps the parsed and planned statement, for texts that recur; undefined for others.
 * Saves a third to a half of a small query. Not for poolers that hand out another connection per statement.
 */
export function statementName(text: string): string | undefined {
  if (text.includes(mark)) return undefined;
  const known = names.get(text);
  if (known !== undefined) return known;
  const count = (runs.get(text) ?? 0) + 1;
  if (count <= runsBeforeName || names.size >= maxNames) {
    if (runs.size >= maxTexts) runs.clear();
    runs.set(text, count);
    return undefined;
  }
  runs.delete(text);
  const name = `s_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
  names.set(text, name);
  return name;
}
