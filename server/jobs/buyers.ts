// Counts new buyers in `streams`. That column orders lists, so a purchase that wrote it would write the row into every index.
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { sql } from 'kysely';
import { transaction } from '../database/transaction.ts';
import { Drain } from '../kernel/drain.ts';
import type { Exchange } from '../kernel/exchange.ts';

const pollMs = 5_000;
const stopMs = 1_000;
/** Purchases per transaction. */
const batch = 500;

/** Adds waiting purchases to their streams, and returns true when there may be more. */
export const countBuyers = ({ db }: Pick<Exchange, 'db'>): Promise<boolean> =>
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
  // As for measurements, 0 leaves the work to other processes.
  if (exchange.config.runWorkers > 0) {
    const onError = (error: unknown) => app.log.warn({ err: error }, 'buyers not counted');
    const drain = new Drain({ next: () => countBuyers(exchange), onError, pollMs, stopMs });
    app.addHook('onClose', () => drain.stop());
  }
  done();
});
