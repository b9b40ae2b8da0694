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
const batchSize = 5_000;

type Stores = Pick<Exchange, 'config' | 'db' | 'now'>;

async function* shownAddresses(db: Exchange['db'], table: 'users' | 'streams', column: 'picture' | 'logo') {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<{ last: string | null; shown: string[] | null }>`
      select (array_agg(id order by id desc))[1] as last, array_agg(address) filter (where address is not null) as shown
      from (select id, ${sql.ref(column)} as address from ${sql.table(table)} where id > ${after}::uuid
        order by id limit ${sql.lit(batchSize)}) as page`.execute(db);
    const [page] = rows;
    if (!page?.last) return;
    yield* page.shown ?? [];
    after = page.last;
  }
}

/** Returns the number of deleted pictures. Those of other databases have no row here and stay. Throws if none can be deleted. */
export async function sweepPictures(
  { config, db, now }: Stores,
  onFailure: (error: unknown) => void = () => {},
): Promise<number> {
  const before = new Date(now().getTime() - graceMs).toISOString();
  const old = db.selectFrom('unused_pictures').select('address').where('since', '<', before);
  const addresses = (await old.execute()).map(({ address }) => address);
  if (addresses.length === 0) return 0;
  const unused = new Set(addresses);
  for await (const address of shownAddresses(db, 'users', 'picture')) unused.delete(address);
  for await (const address of shownAddresses(db, 'streams', 'logo')) unused.delete(address);
  // Those that are shown get a new row when they are replaced.
  const shown = addresses.filter((address) => !unused.has(address));
  await sql`delete from unused_pictures where since < ${before} and address = any(${shown}::text[])`.execute(db);
  const failures: unknown[] = [];
  for (const address of unused)
    await deletePicture({ config, db }, address).catch((error: unknown) => failures.push(error));
  if (failures.length > 0 && failures.length === unused.size) throw failures[0];
  failures.forEach(onFailure);
  return unused.size - failures.length;
}

export const pictures = plugin((app: FastifyInstance, { exchange }: { exchange: Exchange }, done: () => void) => {
  const clean = () =>
    sweepPictures(exchange, (error) => app.log.warn({ err: error }, 'unused picture not deleted')).then(
      (deleted) => void (deleted > 0 && app.log.info({ deleted }, 'unused pictures deleted')),
      (error: unknown) => app.log.warn({ err: error }, 'pictures not swept'),
    );
  const first = setTimeout(() => void clean(), firstMs).unref();
  const daily = setInterval(() => void clean(), everyMs).unref();
  app.addHook('onClose', async () => {
    clearTimeout(first);
    clearInterval(daily);
  });
  done();
});
