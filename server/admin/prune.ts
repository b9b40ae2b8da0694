import { sweep } from '../jobs/housekeeping.ts';
import { sweepPictures } from '../jobs/pictures.ts';
import { Refusal } from '../kernel/refusal.ts';
import { record } from '../records/audit.ts';
import type { AdminContext } from './context.ts';
import { byOperator } from './person.ts';

export async function prune({ exchange, database }: AdminContext): Promise<string[]> {
  const rows = await database.withoutTimeout(() => sweep(exchange));
  const pictures = await sweepPictures(exchange).catch((error: unknown) => {
    if (error instanceof Refusal) return error;
    throw error;
  });
  const isRefused = pictures instanceof Refusal;
  const after = { ...rows, ...(!isRefused && { pictures }) };
  await record(exchange.db, { action: 'data.pruned', after, reason: byOperator, at: exchange.now() });
  return [
    'Deleted:',
    ...Object.entries(after).map(([name, count]) => `  ${name} ${count}`),
    ...(isRefused ? [`Pictures were not deleted: ${pictures.message}. Run it again later.`] : []),
  ];
}
