import { findColumn } from '../../../duckdb/columns.ts';
import { numbersOf } from '../values.ts';
import { RunError } from '../../../duckdb/error.ts';
import { roundStep, shownCount } from '../coarseFigures.ts';
import { needRows, notesOf, number, publishable, type Analyse } from '../task.ts';

const beyondEnd = 0.01;

export const histogram: Analyse = async (task) => {
  const { database, columns, parameters, room } = task;
  const value = numbersOf(columns, parameters['column']);
  const { name } = findColumn(columns, parameters['column']);
  const bins = number(parameters['bins']);
  const [[count = 0] = []] = await database.rows(`select count(${value}) from data`);
  needRows(number(count), task, room ? task.least * 3 : 1);
  const beyond = Math.max(beyondEnd, task.least / Math.max(1, number(count)));
  const ends = room
    ? `quantile_disc(${value}, ${beyond}), quantile_disc(${value}, ${1 - beyond})`
    : `min(${value}), max(${value})`;
  const [[least = null, most = null] = []] = await database.rows(`select ${ends} from data`);
  const [low, high] = [number(least), number(most)];
  if (!Number.isFinite(high - low)) throw new RunError('The numbers are too large to compute with');
  const spread = high > low ? high - low : Math.abs(high) || 1;
  const width = room ? roundStep(spread / bins) : spread / bins;
  const start = room ? Math.floor(low / width) * width : low;
  const places = room ? Math.max(1, Math.floor(high / width) - Math.floor(low / width) + 1) : high > low ? bins : 1;
  const counted = await database.rows(`
    select least(greatest(floor((${value} - ${start}::double) / ${width}::double), 0), ${places - 1})::integer as place, count(*)
    from data where ${value} is not null group by 1 order by 1`);
  const counts = new Map(counted.map(([place, number_]) => [number(place), number(number_)]));
  const steps = Array.from({ length: places }, (_, place) => ({
    from: start + place * width,
    to: place === places - 1 && !room ? high : start + (place + 1) * width,
    count: counts.get(place) ?? 0,
  }));
  const shown = publishable(steps, task);
  needRows(
    shown.reduce((sum, step) => sum + step.count, 0),
    task,
  );
  return {
    kind: 'table',
    columns: [
      { name: 'from', type: 'number' },
      { name: 'to', type: 'number' },
      { name: 'count', type: 'integer' },
    ],
    rows: shown.map((step) => [step.from, step.to, shownCount(step.count, room)]),
    facts: { column: name, count: shownCount(number(count), room), step: width },
    notes: notesOf(task, [
      room && 'The first and last bins include everything beyond them.',
      shown.length < steps.length && 'Bins with too few rows are hidden.',
    ]),
    chart: { form: 'bar', x: 'from', end: 'to', y: ['count'], title: `Rows by ${name}` },
  };
};
