import { findColumn } from '../../../duckdb/columns.ts';
import { numbersOf } from '../values.ts';
import type { Cell } from '../../../duckdb/database.ts';
import { RunError } from '../../../duckdb/error.ts';
import { kMeans } from '../kMeans.ts';
import { coarse, coarseFigure, shownCount } from '../coarseFigures.ts';
import { maxShareOfOne, needRows, notesOf, number, publishable, type Analyse } from '../task.ts';

const maxRows = 50_000;

export const clusters: Analyse = async (task) => {
  const { database, columns, parameters, room } = task;
  const names = (parameters['columns'] as readonly string[]).map((name) => findColumn(columns, name).name);
  const cells = names.map((name) => numbersOf(columns, name));
  const whole = cells.map((cell) => `${cell} is not null`).join(' and ');
  const wanted = number(parameters['clusters']);
  const [[count = 0] = []] = await database.rows(`select count(*) from data where ${whole}`);
  needRows(number(count), task, wanted);
  const every = Math.ceil(number(count) / maxRows);
  const found = await database.rows(`
    select ${cells.map((_, index) => `c${index}`).join(', ')} from (
      select ${cells.map((cell, index) => `${cell} as c${index}`).join(', ')}, row_number() over () as place from data where ${whole}
    ) where place % ${every} = 0 or ${every} = 1`);
  const scales = names.map((_, index) => scaleOf(found, index));
  const values = new Float64Array(found.length * names.length);
  for (const [row, line] of found.entries()) {
    for (const [index, scale] of scales.entries()) {
      values[row * names.length + index] = (number(line[index]) - scale.mean) / scale.deviation;
    }
  }
  // The data room omits empty clusters without a note: their number would reveal the same.
  const different = room ? wanted : new Set(found.map((line) => line.join(' '))).size;
  if (different < wanted)
    throw new RunError(`There are only ${different} different rows, too few for ${wanted} clusters`);
  const result = kMeans({ values, width: names.length, count: found.length }, wanted);
  const all = result.sizes
    .map((size, place) => ({ count: size, place, centre: result.centres[place] ?? [] }))
    .filter(({ count: size }) => size > 0);
  const shown = publishable(all, task).toSorted((a, b) => b.count - a.count);
  if (room)
    needRows(
      shown.reduce((sum, one) => sum + one.count, 0),
      task,
    );
  const members = room ? membersOf(found, result.own) : undefined;
  const rows = shown.map(({ count: size, place, centre }, index): Cell[] => [
    index + 1,
    shownCount(size * every, room),
    ...scales.map(({ mean, deviation }, column) =>
      members ? roomCentre(members.get(place) ?? [], column) : mean + (centre[column] ?? 0) * deviation,
    ),
  ]);
  const within = result.within / found.length;
  return {
    kind: 'table',
    columns: [
      { name: 'cluster', type: 'integer' },
      { name: 'rows', type: 'integer' },
      ...names.map((name) => ({ name, type: 'number' as const })),
    ],
    rows,
    facts: {
      clusters: wanted,
      rows: shownCount(number(count), room),
      within: room ? coarse(within, within / Math.sqrt(found.length)) : within,
    },
    notes: notesOf(task, [
      every > 1 && `Computed from every ${every}th of ${shownCount(number(count), room)} rows`,
      shown.length < all.length && 'Clusters with too few rows are hidden.',
    ]),
    ...(names.length > 1 && { chart: { form: 'scatter' as const, x: names[0] ?? '', y: [names[1] ?? ''] } }),
  };
};

function scaleOf(rows: readonly Cell[][], index: number): { mean: number; deviation: number } {
  const mean = rows.reduce((sum, row) => sum + number(row[index]), 0) / rows.length;
  const squares = rows.reduce((sum, row) => sum + (number(row[index]) - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(squares / rows.length) || 1 };
}

function membersOf(rows: readonly Cell[][], own: Int32Array): ReadonlyMap<number, Cell[][]> {
  return Map.groupBy(rows, (_, row) => own[row] ?? -1);
}

function roomCentre(rows: readonly Cell[][], column: number): number | null {
  const sizes = rows.map((row) => Math.abs(number(row[column])));
  const most = sizes.reduce((largest, one) => Math.max(largest, one), 0);
  if (most > maxShareOfOne * sizes.reduce((sum, one) => sum + one, 0)) return null;
  const { mean, deviation } = scaleOf(rows, column);
  const isFlat = rows.every((row) => row[column] === rows[0]?.[column]);
  return coarseFigure('mean', { value: mean, count: rows.length, deviation: isFlat ? 0 : deviation });
}
