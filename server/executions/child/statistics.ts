// The statistics that groups and steps can be asked for, as SQL.
import { mostOfOne } from './task.ts';

const functions: Readonly<Record<string, string>> = {
  mean: 'avg',
  median: 'median',
  sum: 'sum',
  count: 'count',
  deviation: 'stddev_samp',
};

/** What must hold of `value` so that no single row makes the figure. */
const undominated: Readonly<Record<string, (value: string) => string>> = {
  mean: shared,
  sum: shared,
  deviation: spread,
};

function shared(value: string): string {
  return `max(abs(${value})) <= ${mostOfOne} * sum(abs(${value})) or max(abs(${value})) = 0`;
}

/** As `shared`, of the squares that a deviation is made of. */
export function spread(value: string): string {
  const far = `greatest(max(${value}) - avg(${value}), avg(${value}) - min(${value}))`;
  return `${far} * ${far} <= ${mostOfOne} * count(${value}) * var_pop(${value})`;
}

/** One statistic of `value`; in the data room none that a single row decides. */
export function statistic(name: unknown, value: string, room: boolean): string {
  const figure = `${functions[String(name)] ?? 'avg'}(${value})`;
  const holds = undominated[String(name)];
  return room && holds ? `case when ${holds(value)} then ${figure} end` : figure;
}
