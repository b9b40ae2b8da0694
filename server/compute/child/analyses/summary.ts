import type { ExecutionResult } from '#contract/types.ts';
import type { Column } from '../../../duckdb/columns.ts';
import { dateText, finite } from '../values.ts';
import { quoted, type Cell } from '../../../duckdb/database.ts';
import { coarseFigure, coarseShare, coarseValues, shownCount } from '../coarseFigures.ts';
import { statistic } from '../statistics.ts';
import { needRows, notesOf, number, type Analyse, type Task } from '../task.ts';

/** Above this row count, distinct values are estimated, to about 2 %. */
const exactRows = 200_000;

const columns = [
  { name: 'column', type: 'text' },
  { name: 'type', type: 'text' },
  { name: 'empty', type: 'number' },
  { name: 'different', type: 'integer' },
  { name: 'mean', type: 'number' },
  { name: 'deviation', type: 'number' },
  { name: 'minimum', type: 'number' },
  { name: 'lower quarter', type: 'number' },
  { name: 'median', type: 'number' },
  { name: 'upper quarter', type: 'number' },
  { name: 'maximum', type: 'number' },
  { name: 'first', type: 'date' },
  { name: 'last', type: 'date' },
] as const satisfies ExecutionResult['columns'];
const ofSingleRows = new Set<string>([
  'minimum',
  'lower quarter',
  'median',
  'upper quarter',
  'maximum',
  'first',
  'last',
]);

async function describe({ database, rows, room, least }: Task, { name, kind, type }: Column): Promise<Cell[]> {
  const cell = quoted(name);
  const different = rows > exactRows ? `approx_count_distinct(${cell})` : `count(distinct ${cell})`;
  const value = kind === 'number' ? finite(name) : 'null::double';
  const figure = (statisticName: string) =>
    `case when count(${value}) >= ${least} then ${statistic(statisticName, value, room)} end`;
  const date = kind === 'date' ? `${cell}::timestamp` : 'null::timestamp';
  const quantile = kind === 'number' ? `quantile_cont(${value}, [0.25, 0.5, 0.75])` : '[null::double, null, null]';
  const text = dateText('moment', type !== 'DATE');
  const [found = []] = await database.rows(`
    select filled, different, used, spread, mean, deviation, low, quarters[1], quarters[2], quarters[3], high,
      (select ${text} from (select first as moment)), (select ${text} from (select last as moment))
    from (select count(${cell}) as filled, ${different} as different, count(${value}) as used, ${room ? `stddev_pop(${value})` : 'null::double'} as spread, ${figure('mean')} as mean, ${figure('deviation')} as deviation,
      min(${value}) as low, ${quantile} as quarters, max(${value}) as high, min(${date}) as first, max(${date}) as last from data)`);
  const [filled, values, used, apart, average = null, deviation = null, ...rest] = found;
  const missing = rows - number(filled);
  if (!room) return [name, kind, rows === 0 ? 0 : missing / rows, values ?? 0, average, deviation, ...rest];
  const coarsely = (statisticName: string, figureCell: Cell) =>
    coarseFigure(statisticName, {
      value: typeof figureCell === 'number' ? figureCell : null,
      count: number(used),
      deviation: number(apart),
    });
  return [
    name,
    kind,
    coarseShare(missing, rows, least),
    coarseValues(number(values)),
    coarsely('mean', average),
    coarsely('deviation', deviation),
    ...rest,
  ];
}

export const summary: Analyse = async (task) => {
  needRows(task.rows, task);
  const rows: Cell[][] = [];
  for (const column of task.columns) rows.push(await describe(task, column));
  const shown = columns.map(({ name }) => !task.room || !ofSingleRows.has(name));
  return {
    kind: 'table',
    columns: columns.filter((_, index) => shown[index]),
    rows: rows.map((row) => row.filter((_, index) => shown[index])),
    facts: { rows: shownCount(task.rows, task.room), columns: task.columns.length },
    notes: notesOf(task, [
      task.rows > exactRows && 'Different values are estimated, to about two in a hundred',
      task.room && 'Different values are counted to the next five',
    ]),
  };
};
