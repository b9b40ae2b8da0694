// Parses the aggregates that a data room can round.
import { columnOf, integerOf, nodesIn, refuse, type Scope } from './groupExpression.ts';
import { isNode, textIn, type TreeNode } from './tree.ts';

export interface Figure {
  readonly statistic: 'rows' | 'count' | 'sum' | 'mean' | 'median' | 'deviation';
  /** Undefined for `rows`. */
  readonly column?: string;
  /** Decimal places that the query rounds to. */
  readonly digits?: number;
}

const maxDecimals = 12;
const statistics: Readonly<Record<string, Figure['statistic']>> = {
  count: 'count',
  count_star: 'rows',
  sum: 'sum',
  avg: 'mean',
  mean: 'mean',
  median: 'median',
  stddev: 'deviation',
  stddev_samp: 'deviation',
};
export const allowedFigures = 'count, sum, avg, median or stddev';
// prettier-ignore
const ofSingleRows: ReadonlySet<string> = new Set([
  'min', 'max', 'first', 'last', 'any_value', 'arg_min', 'arg_max', 'min_by', 'max_by', 'mode', 'quantile', 'quantile_cont',
  'quantile_disc', 'approx_quantile', 'string_agg', 'array_agg', 'list', 'histogram',
]);

export function figureOf(scope: Scope, node: TreeNode): Figure | undefined {
  if (node['class'] !== 'FUNCTION') return undefined;
  const name = (textIn(node, 'function_name') ?? '').toLowerCase();
  const [first, second] = nodesIn(node, 'children');
  if (name === 'round' && first) {
    const inner = figureOf(scope, first);
    const digits = second ? integerOf(second) : 0;
    if (!inner) return undefined;
    if (digits === undefined || Math.abs(digits) > maxDecimals)
      refuse(scope, node, `round() needs a whole number of places, at most ${maxDecimals}`);
    return { ...inner, digits: Math.min(digits, inner.digits ?? digits) };
  }
  if (ofSingleRows.has(name)) refuse(scope, node, `“${name}” shows values of single rows`);
  const statistic = statistics[name];
  if (!statistic) return undefined;
  if (node['filter']) refuse(scope, node, 'FILTER inside a figure can single out rows');
  if (isNode(node['order_bys']) && nodesIn(node['order_bys'], 'orders').length > 0)
    refuse(scope, node, 'ORDER BY inside a figure cannot be used');
  if (textIn(node, 'schema') || textIn(node, 'catalog')) refuse(scope, node, `“${name}” cannot be used`);
  if (node['distinct'] === true) refuse(scope, node, `DISTINCT inside ${name} can single out rows`);
  if (statistic === 'rows') return { statistic };
  const column = first && nodesIn(node, 'children').length === 1 ? columnOf(scope, first) : undefined;
  if (column === undefined)
    return refuse(scope, node, `“${name}” takes one column as it is: an expression can single out rows`);
  if (statistic !== 'count' && scope.columns.get(column) !== 'number')
    refuse(scope, node, `“${name}” needs a column of numbers, and “${column}” is none`);
  return { statistic, column };
}
