import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from './schema.ts';
import { plannedEachTime } from './statementNames.ts';

interface Estimate {
  readonly rows: number;
  /** In pages read one after the other. */
  readonly cost: number;
}

export async function estimateRows(db: Kysely<Database>, statement: RawBuilder<unknown>): Promise<Estimate> {
  const { rows } = await sql<{ 'QUERY PLAN': unknown }>`
    explain (format json) ${statement} ${plannedEachTime}`.execute(db);
  const plan = rows[0]?.['QUERY PLAN'];
  const [explained] = (typeof plan === 'string' ? JSON.parse(plan) : plan) as [
    { Plan: { 'Plan Rows': number; 'Total Cost': number } },
  ];
  return { rows: explained.Plan['Plan Rows'], cost: explained.Plan['Total Cost'] };
}
