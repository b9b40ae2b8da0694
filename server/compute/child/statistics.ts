import { maxShareOfOne } from './task.ts';

const functions: Readonly<Record<string, string>> = {
  mean: 'avg',
  median: 'median',
  sum: 'sum',
  count: 'count',
  deviation: 'stddev_samp',
};

/** Condition on `value` that no single row dominates the figure. */
const undominated: Readonly<Record<string, (value: string) => string>> = {
  mean: shared,
  sum: shared,
  deviation: spread,
};

function shared(value: string): string {
  return `max(abs(${value})) <= ${maxShareOfOne} * sum(abs(${value})) or max(abs(${value})) = 0`;
}

function spread(value: string): string {
  const far = `greatest(max(${value}) - avg(${value}), avg(${value}) - min(${value}))`;
  return `${far} * ${far} <= ${maxShareOfOne} * count(${value}) * var_pop(${value})`;
}

/** Returns one statistic of `value`. In the data room, null where a single row dominates it. */
export function statistic(name: unknown, value: string, room: boolean): string {
  const figure = `${functions[String(name)] ?? 'avg'}(${value})`;
  const holds = undominated[String(name)];
  return room && holds ? `case when ${holds(value)} then ${figure} end` : figure;
}
