import { runLimits } from '#contract/constants.ts';
import { findColumn } from '../../../duckdb/columns.ts';
import { numbersOf } from '../values.ts';
import { quoted, type Cell } from '../../../duckdb/database.ts';
import { coarseFigure, shownCount } from '../room.ts';
import { statistic } from '../statistics.ts';
import { chartTitle, cutNote, needRows, notesOf, number, type Analyse, type Task } from '../task.ts';

interface Group {
  readonly label: Cell;
  readonly rows: number;
}

/** Where the hidden groups have few rows, one more is hidden: otherwise the total would reveal them. */
async function choose({ database, least, room }: Task): Promise<{ total: number; hidden: number }> {
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
    `create table chosen as select *, row_number() over (order by n desc, label) as place from (
      select * from ${kept} where ${large} order by n desc, label limit ${runLimits.resultRows})`,
  );
  return { total, hidden: number(hidden) + (isTelling ? 1 : 0) };
}

export const groupBy: Analyse = async (task) => {
  const { database, columns, parameters, room } = task;
  const by = findColumn(columns, parameters['by']);
  const measured = parameters['measure'] === undefined ? undefined : findColumn(columns, parameters['measure']);
  const value = measured && numbersOf(columns, measured.name);
  const name = String(parameters['statistic']);
  const type = by.kind === 'number' || by.kind === 'boolean' || by.kind === 'date' ? by.kind : 'text';
  const label = by.kind === 'number' ? quoted(by.name) : `${quoted(by.name)}::varchar`;
  needRows(task.rows, task);
  // A statistic covers only rows with a number, so only those count.
  await database.run(
    `create table groups as select ${quoted(by.name)} as key, any_value(${label}) as label, count(*) as n, ${value ? `count(${value})` : 'count(*)'} as used from data group by 1`,
  );
  const { total, hidden } = await choose(task);
  const groups = await database.rows('select label, n, used from chosen order by place');
  if (room)
    needRows(
      groups.reduce((sum, [, , used]) => sum + number(used), 0),
      task,
    );
  const figures = value
    ? await database.rows(`
        select ${statistic(name, 'v', room)}, count(v), ${room ? 'stddev_pop(v)' : 'null::double'}
        from (select ${quoted(by.name)} as k, ${value} as v from data) join chosen on k is not distinct from key group by place order by place`)
    : [];
  const shown = groups.map(([cell = null, rows]): Group => ({ label: cell, rows: number(rows) }));
  const figureOf = (place: number): Cell => {
    const [figure = null, count, deviation] = figures[place] ?? [];
    if (!room || typeof figure !== 'number') return figure;
    return coarseFigure(name, { value: figure, count: number(count), deviation: number(deviation) });
  };
  const title = measured ? `${name} of ${measured.name}` : 'rows';
  return {
    kind: 'table',
    columns: [
      { name: by.name, type },
      { name: 'rows', type: 'integer' },
      ...(measured ? [{ name: title, type: 'number' as const }] : []),
    ],
    rows: shown.map(({ label: cell, rows }, place): Cell[] => [
      cell,
      shownCount(rows, room),
      ...(value ? [figureOf(place)] : []),
    ]),
    facts: { groups: total, rows: shownCount(task.rows, room) },
    notes: notesOf(task, [hidden > 0 && 'Groups with too few rows are hidden.', cutNote(total)]),
    chart: { form: 'bar', x: by.name, y: [title], title: chartTitle(title, by.name) },
  };
};
