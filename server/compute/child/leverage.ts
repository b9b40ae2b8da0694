import { maxLeverage, maxShareOfOne, number, type Task } from './task.ts';

export interface Pair {
  readonly x: string;
  readonly y: string;
}

/** Residual share that rounding leaves of a perfect fit. */
const negligible = 1e-18;
const pairsPerQuery = 50;

async function lookAt({ database }: Pick<Task, 'database'>, pairs: readonly Pair[]): Promise<boolean[]> {
  const columns = [...new Set(pairs.flatMap(({ x, y }) => [x, y]))];
  const from = `from (select ${columns.map((column, index) => `${column} as c${index}`).join(', ')} from data)`;
  const named = pairs.map(({ x, y }) => [`c${columns.indexOf(x)}`, `c${columns.indexOf(y)}`] as const);
  const lines = named.map(([x, y]) => `regr_avgx(${y}, ${x}), regr_avgy(${y}, ${x}), regr_slope(${y}, ${x})`);
  const [line = []] = await database.rows(`select ${lines.join(', ')} ${from}`);
  // Squared gaps over the rows with both values. Written once, as planning time grows with the text.
  const gaps = named.map(([x, y], index) => {
    const [meanX = null, meanY = null, slope = null] = line.slice(index * 3);
    const [dx, dy] = [`${x} - ${String(meanX)}::double`, `${y} - ${String(meanY)}::double`];
    const rest = `(${dy}) - ${String(slope ?? 0)}::double * (${dx})`;
    // NULL in one column makes every expression NULL.
    return `(${dx}) + 0 * ${y} as x${index}, (${dy}) + 0 * ${x} as y${index}, ${rest} as rest${index}`;
  });
  const figures = named.flatMap((_, index) =>
    [`x${index}`, `y${index}`, `rest${index}`].map((gap) => `max(${gap} * ${gap}), sum(${gap} * ${gap})`),
  );
  const [found = []] = await database.rows(`select ${figures.join(', ')} from (select ${gaps.join(', ')} ${from})`);
  return named.map((_, index) => {
    const [mostX = 0, allX = 0, mostY = 0, allY = 0, most = 0, all = 0] = found.slice(index * 6).map(number);
    const left = all > negligible * allY ? most / all : 0;
    return mostX > maxLeverage * allX || mostY > maxLeverage * allY || left > maxShareOfOne;
  });
}

/** A row dominates by high leverage, or because it makes nearly all of the residual. */
export async function areDecidedByFew(task: Pick<Task, 'database'>, pairs: readonly Pair[]): Promise<boolean[]> {
  const answers: boolean[] = [];
  for (let from = 0; from < pairs.length; from += pairsPerQuery)
    answers.push(...(await lookAt(task, pairs.slice(from, from + pairsPerQuery))));
  return answers;
}
