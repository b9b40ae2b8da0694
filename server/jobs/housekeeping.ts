import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { sql } from 'kysely';
import { knownDays } from '../domains/session/lanes.ts';
import type { Exchange } from '../kernel/exchange.ts';
import { deleteUnusedSignIns } from '../live/signIns.ts';
import { deleteExpired, isFree } from './retention.ts';

const everyMs = 10 * 60_000;
const answersMs = 24 * 3_600_000;
const mailsMs = 30 * 24 * 3_600_000;

const dayMs = 24 * 3_600_000;
const refusalDays = 90;

export async function sweep(exchange: Exchange): Promise<void> {
  const { db, config, now } = exchange;
  const at = now();
  const before = (ms: number) => new Date(at.getTime() - ms).toISOString();
  await db
    .deleteFrom('limits')
    .where('window_ends_at', '<', at.toISOString())
    .where((row) => row.or([row('blocked_until', 'is', null), row('blocked_until', '<', at.toISOString())]))
    .execute();
  await db
    .deleteFrom('sessions')
    .where((row) =>
      row.or([row('expires_at', '<', at.toISOString()), row('last_seen_at', '<', before(config.sessionTtl * 1000))]),
    )
    .execute();
  await db.deleteFrom('idempotency').where('created_at', '<', before(answersMs)).execute();
  await db.deleteFrom('recoveries').where('expires_at', '<', at.toISOString()).execute();
  await db.deleteFrom('mails').where('failed_at', '<', before(mailsMs)).execute();
  await db
    .deleteFrom('known_networks')
    .where('seen_at', '<', before(knownDays * dayMs))
    .execute();
  await sql`delete from audit where action = 'session.refused' and at < ${before(refusalDays * dayMs)}
    and ${isFree('audit.subject_id')}`.execute(db);
  await deleteUnusedSignIns(db, at.toISOString());
  await deleteExpired(exchange);
}

export const housekeeping = plugin((app: FastifyInstance, { exchange }: { exchange: Exchange }, done: () => void) => {
  const timer = setInterval(() => {
    sweep(exchange).catch((error: unknown) => app.log.warn({ err: error }, 'sweep failed'));
  }, everyMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
  done();
});
