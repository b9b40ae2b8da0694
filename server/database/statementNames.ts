import { createHash } from 'node:crypto';
import { sql } from 'kysely';

/** Runs of a text before it gets a name. PostgreSQL should not cache plans of rare statements. */
const runsBeforeName = 3;
/** Maximum tracked texts. Lists of varying length produce endless variants. */
const maxTexts = 1_000;
const maxNames = 200;

const mark = '/* planned each time */';

/** Leaves a statement unnamed, so that every run is planned with its own values. */
export const plannedEachTime = sql.raw<never>(mark);

/**
 * Hides the number of ids from the planner. Otherwise a plan for that number looks cheaper than the generic one, and
 * planning at every call costs more than the statement. Opposite: `plannedEachTime`.
 */
export const idsOf = (ids: readonly string[]) => sql`(select ${ids}::uuid[])::uuid[]`;

export const isPlannedEachTime = (text: string) => text.includes(mark);

const runs = new Map<string, number>();
const names = new Map<string, string>();

/** Names recurring texts only. See DATABASE_PREPARED for poolers that switch connections. */
export function statementName(text: string): string | undefined {
  if (isPlannedEachTime(text)) return undefined;
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
