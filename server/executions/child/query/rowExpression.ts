// Expressions over one row in a data room: typed, deterministic, and without errors that depend on a row.
import type { AlgorithmQuery } from '#contract/types.ts';
import { RunError } from '../../../duckdb/error.ts';
import { isNode, placeOf, textIn, type TreeNode } from './tree.ts';

type Type = AlgorithmQuery['columns'][number]['type'] | 'null';

export interface Scope {
  readonly query: string;
  readonly columns: ReadonlyMap<string, Type>;
  /** Name of the table in the query, lower case. */
  readonly table: string;
}

export function refuse({ query }: Pick<Scope, 'query'>, node: TreeNode, reason: string): never {
  throw new RunError(`${placeOf(query, Number(node['query_location'] ?? Number.NaN))}${reason}`);
}

export const nodesIn = (node: TreeNode, key: string): TreeNode[] => {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
};

/** Name of the column that the node is, or undefined. */
export function columnOf({ columns, table }: Scope, node: TreeNode): string | undefined {
  if (node['class'] !== 'COLUMN_REF' || !Array.isArray(node['column_names'])) return undefined;
  const names = node['column_names'].map((name) => String(name).toLowerCase());
  const [name] = names.slice(-1);
  const isOfTable = names.length === 1 || (names.length === 2 && names[0] === table);
  return name !== undefined && isOfTable && columns.has(name) ? name : undefined;
}

const steps = 'year quarter month week day hour minute decade century';
const parts = `${steps} dow isodow doy`;
const choices = { steps: new Set(steps.split(' ')), parts: new Set(parts.split(' ')) };

interface Form {
  readonly takes: readonly (Type | keyof typeof choices | 'small')[];
  readonly gives: Type;
}

const ofDate: Form = { takes: ['date'], gives: 'number' };
const ofNumber: Form = { takes: ['number'], gives: 'number' };
const ofText: Form = { takes: ['text'], gives: 'text' };
const ofNumbers: Form = { takes: ['number', 'number'], gives: 'number' };
const ofTexts: Form = { takes: ['text', 'text'], gives: 'boolean' };
const ofStart: Form = { takes: ['text', 'small'], gives: 'text' };

const namedAlike = (names: string, form: Form) => names.split(' ').map((name) => [name, [form]] as const);

/** Functions of one row. None of them looks at other rows. */
const functions: ReadonlyMap<string, readonly Form[]> = new Map<string, readonly Form[]>([
  ['date_trunc', [{ takes: ['steps', 'date'], gives: 'date' }]],
  ['date_part', [{ takes: ['parts', 'date'], gives: 'number' }]],
  ...namedAlike('year quarter month week day hour minute dayofweek isodow dayofyear weekofyear', ofDate),
  ...namedAlike('floor ceil ceiling abs', ofNumber),
  ['round', [ofNumber, { takes: ['number', 'small'], gives: 'number' }]],
  ['-', [ofNumber, ofNumbers]],
  ...namedAlike('+ * /', ofNumbers),
  ...namedAlike('lower upper trim', ofText),
  ...namedAlike('left right', ofStart),
  ...namedAlike('~~ !~~ ~~* !~~* contains starts_with prefix', ofTexts),
]);

const mostDigits = 100;
const wholeTypes = new Set(['INTEGER', 'BIGINT']);
const numberTypes = new Set([...wholeTypes, 'DECIMAL', 'DOUBLE']);

function constantOf(node: TreeNode): { type: string; value: unknown } | undefined {
  if (node['class'] !== 'CONSTANT' || !isNode(node['value'])) return undefined;
  const { type, value } = node['value'];
  return { type: isNode(type) ? String(type['id']) : '', value };
}

export const wholeOf = (node: TreeNode): number | undefined => {
  const constant = constantOf(node);
  return constant && wholeTypes.has(constant.type) && Number.isSafeInteger(constant.value)
    ? Number(constant.value)
    : undefined;
};

function typeOfConstant(scope: Scope, node: TreeNode): Type {
  const constant = constantOf(node);
  if (constant?.type === 'VARCHAR') return 'text';
  if (constant?.type === 'NULL') return 'null';
  if (constant && numberTypes.has(constant.type) && Math.abs(Number(constant.value)) <= Number.MAX_SAFE_INTEGER)
    return 'number';
  return refuse(scope, node, 'This constant is neither a number, a text nor true or false');
}

const dateForm = /^\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d)?$/u;

/** A text that is no date would fail only where a row gets as far as its comparison. */
function isDate(node: TreeNode): boolean {
  const { type, value } = constantOf(node) ?? {};
  if (type !== 'VARCHAR' || typeof value !== 'string' || !dateForm.test(value)) return false;
  const iso = value.length === 10 ? `${value}T00:00:00` : value.replace(' ', 'T');
  const time = Date.parse(`${iso}Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(iso);
}

function typeOfCast(scope: Scope, node: TreeNode): Type {
  const [child] = nodesIn(node, 'child');
  const target = isNode(node['cast_type']) ? String(node['cast_type']['id']) : '';
  if (child && target === 'BOOLEAN' && ['t', 'f'].includes(String(constantOf(child)?.value))) return 'boolean';
  if (child && ['DATE', 'TIMESTAMP'].includes(target) && isDate(child)) return 'date';
  return refuse(scope, node, 'A value of a row is converted to another type: that fails at single rows');
}

function isFit(scope: Scope, node: TreeNode, wanted: Form['takes'][number]): boolean {
  if (wanted === 'small') return Math.abs(wholeOf(node) ?? Infinity) <= mostDigits;
  if (wanted === 'steps' || wanted === 'parts') return choices[wanted].has(String(constantOf(node)?.value));
  return typeOfRow(scope, node) === wanted;
}

function typeOfFunction(scope: Scope, node: TreeNode): Type {
  const name = (textIn(node, 'function_name') ?? '').toLowerCase();
  const forms = functions.get(name);
  const children = nodesIn(node, 'children');
  if (!forms || node['filter'] || node['distinct'] === true || textIn(node, 'schema') || textIn(node, 'catalog'))
    refuse(scope, node, `“${name}” cannot be used in WHERE and GROUP BY of a data room`);
  const found = forms.find(
    ({ takes }) =>
      takes.length === children.length && takes.every((one, at) => isFit(scope, children[at] as TreeNode, one)),
  );
  return found ? found.gives : refuse(scope, node, `“${name}” is given values of another type than it takes`);
}

/** Compared values have one type. A date is compared with a date, or with a text that is one. */
function checkAlike(scope: Scope, node: TreeNode, values: readonly TreeNode[]) {
  const types = values.map((one) => typeOfRow(scope, one));
  const isOfDates = types.includes('date');
  const isAlike = values.every((one, at) => {
    const type = types[at];
    return type === 'null' || (isOfDates ? type === 'date' || isDate(one) : type === types.find((t) => t !== 'null'));
  });
  if (!isAlike) refuse(scope, node, 'Values of different types are compared');
}

function checkBooleans(scope: Scope, node: TreeNode, values: readonly TreeNode[]) {
  for (const one of values)
    if (typeOfRow(scope, one) !== 'boolean') refuse(scope, node, 'A condition is neither true nor false');
}

function typeOfOperator(scope: Scope, node: TreeNode): Type {
  const children = nodesIn(node, 'children');
  switch (node['type']) {
    case 'OPERATOR_IS_NULL':
    case 'OPERATOR_IS_NOT_NULL':
      for (const one of children) typeOfRow(scope, one);
      return 'boolean';
    case 'OPERATOR_NOT':
      checkBooleans(scope, node, children);
      return 'boolean';
    case 'COMPARE_IN':
    case 'COMPARE_NOT_IN':
      checkAlike(scope, node, children);
      return 'boolean';
    default:
      return refuse(scope, node, 'This operator cannot be used in a data room');
  }
}

const kinds: Readonly<Record<string, string>> = {
  SUBQUERY: 'A subquery can single out rows',
  WINDOW: 'A window function compares single rows',
  CASE: 'CASE can single out rows',
  STAR: '“*” shows rows as they are',
  PARAMETER: 'A parameter lets a buyer move the limit of a group from row to row',
};

/** Type of an expression over one row. Refuses whatever is not known to be harmless. */
export function typeOfRow(scope: Scope, node: TreeNode): Type {
  const kind = String(node['class']);
  switch (kind) {
    case 'COLUMN_REF': {
      const name = columnOf(scope, node);
      const names = Array.isArray(node['column_names']) ? node['column_names'].join('.') : '';
      return name === undefined
        ? refuse(scope, node, `“${names}” is not a declared column`)
        : (scope.columns.get(name) ?? 'null');
    }
    case 'CONSTANT':
      return typeOfConstant(scope, node);
    case 'CAST':
      return typeOfCast(scope, node);
    case 'FUNCTION':
      return typeOfFunction(scope, node);
    case 'OPERATOR':
      return typeOfOperator(scope, node);
    case 'COMPARISON':
      checkAlike(scope, node, [...nodesIn(node, 'left'), ...nodesIn(node, 'right')]);
      return 'boolean';
    case 'BETWEEN':
      checkAlike(
        scope,
        node,
        ['input', 'lower', 'upper'].flatMap((key) => nodesIn(node, key)),
      );
      return 'boolean';
    case 'CONJUNCTION':
      checkBooleans(scope, node, nodesIn(node, 'children'));
      return 'boolean';
    default:
      return refuse(scope, node, kinds[kind] ?? `“${kind.toLowerCase()}” cannot be used in a data room`);
  }
}
