import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { sql, type DeleteResult } from 'kysely';
import { webhookLimits } from '#contract/constants.ts';
import { knownDays } from '../domains/session/attemptLanes.ts';
import { blankRemoved } from '../domains/streams/edit/blank.ts';
import { deleteOldViews } from '../domains/streams/viewCounts.ts';
import type { Exchange } from '../kernel/exchange.ts';
import { deleteUnusedSignIns } from '../live/signIns.ts';
import { deleteExpired, isNotOnHold } from './retention.ts';

const everyMs = 10 * 60_000;
const answersMs = 24 * 3_600_000;
const mailsMs = 30 * 24 * 3_600_000;

const dayMs = 24 * 3_600_000;
const refusalDays = 90;
const unconfirmedMs = 7 * dayMs;

const count = ({ numDeletedRows }: DeleteResult) => Number(numDeletedRows);

export async function sweep(exchange: Exchange): Promise<Record<string, number>> {
  const { db, config, now } = exchange;
  const at = now();
  const before = (ms: number) => new Date(at.getTime() - ms).toISOString();
  const limits = await db
    .deleteFrom('limits')
    .where('window_ends_at', '<', at.toISOString())
    .where((row) => row.or([row('blocked_until', 'is', null), row('blocked_until', '<', at.toISOString())]))
    .executeTakeFirst();
  const sessions = await db
    .deleteFrom('sessions')
    .where((row) =>
      row.or([row('expires_at', '<', at.toISOString()), row('last_seen_at', '<', before(config.sessionTtl * 1000))]),
    )
    .executeTakeFirst();
  const answers = await db.deleteFrom('idempotency').where('created_at', '<', before(answersMs)).executeTakeFirst();
  const recoveries = await db.deleteFrom('recoveries').where('expires_at', '<', at.toISOString()).executeTakeFirst();
  const joinRequests = await db
    .deleteFrom('join_requests')
    .where((row) =>
      row.or([
        row.and([row('state', '=', 'unconfirmed'), row('created_at', '<', before(unconfirmedMs))]),
        row.and([row('state', '=', 'declined'), row('decided_at', '<', before(refusalDays * dayMs))]),
      ]),
    )
    .executeTakeFirst();
  const mails = await db.deleteFrom('mails').where('failed_at', '<', before(mailsMs)).executeTakeFirst();
  const deliveries = await db.deleteFrom('deliveries').where('failed_at', '<', before(mailsMs)).executeTakeFirst();
  const webhookAttempts = await db
    .deleteFrom('webhook_attempts')
    .where('at', '<', before(webhookLimits.attemptDays * dayMs))
    .executeTakeFirst();
  await db
    .updateTable('webhooks')
    .set({ old_secret: null, old_until: null })
    .where('old_until', '<', at.toISOString())
    .execute();
  const knownNetworks = await db
    .deleteFrom('known_networks')
    .where('seen_at', '<', before(knownDays * dayMs))
    .executeTakeFirst();
  const refusals = await sql`delete from audit where action = 'session.refused' and at < ${before(refusalDays * dayMs)}
    and ${isNotOnHold('audit.subject_id')}`.execute(db);
  const sourceSignIns = await deleteUnusedSignIns(db, at.toISOString());
  const blankedProducts = await blankRemoved(exchange);
  const viewers = await deleteOldViews(exchange);
  const { audit, ...expired } = await deleteExpired(exchange);
  return {
    audit: audit + Number(refusals.numAffectedRows ?? 0),
    ...expired,
    answers: count(answers),
    sessions: count(sessions),
    recoveries: count(recoveries),
    mails: count(mails),
    deliveries: count(deliveries),
    webhookAttempts: count(webhookAttempts),
    joinRequests: count(joinRequests),
    limits: count(limits),
    knownNetworks: count(knownNetworks),
    sourceSignIns,
    blankedProducts,
    viewers,
  };
}

export const housekeeping = plugin((app: FastifyInstance, { exchange }: { exchange: Exchange }, done: () => void) => {
  const timer = setInterval(() => {
    sweep(exchange).catch((error: unknown) => app.log.warn({ err: error }, 'sweep failed'));
  }, everyMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
  done();
});
