// Counts new buyers in `streams`. That column orders lists, so a purchase that wrote it would write the row into every index.
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { sql } from 'kysely';
import { transaction } from '../database/transaction.ts';
import { Drain } from '../kernel/drain.ts';
import type { Exchange } from '../kernel/exchange.ts';

const pollMs = 5_000;
const stopMs = 1_000;
/** Purchases per transaction: each may write a row into fourteen indexes. */
const batch = 50;

type Open = Pick<Exchange, 'db'>;

/** False also while the database takes no writes. */
async function isDue({ db }: Open): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select exists (select from new_buyers) and current_setting('transaction_read_only') = 'off' as due`.execute(db);
  return rows[0]?.due === true;
}

export const countBuyers = ({ db }: Open): Promise<boolean> =>
  transaction(db, async (trx) => {
    const { rows } = await sql<{ taken: number }>`
      with taken as (
        delete from new_buyers where subscription_id in (
          select subscription_id from new_buyers order by subscription_id limit ${sql.lit(batch)} for update skip locked)
        returning stream_id
      ), counts as (
        select stream_id, count(*)::int as number from taken group by stream_id
      ), locked as (
        select id from streams where id in (select stream_id from counts) order by id for no key update
      ), changed as (
        update streams s set buyers = s.buyers + c.number from counts c, locked l where s.id = c.stream_id and l.id = s.id
      )
      select count(*)::int as taken from taken`.execute(trx);
    return rows[0]?.taken === batch;
  });

export const buyers = plugin((app: FastifyInstance, { exchange }: { exchange: Exchange }, done: () => void) => {
  const next = async () => (await isDue(exchange)) && countBuyers(exchange);
  const onError = (error: unknown) => app.log.warn({ err: error }, 'buyers not counted');
  let drain: Drain | undefined;
  app.addHook('onListen', () => {
    drain = new Drain({ next, onError, pollMs, stopMs });
    drain.wake();
  });
  app.addHook('onClose', () => drain?.stop());
  done();
});
