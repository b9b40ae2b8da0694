// Groups that a data room may show, of a question whose table `groups` has key, label, n and used.
import { runLimits } from '#contract/constants.ts';
import { number, type Task } from './task.ts';

/** Where the hidden groups have few rows, one more is hidden: otherwise the total would reveal them. */
export async function chooseGroups({
  database,
  least,
  room,
}: Pick<Task, 'database' | 'least' | 'room'>): Promise<{ total: number; hidden: number }> {
  const large = room ? `used >= ${least}` : 'true';
  const [[hidden = 0, hiddenRows = 0, shown = 0] = []] = await database.rows(
    `select count(*) filter (not (${large})), coalesce(sum(used) filter (not (${large})), 0)::bigint, count(*) filter (${large}) from groups`,
  );
  const isTelling = number(hidden) > 0 && number(hiddenRows) < least && number(shown) > 0;
  const total = number(shown) - (isTelling ? 1 : 0);
  const kept = isTelling
    ? `(select * from groups where ${large} order by used desc, n desc, label limit ${total})`
    : 'groups';
  await database.run(
    `create or replace table chosen as select *, row_number() over (order by n desc, label) as place from (
      select * from ${kept} where ${large} order by n desc, label limit ${runLimits.resultRows})`,
  );
  return { total, hidden: number(hidden) + (isTelling ? 1 : 0) };
}

export const hiddenNote = 'Groups with too few rows are hidden.';
