// Deletes pictures that this database stored or replaced and no longer shows: a crash or a fault of storage leaves them.
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { sql } from 'kysely';
import type { Exchange } from '../kernel/exchange.ts';
import { deletePicture } from '../uploads/pictureFiles.ts';

/** An upload stores its file first and shows it within minutes. */
const graceMs = 24 * 3_600_000;
const firstMs = 10 * 60_000;
const everyMs = 24 * 3_600_000;
/** Rows per statement, so that a million products stay within the statement limit. */
const chunk = 5_000;

type Reads = Pick<Exchange, 'config' | 'db' | 'now'>;

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

/** Returns the number of deleted pictures. Pictures of other databases have no row here and stay. */
export async function sweepPictures({ config, db, now }: Reads): Promise<number> {
  const before = new Date(now().getTime() - graceMs).toISOString();
  const old = db.selectFrom('unused_pictures').select('address').where('since', '<', before);
  const addresses = (await old.execute()).map(({ address }) => address);
  if (addresses.length === 0) return 0;
  const unused = new Set(addresses);
  for await (const address of shownAddresses(db, 'users', 'picture')) unused.delete(address);
  for await (const address of shownAddresses(db, 'streams', 'logo')) unused.delete(address);
  for (const address of unused) await deletePicture({ config, db }, address);
  // Those that are shown get a new row when they are replaced.
  await sql`delete from unused_pictures where since < ${before} and address = any(${addresses}::text[])`.execute(db);
  return unused.size;
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
