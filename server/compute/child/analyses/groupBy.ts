import { findColumn } from '../../../duckdb/columns.ts';
import { chooseGroups, hiddenNote } from '../chooseGroups.ts';
import { numbersOf } from '../values.ts';
import { quoted, type Cell } from '../../../duckdb/database.ts';
import { coarseFigure, shownCount } from '../coarseFigures.ts';
import { statistic } from '../statistics.ts';
import { chartTitle, cutNote, needRows, notesOf, number, type Analyse } from '../task.ts';

interface Group {
  readonly label: Cell;
  readonly rows: number;
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
  const { total, hidden } = await chooseGroups(task);
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
    notes: notesOf(task, [hidden > 0 && hiddenNote, cutNote(total)]),
    chart: { form: 'bar', x: by.name, y: [title], title: chartTitle(title, by.name) },
  };
};
