import { roomRefusals } from '../../refusals.ts';
import { findColumn } from '../../../duckdb/columns.ts';
import { numbersOf } from '../values.ts';
import { RunError } from '../../../duckdb/error.ts';
import { areDecidedByFew } from '../leverage.ts';
import { coarse, shownCount } from '../coarseFigures.ts';
import { needRows, notesOf, number, type Analyse } from '../task.ts';

export const regression: Analyse = async (task) => {
  const { database, columns, parameters, room } = task;
  const [x, y] = [numbersOf(columns, parameters['x']), numbersOf(columns, parameters['y'])];
  const names = { x: findColumn(columns, parameters['x']).name, y: findColumn(columns, parameters['y']).name };
  if (names.x === names.y) throw new RunError('A line needs two different columns');
  const [[n = 0, slope = null, intercept = null, r2 = null, sxx = null, syy = null, mean = null] = []] =
    await database.rows(`
    select regr_count(${y}, ${x}), regr_slope(${y}, ${x}), regr_intercept(${y}, ${x}), regr_r2(${y}, ${x}),
      regr_sxx(${y}, ${x}), regr_syy(${y}, ${x}), regr_avgx(${y}, ${x}) from data`);
  const count = number(n);
  needRows(count, task, 3);
  if (room && (await areDecidedByFew(task, [{ x, y }])).includes(true)) throw new RunError(roomRefusals.decided);
  if (slope === null || number(sxx) === 0)
    throw new RunError(`“${names.x}” never changes, so that no line can be drawn`);
  // A perfect fit has a residual of zero; rounding may make it negative.
  const left = Math.max(0, number(syy) - number(slope) ** 2 * number(sxx));
  const variance = left / (count - 2);
  const errors = {
    slope: Math.sqrt(variance / number(sxx)),
    intercept: Math.sqrt(variance * (1 / count + number(mean) ** 2 / number(sxx))),
  };
  const shown = (value: number, uncertainty: number) => (room ? coarse(value, uncertainty) : value);
  /** The relative error of a deviation is one over the root of twice the row count. */
  const spread = (value: number) => shown(value, value / Math.sqrt(2 * count));
  const line = { slope: shown(number(slope), errors.slope), intercept: shown(number(intercept), errors.intercept) };
  return {
    kind: 'table',
    columns: [
      { name: 'term', type: 'text' },
      { name: 'value', type: 'number' },
      { name: 'standard error', type: 'number' },
    ],
    rows: [
      ['slope', line.slope, spread(errors.slope)],
      ['intercept', line.intercept, spread(errors.intercept)],
    ],
    facts: {
      x: names.x,
      y: names.y,
      rows: shownCount(count, room),
      r2: number(syy) === 0 ? null : shown(number(r2), 1 / Math.sqrt(count)),
      ...line,
      deviation: spread(Math.sqrt(variance)),
    },
    notes: notesOf(task),
  };
};
