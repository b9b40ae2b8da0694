import { sweep } from '../jobs/housekeeping.ts';
import { sweepPictures } from '../jobs/pictures.ts';
import { record } from '../records/audit.ts';
import type { AdminContext } from './commands.ts';
import { byOperator } from './person.ts';

export async function prune({ exchange, database }: AdminContext): Promise<string[]> {
  const rows = await database.withoutTimeout(() => sweep(exchange));
  const deleted = { ...rows, pictures: await sweepPictures(exchange) };
  await record(exchange.db, { action: 'data.pruned', after: deleted, reason: byOperator, at: exchange.now() });
  return ['Deleted:', ...Object.entries(deleted).map(([name, count]) => `  ${name} ${count}`)];
}
