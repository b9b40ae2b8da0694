import type { Client } from 'pg';
import { nodesOf, type PlanNode } from '#tests/support/database/plans.ts';
import { statementsOf } from '#tests/support/database/statements.ts';

interface Explained {
  Plan: PlanNode & { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
  'Planning Time': number;
  'Execution Time': number;
}

/** Prints time, buffers and rows of each statement that a call sends. */
export async function explainFirst(database: Client, kind: string, text: string, call: () => Promise<unknown>) {
  const start = performance.now();
  const statements = await statementsOf(call);
  console.log(`\n${kind}: ${text} (${(performance.now() - start).toFixed(1)} ms)`);
  for (const statement of statements) {
    const { rows } = await database.query<{ 'QUERY PLAN': [Explained] }>(
      `explain (analyze, buffers, timing off, format json) ${statement.text}`,
      [...statement.values],
    );
    const [explained] = rows[0]?.['QUERY PLAN'] ?? [];
    if (!explained) continue;
    const { Plan: plan } = explained;
    const reads = [...nodesOf(plan)]
      .filter((node) => node['Relation Name'] ?? node['Index Name'])
      .map((node) => {
        const { 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Index Recheck': rechecked = 0 } = node;
        const rows = (node['Actual Rows'] + filtered + rechecked) * node['Actual Loops'];
        return `${node['Node Type']} ${node['Index Name'] ?? node['Relation Name']} ${rows}`;
      });
    const blocks = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    const times = `${explained['Planning Time'].toFixed(1)} + ${explained['Execution Time'].toFixed(1)} ms`;
    console.log(`  ${times}, ${blocks} blocks: ${statement.text.trim().slice(0, 70).replaceAll(/\s+/gu, ' ')}`);
    console.log(`    ${reads.join('; ')}`);
  }
}
