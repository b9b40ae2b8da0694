// Groups that a query may have in a data room: columns and parts of dates. Other expressions could single out a row.
import type { AlgorithmQuery } from '#contract/types.ts';
import { literal, quoted } from '../../../duckdb/database.ts';
import { RunError } from '../../../duckdb/error.ts';
import { isNode, placeOf, textIn, type TreeNode } from './tree.ts';

export interface Scope {
  readonly query: string;
  readonly columns: ReadonlyMap<string, AlgorithmQuery['columns'][number]['type']>;
  /** Name of the table in the query, lower case. */
  readonly table: string;
}

export interface GroupKey {
  readonly column: string;
  readonly part?: { readonly name: string; readonly unit: string | undefined };
}

export function refuse({ query }: Pick<Scope, 'query'>, node: TreeNode, reason: string): never {
  throw new RunError(`${placeOf(query, Number(node['query_location'] ?? Number.NaN))}${reason}`);
}

export const nodesIn = (node: TreeNode, key: string): TreeNode[] => {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
};

export function columnOf({ columns, table }: Scope, node: TreeNode): string | undefined {
  if (node['class'] !== 'COLUMN_REF' || !Array.isArray(node['column_names'])) return undefined;
  const names = node['column_names'].map((name) => String(name).toLowerCase());
  const [name] = names.slice(-1);
  const isOfTable = names.length === 1 || (names.length === 2 && names[0] === table);
  return name !== undefined && isOfTable && columns.has(name) ? name : undefined;
}

function constantOf(node: TreeNode): { type: string; value: unknown } | undefined {
  if (node['class'] !== 'CONSTANT' || !isNode(node['value'])) return undefined;
  const { type, value } = node['value'];
  return { type: isNode(type) ? String(type['id']) : '', value };
}

const integerTypes = new Set(['INTEGER', 'BIGINT']);

export const integerOf = (node: TreeNode): number | undefined => {
  const constant = constantOf(node);
  return constant && integerTypes.has(constant.type) && Number.isSafeInteger(constant.value)
    ? Number(constant.value)
    : undefined;
};

const units = 'year quarter month week day hour minute decade century';
const unitsByFunction: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['date_trunc', new Set(units.split(' '))],
  ['date_part', new Set(`${units} dow isodow doy`.split(' '))],
]);
const datePartFunctions = new Set(
  'year quarter month week day hour minute dayofweek isodow dayofyear weekofyear'.split(' '),
);

const onlyKeys = 'GROUP BY of a data room takes columns and parts of dates: other expressions can single out rows';

function requireColumn(scope: Scope, node: TreeNode): string {
  const names = Array.isArray(node['column_names']) ? node['column_names'].join('.') : '';
  return columnOf(scope, node) ?? refuse(scope, node, names === '' ? onlyKeys : `“${names}” is not a declared column`);
}

/** Column or part of a date that GROUP BY names. Refuses all others. */
export function parseGroupKey(scope: Scope, node: TreeNode): GroupKey {
  if (node['class'] !== 'FUNCTION') return { column: requireColumn(scope, node) };
  const name = (textIn(node, 'function_name') ?? '').toLowerCase();
  const children = nodesIn(node, 'children');
  const known = unitsByFunction.get(name);
  const date = children.at(-1);
  if ((!known && !datePartFunctions.has(name)) || children.length !== (known ? 2 : 1) || !date)
    refuse(scope, node, onlyKeys);
  if (node['filter'] || node['distinct'] === true || textIn(node, 'schema') || textIn(node, 'catalog'))
    refuse(scope, node, onlyKeys);
  const column = requireColumn(scope, date);
  if (scope.columns.get(column) !== 'date') refuse(scope, date, `“${column}” is not a column of dates`);
  const unit = known && String(constantOf(children[0] ?? node)?.value).toLowerCase();
  if (known && unit !== undefined && !known.has(unit))
    refuse(scope, node, `“${name}” takes one of ${[...known].join(', ')}`);
  return { column, part: { name, unit } };
}

export const groupKeySql = ({ column, part }: GroupKey): string => {
  if (!part) return quoted(column);
  return `${part.name}(${part.unit === undefined ? '' : `${literal(part.unit)}, `}${quoted(column)})`;
};
