// The statement over the rows of a checked query: its groups and measured columns, for `json_deserialize_sql`.
import type { TreeNode } from './tree.ts';

/** An error at one row would reveal that row. */
const tried = (node: TreeNode, alias = ''): TreeNode => ({
  class: 'OPERATOR',
  type: 'OPERATOR_TRY',
  alias,
  query_location: 0,
  children: [node],
});

/** Places of generated nodes are larger than numbers of JSON hold. */
const placeless = (node: TreeNode): TreeNode =>
  JSON.parse(JSON.stringify(node, (key, value: unknown) => (key === 'query_location' ? 0 : value))) as TreeNode;

const reference = (name: string): TreeNode => ({
  class: 'COLUMN_REF',
  type: 'COLUMN_REF',
  alias: '',
  query_location: 0,
  column_names: [name],
});

interface Wanted {
  readonly groups: readonly TreeNode[];
  readonly where: TreeNode | undefined;
  readonly columns: readonly string[];
}

/** Groups become `g0`, `g1` and so on. */
export const rowsStatement = (node: TreeNode, { groups, where, columns }: Wanted): TreeNode =>
  placeless({
    ...node,
    modifiers: [],
    select_list: [...groups.map((one, index) => tried({ ...one, alias: '' }, `g${index}`)), ...columns.map(reference)],
    where_clause: where ? tried(where) : null,
    group_expressions: [],
    group_sets: [],
    aggregate_handling: 'STANDARD_HANDLING',
  });
