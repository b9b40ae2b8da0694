// PostgreSQL's plan for a statement that the app sends.
import { escapeLiteral, type Client } from 'pg';
import { isPlannedEachTime } from '#server/database/statementNames.ts';
import type { Statement } from './statements.ts';

/** Rows that one plan node reads from a table, or from an index into a bitmap. */
export interface TableRead {
  /** For a bitmap scan, the index. */
  readonly table: string;
  readonly how: string;
  /** Rows read in all loops, including those filtered out. */
  readonly rows: number;
}

/** Step of a plan as EXPLAIN (FORMAT JSON) prints it. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

export function* nodesOf(node: PlanNode): Generator<PlanNode> {
  yield node;
  for (const child of node.Plans ?? []) yield* nodesOf(child);
}

/** Runs a repeated statement as the app does, planned once or each time. Returns its reads. */
export async function readsOf(client: Client, { text, values }: Statement): Promise<TableRead[]> {
  const explain = 'explain (analyze, format json)';
  await client.query('set plan_cache_mode = force_generic_plan');
  const run = async () => {
    if (isPlannedEachTime(text))
      return client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(`${explain} ${text}`, [...values]);
    await client.query(`prepare asked as ${text}`);
    const given = values.length > 0 ? `(${values.map(literalOf).join(', ')})` : '';
    return client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(`${explain} execute asked${given}`);
  };
  const { rows } = await run();
  await client.query('deallocate all');
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error('PostgreSQL explained nothing');
  return [...nodesOf(plan)].flatMap((node) => {
    const table = node['Relation Name'] ?? node['Index Name'];
    if (table === undefined) return [];
    const { 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Index Recheck': rechecked = 0 } = node;
    return [
      { table, how: node['Node Type'], rows: (node['Actual Rows'] + filtered + rechecked) * node['Actual Loops'] },
    ];
  });
}

const elementOf = (value: unknown) => `"${String(value).replaceAll(/["\\]/gu, String.raw`\$&`)}"`;

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return escapeLiteral(`{${value.map(elementOf).join(',')}}`);
  return escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value));
}
