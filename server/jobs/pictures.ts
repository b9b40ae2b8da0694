// Deletes pictures that no person and no product shows: a crash between storing and deleting leaves them.
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { sql } from 'kysely';
import { params } from '#contract/params.ts';
import type { Exchange } from '../kernel/exchange.ts';
import { addressOfPicture } from '../uploads/pictureFiles.ts';
import { storageOf } from '../uploads/storage.ts';

/** An upload stores its file first and shows it within minutes. */
const graceMs = 24 * 3_600_000;
const firstMs = 10 * 60_000;
const everyMs = 24 * 3_600_000;
/** Rows per statement, so that a million products stay within the statement limit. */
const chunk = 5_000;

type Reads = Pick<Exchange, 'config' | 'db' | 'now'>;

const isOurs = (name: string) => params.file.safeParse(name.replace(/^\./u, '')).success;

async function* shownAddresses(db: Exchange['db'], table: 'users' | 'streams', column: 'picture' | 'logo') {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<{ last: string | null; shown: string[] | null }>`
      select (array_agg(id order by id desc))[1] as last, array_agg(address) filter (where address is not null) as shown
      from (select id, ${sql.ref(column)} as address from ${sql.table(table)} where id > ${after}::uuid
        order by id limit ${sql.lit(chunk)}) as page`.execute(db);
    const [page] = rows;
    if (!page?.last) return;
    yield* page.shown ?? [];
    after = page.last;
  }
}

/** Returns the number of deleted files. Files of other programs and those of the last day stay. */
export async function sweepPictures({ config, db, now }: Reads): Promise<number> {
  const storage = await storageOf(config);
  const before = now().getTime() - graceMs;
  const namesByAddress = new Map<string, string>();
  for await (const { name, writtenAt } of storage.list()) {
    if (isOurs(name) && writtenAt.getTime() < before) namesByAddress.set(addressOfPicture(name), name);
  }
  if (namesByAddress.size === 0) return 0;
  for await (const address of shownAddresses(db, 'users', 'picture')) namesByAddress.delete(address);
  for await (const address of shownAddresses(db, 'streams', 'logo')) namesByAddress.delete(address);
  for (const name of namesByAddress.values()) await storage.remove(name);
  return namesByAddress.size;
}

export const pictures = plugin((app: FastifyInstance, { exchange }: { exchange: Exchange }, done: () => void) => {
  const clean = () =>
    sweepPictures(exchange).then(
      (deleted) => void (deleted > 0 && app.log.info({ deleted }, 'unused pictures deleted')),
      (error: unknown) => app.log.warn({ err: error }, 'pictures not swept'),
    );
  const timers = [setTimeout(() => void clean(), firstMs), setInterval(() => void clean(), everyMs)];
  for (const timer of timers) timer.unref();
  app.addHook('onClose', async () => timers.forEach(clearTimeout));
  done();
});
