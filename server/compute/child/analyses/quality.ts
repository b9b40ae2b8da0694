import type { SampleColumn } from '#contract/types.ts';
import { gradeOf } from '../../../kernel/quality.ts';
import { datesOf } from '../values.ts';
import { quoted, type Cell } from '../../../duckdb/database.ts';
import { shownCount } from '../coarseFigures.ts';
import { needRows, notesOf, number, type Analyse, type Task } from '../task.ts';

const dayMs = 86_400_000;
const exactRows = 2_000_000;

const sampleTypes = { number: 'number', date: 'date', boolean: 'boolean', text: 'text', other: 'object' } as const;

interface Measured {
  readonly column: SampleColumn;
  readonly mixed: boolean;
}

async function measureColumns({ database, columns, rows }: Task): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const { name, kind } of columns) {
    const cell = quoted(name);
    const numbers = kind === 'text' ? `count(try_cast(${cell} as double))` : '0';
    const [[filled = 0, distinct = 0, numeric = 0] = []] = await database.rows(
      `select count(${cell}), approx_count_distinct(${cell}), ${numbers} from data`,
    );
    const share = rows === 0 ? 0 : (rows - number(filled)) / rows;
    const type = number(filled) === 0 ? 'empty' : sampleTypes[kind];
    const mixed = number(numeric) * 2 > number(filled) && number(numeric) < number(filled);
    measured.push({ column: { name, type, nulls: share, distinct: number(distinct) }, mixed });
  }
  return measured;
}

async function newestOf({ database, columns }: Task): Promise<string | undefined> {
  const dated = columns.filter(({ kind }) => kind === 'date');
  if (dated.length === 0) return undefined;
  const dates = await Promise.all(dated.map(({ name }) => datesOf(database, columns, name)));
  const latest = `greatest(${dates.map((date) => `max(${date})`).join(', ')})`;
  const [[newest = null] = []] = await database.rows(`select strftime(${latest}, '%Y-%m-%dT%H:%M:%SZ') from data`);
  return typeof newest === 'string' ? newest : undefined;
}

export const quality: Analyse = async (task) => {
  const { database, rows, room } = task;
  needRows(rows, task);
  const measured = await measureColumns(task);
  const different = rows > exactRows ? 'approx_count_distinct(hash(data))' : 'count(distinct hash(data))';
  const [[unique = 0] = []] = await database.rows(`select ${different} from data`);
  const duplicates = Math.max(0, rows - number(unique));
  const newest = await newestOf(task);
  const ageDays = newest === undefined ? undefined : (Date.now() - Date.parse(newest)) / dayMs;
  const schema = measured.map(({ column }) => column);
  const mixed = measured.filter((one) => one.mixed).map(({ column }) => column.name);
  const { grade, points, reasons } = gradeOf({
    rows,
    schema,
    mixed,
    duplicates,
    ragged: task.ragged,
    structured: true,
    ageDays,
  });
  return {
    kind: 'scalar',
    content: grade,
    columns: [
      { name: 'reason', type: 'text' },
      { name: 'column', type: 'text' },
      { name: 'value', type: 'number' },
      { name: 'points', type: 'integer' },
    ],
    // In the data room only the reasons' codes and points: exact values would reveal the newest date or duplicate rows.
    rows: reasons.map(({ code, column = null, value, points: taken }): Cell[] => [
      code,
      column,
      room ? null : value,
      taken,
    ]),
    facts: {
      points,
      rows: shownCount(rows, room),
      columns: schema.length,
      'repeated rows': room && duplicates < task.least ? null : shownCount(duplicates, room),
      newest: room ? null : (newest ?? null),
    },
    notes: notesOf(task),
  };
};
