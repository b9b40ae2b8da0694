// The tree of a query, as DuckDB's own parser writes it.
import type { Database } from '../../../duckdb/database.ts';

interface Tree {
  readonly error: boolean;
  readonly error_type?: string;
  readonly error_message?: string;
  readonly position?: string;
  readonly statements?: readonly { readonly node: TreeNode }[];
}

export interface TreeNode {
  readonly [key: string]: unknown;
}

export function placeOf(query: string, at: number | undefined): string {
  if (at === undefined || !Number.isFinite(at) || at > query.length) return '';
  const before = query.slice(0, at).split('\n');
  return `Line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}: `;
}

export const isNode = (value: unknown): value is TreeNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const textIn = (node: TreeNode, key: string) => (typeof node[key] === 'string' ? node[key] : undefined);

export const withoutBlanks = ', skip_null := true, skip_empty := true';

export async function parse(database: Database, query: string, options = ''): Promise<Tree> {
  const [[text = '{}'] = []] = await database.rows(`select json_serialize_sql($1::varchar${options})::varchar`, [
    query,
  ]);
  return JSON.parse(String(text)) as Tree;
}
