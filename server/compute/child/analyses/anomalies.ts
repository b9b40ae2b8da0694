import { findColumn } from '../../../duckdb/columns.ts';
import { datesOf, dateText, numbersOf } from '../values.ts';
import { rowNumber } from '../../../duckdb/database.ts';
import { shownCount } from '../coarseFigures.ts';
import { needRows, notesOf, number, type Analyse } from '../task.ts';

/** Factors from median and mean deviation to the standard deviation of a normal distribution. */
const medianScale = 1.4826;
const meanScale = 1.253314;
const maxShown = 500;

export const anomalies: Analyse = async (task) => {
  const { database, columns, parameters, room, least } = task;
  const column = findColumn(columns, parameters['column']);
  const value = numbersOf(columns, column.name);
  const threshold = number(parameters['threshold']);
  const [[middle = null, count = 0] = []] = await database.rows(`select median(${value}), count(${value}) from data`);
  needRows(number(count), task, 3);
  const gap = `abs(${value} - ${number(middle)}::double)`;
  const [[spread = null, meanSpread = null] = []] = await database.rows(`select median(${gap}), avg(${gap}) from data`);
  // When more than half of the values are equal, the mean deviation replaces the median one.
  const unit = number(spread) > 0 ? number(spread) * medianScale : number(meanSpread) * meanScale;
  const score = `((${value} - ${number(middle)}::double) / ${unit || 1}::double)`;
  const far = `abs(${score}) > ${threshold}`;
  const [[below = 0, above = 0] = []] = await database.rows(
    `select count(*) filter (${far} and ${value} < ${number(middle)}), count(*) filter (${far} and ${value} > ${number(middle)}) from data`,
  );
  const unusual = number(below) + number(above);
  const sides = [
    ['below', number(below)],
    ['above', number(above)],
  ] as const;
  const flat =
    number(spread) === 0 &&
    'More than half of the values are the same: measured in mean deviations instead of median ones';
  if (room) {
    return {
      kind: 'table',
      columns: [
        { name: 'side', type: 'text' },
        { name: 'rows', type: 'integer' },
      ],
      rows: sides.filter(([, rows]) => rows >= least).map(([side, rows]) => [side, shownCount(rows, room)]),
      facts: { column: column.name, rows: shownCount(number(count), room), threshold },
      notes: notesOf(task, [
        flat,
        // Always present: a conditional note would reveal whether there are anomalies.
        `A side with fewer than ${least} rows is left out`,
        'Deviations are taken in halves',
      ]),
    };
  }
  const withDate = parameters['date'] !== undefined;
  const dates = withDate ? await datesOf(database, columns, parameters['date']) : undefined;
  const kind = withDate ? findColumn(columns, parameters['date']) : undefined;
  const found = await database.rows(`
    select ${dates ? `${dateText(dates, kind?.type !== 'DATE')}, ` : ''}${rowNumber}, ${value} as v, ${score} as score
    from (select *, row_number() over () as ${rowNumber} from data) where ${far} order by abs(score) desc, ${rowNumber} limit ${maxShown}`);
  return {
    kind: 'table',
    columns: [
      ...(withDate ? [{ name: 'date', type: 'date' as const }] : []),
      { name: 'row', type: 'integer' },
      { name: column.name, type: 'number' },
      { name: 'deviations', type: 'number' },
    ],
    rows: found,
    facts: {
      column: column.name,
      rows: number(count),
      unusual,
      below: number(below),
      above: number(above),
      median: middle,
      deviation: unit,
      threshold,
    },
    notes: notesOf(task, [flat, unusual > maxShown && `The ${maxShown} farthest of ${unusual}`]),
    ...(withDate && { chart: { form: 'scatter' as const, x: 'date', y: [column.name] } }),
  };
};
