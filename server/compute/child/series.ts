import { findColumn } from '../../duckdb/columns.ts';
import { datesOf, numbersOf } from './values.ts';
import { RunError } from '../../duckdb/error.ts';
import { coarseFigure } from './coarseFigures.ts';
import { statistic } from './statistics.ts';
import { number, publishable, type Task } from './task.ts';

export interface Step {
  readonly at: string;
  readonly count: number;
  readonly value: number | null;
}

export interface Series {
  readonly steps: Step[];
  readonly title: string;
  readonly cut: boolean;
  readonly daily: boolean;
}

const maxSteps = 200_000;

export async function readSeries(task: Task): Promise<Series> {
  const { database, columns, parameters, room } = task;
  const dates = await datesOf(database, columns, parameters['date']);
  const measured = findColumn(columns, parameters['measure']);
  const value = numbersOf(columns, measured.name);
  const step = String(parameters['step']);
  const name = String(parameters['statistic']);
  const found = await database.rows(`
    select strftime(date_trunc('${step}', moment), '%Y-%m-%dT%H:%M:%SZ') as step, count(v), ${statistic(name, 'v', room)}, ${room ? 'stddev_pop(v)' : 'null::double'}
    from (select ${dates} as moment, ${value} as v from data) where moment is not null and v is not null
    group by 1 order by 1 limit ${maxSteps + 1}`);
  if (found.length > maxSteps) throw new RunError('There are too many steps: choose a longer step');
  const all = found.map(([at, rows, figure = null, deviation]) => {
    const [count, value] = [number(rows), typeof figure === 'number' ? figure : null];
    const shown = room ? coarseFigure(name, { value, count, deviation: number(deviation) }) : value;
    return { at: String(at), count, value: shown };
  });
  const steps = publishable(all, task);
  return { steps, title: `${name} of ${measured.name}`, cut: steps.length < all.length, daily: step !== 'hour' };
}

export const stepText = (at: string, daily: boolean): string => (daily ? at.slice(0, 10) : at);

const plainLength = { hour: 3_600_000, day: 86_400_000, week: 604_800_000 } as const;
const months = { month: 1, quarter: 3, year: 12 } as const;

export function stepAfter(at: string, step: string, count: number): string {
  const start = new Date(at);
  const length = plainLength[step as keyof typeof plainLength];
  if (length) return new Date(start.getTime() + count * length).toISOString().replace('.000Z', 'Z');
  const month = start.getUTCMonth() + count * (months[step as keyof typeof months] ?? 1);
  return new Date(Date.UTC(start.getUTCFullYear(), month, 1)).toISOString().replace('.000Z', 'Z');
}
