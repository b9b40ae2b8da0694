// Parses a provider's query into the groups and rounded figures that a data room allows.
import type { AlgorithmQuery } from '#contract/types.ts';
import type { Database } from '../../../duckdb/database.ts';
import { RunError } from '../../../duckdb/error.ts';
import type { Query } from '#server/compute/queryForm.ts';
import { checkQuery, inputTable } from './checkQuery.ts';
import { allowedFigures, figureOf, type Figure } from './figures.ts';
import { columnOf, parseGroupKey, integerOf, nodesIn, refuse, type GroupKey, type Scope } from './groupExpression.ts';
import { numberRepeatedNames } from './queryResult.ts';
import { isNode, parse, textIn, type TreeNode } from './tree.ts';

export interface Output {
  readonly name: string;
  /** A figure, or the position of a group. */
  readonly source: Figure | number;
}

export interface Grouped {
  readonly groups: readonly GroupKey[];
  readonly outputs: readonly Output[];
  readonly order: readonly SortKey[];
}

export interface SortKey {
  readonly output: number;
  readonly descending: boolean;
  readonly nullsFirst: boolean;
}

/** Each figure samples other rows: many figures of one group would average the sampling away. */
const maxFigures = 3;

function refuseOtherThanSelect(scope: Scope, node: TreeNode): void {
  const reasons: Readonly<Record<string, string>> = {
    having: 'HAVING chooses groups by figures before they are rounded',
    qualify: 'QUALIFY chooses single rows',
    sample: 'A sample changes from run to run, so that runs can be compared',
  };
  if (node['type'] !== 'SELECT_NODE') refuse(scope, node, 'UNION, INTERSECT and EXCEPT compare groups');
  const ctes = isNode(node['cte_map']) ? node['cte_map']['map'] : [];
  if (Array.isArray(ctes) && ctes.length > 0)
    refuse(scope, node, 'WITH computes from rows before they are grouped: write one SELECT');
  for (const [key, reason] of Object.entries(reasons)) if (node[key]) refuse(scope, node, reason);
}

function tableOf(scope: Pick<Scope, 'query'>, node: TreeNode): string {
  const [from] = nodesIn(node, 'from_table');
  const reasons: Readonly<Record<string, string>> = {
    JOIN: 'A join can single out rows',
    SUBQUERY: 'A subquery can single out rows',
    TABLE_FUNCTION: 'It reads other rows than those of the data',
  };
  if (from?.['type'] !== 'BASE_TABLE' || (textIn(from, 'table_name') ?? '').toLowerCase() !== inputTable)
    return refuse(scope, from ?? node, reasons[String(from?.['type'])] ?? `It does not read the table “${inputTable}”`);
  if (from['sample']) refuse(scope, from, 'A sample changes from run to run, so that runs can be compared');
  if (nodesIn(from, 'at_clause').length > 0) refuse(scope, from, 'AT cannot be used in a data room');
  const renamed = from['column_name_alias'];
  if (Array.isArray(renamed) && renamed.length > 0) refuse(scope, from, 'Columns keep their declared names');
  return (textIn(from, 'alias') || inputTable).toLowerCase();
}

function textOf(scope: Scope, node: TreeNode): string {
  const column = columnOf(scope, node);
  if (column !== undefined) return column;
  return JSON.stringify(node, (key, value: unknown) => {
    if (key === 'query_location' || key === 'alias') return undefined;
    return isNode(value) ? (columnOf(scope, value) ?? value) : value;
  });
}

function nameOf(scope: Scope, node: TreeNode, source: Output['source']): string {
  const alias = textIn(node, 'alias');
  if (alias) return alias;
  if (typeof source === 'number') return columnOf(scope, node) ?? `group ${source + 1}`;
  const { statistic, column } = source;
  return column === undefined ? 'rows' : `${statistic} of ${column}`;
}

/** Expressions of GROUP BY, which may name an output or give its position. */
function groupsOf(scope: Scope, node: TreeNode): TreeNode[] {
  const outputs = nodesIn(node, 'select_list');
  if (node['aggregate_handling'] === 'FORCE_AGGREGATES') return outputs.filter((one) => !figureOf(scope, one));
  const sets = Array.isArray(node['group_sets']) ? node['group_sets'] : [];
  if (sets.length > 1)
    refuse(scope, node, 'ROLLUP, CUBE and GROUPING SETS give totals, whose difference can be a small group');
  return nodesIn(node, 'group_expressions').map((one) => {
    const place = integerOf(one);
    if (place !== undefined)
      return outputs[place - 1] ?? refuse(scope, one, 'GROUP BY gives a position without an output');
    if (one['class'] !== 'COLUMN_REF' || columnOf(scope, one) !== undefined) return one;
    return namedBy(outputs, one) ?? one;
  });
}

function namedBy(outputs: readonly TreeNode[], node: TreeNode): TreeNode | undefined {
  const [name, ...more] = Array.isArray(node['column_names']) ? node['column_names'].map(String) : [];
  if (name === undefined || more.length > 0) return undefined;
  return outputs.find((one) => textIn(one, 'alias')?.toLowerCase() === name.toLowerCase());
}

function orderOf(scope: Scope, node: TreeNode): Grouped['order'] {
  const outputs = nodesIn(node, 'select_list');
  const texts = outputs.map((one) => textOf(scope, one));
  return nodesIn(node, 'modifiers').flatMap((modifier) => {
    if (modifier['type'] === 'DISTINCT_MODIFIER') refuse(scope, node, 'DISTINCT shows rows as they are: use GROUP BY');
    if (modifier['type'] !== 'ORDER_MODIFIER')
      refuse(scope, node, 'LIMIT and OFFSET can single out a group by its figure');
    return nodesIn(modifier, 'orders').map((one) => {
      const [by = one] = nodesIn(one, 'expression');
      const named = namedBy(outputs, by);
      const place = integerOf(by);
      const output =
        place === undefined ? (named ? outputs.indexOf(named) : texts.indexOf(textOf(scope, by))) : place - 1;
      if (!outputs[output]) refuse(scope, by, 'ORDER BY names what the query does not show');
      return { output, descending: one['type'] === 'DESCENDING', nullsFirst: one['null_order'] === 'NULLS FIRST' };
    });
  });
}

function read(query: string, columns: AlgorithmQuery['columns'], node: TreeNode): Grouped {
  const types = new Map(columns.map(({ name, type }) => [name, type] as const));
  const unnamed: Scope = { query, columns: types, table: inputTable };
  refuseOtherThanSelect(unnamed, node);
  const scope = { ...unnamed, table: tableOf(unnamed, node) };
  const order = orderOf(scope, node);
  const groups = groupsOf(scope, node);
  const [where] = nodesIn(node, 'where_clause');
  if (where) refuse(scope, where, 'WHERE can single out a row, by the difference of two answers');
  const by = groups.map((one) => parseGroupKey(scope, one));
  const texts = groups.map((one) => textOf(scope, one));
  const outputs = nodesIn(node, 'select_list').map((one): Output => {
    const figure = figureOf(scope, one);
    const group = texts.indexOf(textOf(scope, one));
    const source = figure ?? (group >= 0 ? group : undefined);
    if (source !== undefined) return { name: nameOf(scope, one, source), source };
    if (one['class'] === 'STAR') return refuse(scope, one, '“*” shows rows as they are');
    if (one['class'] === 'WINDOW') return refuse(scope, one, 'A window function compares single rows');
    return refuse(scope, one, `An output is neither one of GROUP BY nor ${allowedFigures}`);
  });
  const figures = outputs.flatMap(({ source }) =>
    typeof source === 'number' || source.statistic === 'rows' ? [] : [source],
  );
  if (figures.length > maxFigures) refuse(scope, node, `It has more than ${maxFigures} figures beside count(*)`);
  const names = numberRepeatedNames(outputs.map(({ name }) => name));
  return { groups: by, outputs: outputs.map((output, at) => ({ ...output, name: names[at] ?? output.name })), order };
}

/** Refuses a query that a data room must not answer, with the reason. */
export async function readGrouped(database: Database, { query, columns, parameters }: Query): Promise<Grouped> {
  await checkQuery(
    database,
    query,
    parameters.map(({ name }) => name),
  );
  const [parameter] = parameters;
  if (parameter)
    throw new RunError(
      `It has the parameter “${parameter.name}”: a buyer could move the limit of a group from row to row`,
    );
  const { statements: [statement] = [] } = await parse(database, query);
  if (!statement) throw new RunError('Write exactly one SELECT query');
  return read(query, columns, statement.node);
}

/** The reason why a data room cannot run the query; null where it can. */
export async function roomProblem(database: Database, query: Query): Promise<string | null> {
  try {
    await readGrouped(database, query);
    return null;
  } catch (error) {
    if (error instanceof RunError) return error.message;
    throw error;
  }
}
