// Checks a provider's query by the tree of DuckDB's own parser: one SELECT over the table `data`, known functions only.
import type { Database } from '../../../duckdb/database.ts';
import { RunError } from '../../../duckdb/error.ts';
import { allowedFunctions, allowedTableFunctions } from './allowed.ts';
import { isNode, parse, placeOf, textIn, withoutBlanks, type TreeNode } from './tree.ts';

export const inputTable = 'data';

const expressions = new Set([
  'COLUMN_REF',
  'FUNCTION',
  'CONSTANT',
  'COMPARISON',
  'CONJUNCTION',
  'OPERATOR',
  'CAST',
  'CASE',
  'BETWEEN',
  'SUBQUERY',
  'STAR',
  'WINDOW',
  'PARAMETER',
  'COLLATE',
  'POSITIONAL_REFERENCE',
]);
const parts = new Set([
  'SELECT_NODE',
  'SET_OPERATION_NODE',
  'BASE_TABLE',
  'TABLE_FUNCTION',
  'JOIN',
  'SUBQUERY',
  'EMPTY',
  'EXPRESSION_LIST',
  'ORDER_MODIFIER',
  'LIMIT_MODIFIER',
  'LIMIT_PERCENT_MODIFIER',
  'DISTINCT_MODIFIER',
  'ASCENDING',
  'DESCENDING',
  'ORDER_DEFAULT',
]);
const reserved = /^(?:data$|duckdb_|pragma_|sqlite_|pg_|information_schema)/iu;
const plainName = /^[a-z_][a-z0-9_]*$/iu;
/** Functions that are written like columns. */
const valueFunctions = /^(?:current_\w+|session_user|localtime|localtimestamp)$/iu;

interface Checked {
  readonly query: string;
  readonly parameters: ReadonlySet<string>;
  readonly tables: ReadonlySet<string>;
  readonly used: Set<string>;
}

function refuse({ query }: Checked, node: TreeNode, reason: string): never {
  throw new RunError(`${placeOf(query, Number(node['query_location'] ?? Number.NaN))}${reason}`);
}

function checkFunction(checked: Checked, node: TreeNode, allowed: ReadonlySet<string>) {
  const name = (textIn(node, 'function_name') ?? '').toLowerCase();
  const schema = textIn(node, 'schema') ?? '';
  const catalog = textIn(node, 'catalog') ?? '';
  if (!allowed.has(name) || (schema !== '' && schema !== 'main') || catalog !== '') {
    refuse(checked, node, `The function “${name}” cannot be used`);
  }
}

function checkColumn(checked: Checked, node: TreeNode) {
  const names = Array.isArray(node['column_names']) ? node['column_names'].map(String) : [];
  const [name = ''] = names;
  if (names.length === 1 && valueFunctions.test(name)) refuse(checked, node, `The function “${name}” cannot be used`);
}

function checkTable(checked: Checked, node: TreeNode) {
  const name = (textIn(node, 'table_name') ?? '').toLowerCase();
  const isQualified = [textIn(node, 'schema_name'), textIn(node, 'catalog_name')].some((one) => (one ?? '') !== '');
  if (isQualified || !checked.tables.has(name)) {
    refuse(checked, node, `The query can read the table “${inputTable}” only, not “${name}”`);
  }
}

function checkNode(checked: Checked, node: TreeNode) {
  const [kind, type] = [textIn(node, 'class'), textIn(node, 'type')];
  if (kind !== undefined) {
    if (!expressions.has(kind)) refuse(checked, node, `“${kind.toLowerCase()}” cannot be used`);
    if (kind === 'FUNCTION' || kind === 'WINDOW') checkFunction(checked, node, allowedFunctions);
    if (kind === 'COLUMN_REF') checkColumn(checked, node);
    if (kind === 'PARAMETER') {
      const name = String(node['identifier']).toLowerCase();
      if (!checked.parameters.has(name)) refuse(checked, node, `The parameter “$${name}” is not declared`);
      checked.used.add(name);
    }
    return;
  }
  if (type === undefined) return;
  if (type === 'RECURSIVE_CTE_NODE') refuse(checked, node, 'Recursive queries cannot be used');
  if (!parts.has(type)) refuse(checked, node, `“${type.toLowerCase().replaceAll('_', ' ')}” cannot be used`);
  if (type === 'BASE_TABLE') checkTable(checked, node);
}

/** The function inside a table function has another list of allowed names. */
function walk(checked: Checked, value: unknown): void {
  if (Array.isArray(value)) for (const one of value) walk(checked, one);
  if (!isNode(value)) return;
  checkNode(checked, value);
  for (const [key, child] of Object.entries(value)) {
    // Constants and types hold no names of tables or functions.
    if (key === 'value' && value['class'] === 'CONSTANT') continue;
    if (key === 'cast_type') continue;
    if (key === 'function' && value['type'] === 'TABLE_FUNCTION' && isNode(child)) {
      checkFunction(checked, child, allowedTableFunctions);
      for (const part of Object.values(child)) walk(checked, part);
    } else walk(checked, child);
  }
}

function namesOfCtes(value: unknown, found: Set<string>): Set<string> {
  if (Array.isArray(value)) for (const one of value) namesOfCtes(one, found);
  if (!isNode(value)) return found;
  const map = isNode(value['cte_map']) ? value['cte_map']['map'] : undefined;
  for (const entry of Array.isArray(map) ? (map as TreeNode[]) : []) {
    const name = String(entry['key']);
    if (!plainName.test(name) || reserved.test(name))
      throw new RunError(`“${name}” cannot be the name of a WITH query: choose another, of letters and digits`);
    found.add(name.toLowerCase());
  }
  for (const child of Object.values(value)) namesOfCtes(child, found);
  return found;
}

/** Returns the names of the parameters that the query uses. Refuses everything that is not known to be safe. */
export async function checkQuery(
  database: Database,
  query: string,
  parameters: readonly string[],
): Promise<ReadonlySet<string>> {
  const tree = await parse(database, query, withoutBlanks);
  if (tree.error) {
    if (tree.error_type !== 'parser') throw new RunError('Only a SELECT query can be used');
    const at = tree.position === undefined ? undefined : Number(tree.position);
    throw new RunError(`${placeOf(query, at)}${tree.error_message ?? 'The query cannot be read'}`);
  }
  const [statement, ...more] = tree.statements ?? [];
  if (!statement || more.length > 0) throw new RunError('Write exactly one SELECT query');
  const checked: Checked = {
    query,
    parameters: new Set(parameters.map((name) => name.toLowerCase())),
    tables: namesOfCtes(statement.node, new Set([inputTable])),
    used: new Set(),
  };
  walk(checked, statement.node);
  return checked.used;
}
