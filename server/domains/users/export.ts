import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

const maxRows = 10_000;

/** Reads everything stored about a person except the user record. No secrets, and no data of other people. */
export async function readOwnData(db: Kysely<Database>, id: string) {
  const sessions = await db
    .selectFrom('sessions')
    .select(['created_at', 'last_seen_at', 'expires_at', 'browser', 'system', 'address'])
    .where('user_id', '=', id)
    .limit(maxRows)
    .execute();
  const streams = await db
    .selectFrom('streams')
    .select(['id', 'name', 'type', 'description', 'price', 'url', 'visibility', 'status', 'published_at', 'deleted_at'])
    .where('owner_id', '=', id)
    .limit(maxRows)
    .execute();
  const offers = await db
    .selectFrom('offers')
    .select(['id', 'stream_id', 'amount', 'description', 'status', 'created_at', 'moved_at'])
    .where((row) => row.or([row('buyer_id', '=', id), row('seller_id', '=', id)]))
    .limit(maxRows)
    .execute();
  const subscriptions = await db
    .selectFrom('subscriptions')
    .select(['id', 'stream_id', 'hours', 'start_at', 'end_at', 'price', 'total', 'key_used_at', 'key_calls'])
    .where('user_id', '=', id)
    .limit(maxRows)
    .execute();
  const accessKeys = await db
    .selectFrom('access_keys as k')
    .innerJoin('subscriptions as s', 's.id', 'k.subscription_id')
    .select(['k.id', 'k.subscription_id', 'k.name', 'k.created_at', 'k.used_at', 'k.calls', 'k.expires_at'])
    .where('s.user_id', '=', id)
    .limit(maxRows)
    .execute();
  const transfers = await db
    .selectFrom('transfers')
    .select(['id', 'type', 'value', 'at', 'stream_name', 'reference'])
    .where((row) => row.or([row('from_id', '=', id), row('to_id', '=', id)]))
    .orderBy('at', 'desc')
    .limit(maxRows)
    .execute();
  const executions = await db
    .selectFrom('executions')
    .select(['id', 'algo', 'analysis', 'stream_id', 'metadata', 'phase', 'created_at', 'finished_at', 'cost'])
    .where('user_id', '=', id)
    .limit(maxRows)
    .execute();
  const events = await db
    .selectFrom('audit')
    .select(['at', 'action', 'before', 'after'])
    .where('subject_id', '=', id)
    .orderBy('id', 'desc')
    .limit(maxRows)
    .execute();
  return { sessions, streams, offers, subscriptions, access_keys: accessKeys, transfers, executions, events };
}
