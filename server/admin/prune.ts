import { sweep } from '../jobs/housekeeping.ts';
import { record } from '../records/audit.ts';
import type { AdminContext } from './commands.ts';
import { byOperator } from './person.ts';

export async function prune({ exchange, database }: AdminContext): Promise<string[]> {
  const deleted = await database.withoutTimeout(() => sweep(exchange));
  await record(exchange.db, { action: 'data.pruned', after: deleted, reason: byOperator, at: exchange.now() });
  return ['Deleted rows:', ...Object.entries(deleted).map(([name, rows]) => `  ${name} ${rows}`)];
}
