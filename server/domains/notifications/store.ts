import { sql, type Kysely } from 'kysely';
import type { Notification, NotificationKind, Page, Unread } from '#contract/types.ts';
import { readPage, type Paging } from '../../database/readPage.ts';
import type { Database } from '../../database/schema.ts';
import { displayNameOf } from '../../people/names.ts';

const named = (db: Kysely<Database>) =>
  db
    .selectFrom('notifications')
    .leftJoin('streams', 'streams.id', 'notifications.stream_id')
    .leftJoin('stream_notices as notices', 'notices.id', 'notifications.reference')
    .leftJoin('users as actors', 'actors.id', 'notifications.actor_id')
    .selectAll('notifications')
    .select(['notices.text as note', 'notices.day as note_day'])
    .select((e) => e.fn.coalesce('notifications.told_name', 'streams.name').as('stream_name'))
    .select((e) => e('streams.owner_id', '=', e.ref('notifications.user_id')).as('own'))
    .select((e) => e.case().when('actors.id', 'is not', null).then(displayNameOf('actors')).end().as('actor_name'));

/** A snooze hides a notification until it ends. */
const isListed = (at: string, listed = true) =>
  sql<boolean>`(notifications.snoozed_until is null or notifications.snoozed_until <= ${at}::timestamptz) = ${listed}::boolean`;

type Named = Awaited<ReturnType<ReturnType<typeof named>['executeTakeFirstOrThrow']>>;

const toNotification = (row: Named): Notification => ({
  id: row.id,
  kind: row.kind,
  at: row.at,
  read: row.read_at !== null,
  ...(row.stream_id !== null && { stream_id: row.stream_id, stream_name: row.stream_name ?? '' }),
  own: Boolean(row.own),
  reference: row.reference,
  ...(row.actor_id !== null && { actor: { id: row.actor_id, name: row.actor_name ?? '' } }),
  ...(row.amount !== null && { amount: row.amount }),
  ...(row.before_amount !== null && { before: row.before_amount }),
  ...(row.note !== null && row.note !== '' && { note: row.note }),
  ...(row.note_day !== null && { date: row.note_day }),
  ...(row.snoozed_until !== null && { snoozed_until: row.snoozed_until }),
});

export interface NotificationFilter extends Paging {
  unread?: boolean | undefined;
  /** Hidden ones only; without it those that are listed. */
  snoozed?: boolean | undefined;
  kinds?: readonly NotificationKind[] | undefined;
}

export function listNotifications(
  db: Kysely<Database>,
  userId: string,
  { unread, snoozed = false, kinds, page, limit }: NotificationFilter,
  at: string,
): Promise<Page<Notification>> {
  let own = named(db).where('notifications.user_id', '=', userId).where(isListed(at, !snoozed));
  if (kinds) own = own.where('notifications.kind', '=', sql<NotificationKind>`any(${kinds}::text[])`);
  if (unread !== undefined) own = own.where('notifications.read_at', unread ? 'is' : 'is not', null);
  const rows = own
    .orderBy(sql`coalesce(notifications.snoozed_until, notifications.at)`, 'desc')
    .orderBy('notifications.id', 'desc');
  return readPage({ counted: own, rows, toItem: toNotification, page, limit });
}

interface Marking {
  /** All that are listed, without ids. */
  ids?: readonly string[] | undefined;
  read: boolean;
}

export async function markRead(
  db: Kysely<Database>,
  userId: string,
  { ids, read }: Marking,
  at: string,
): Promise<Unread> {
  const own = db.updateTable('notifications').where('user_id', '=', userId);
  const marked = own.set({ read_at: read ? at : null }).where('read_at', read ? 'is' : 'is not', null);
  await (ids ? marked.where('id', '=', sql<string>`any(${ids}::uuid[])`) : marked.where(isListed(at))).execute();
  return countUnread(db, userId, at);
}

/** A snoozed notification is unread when it returns. */
export async function snooze(
  db: Kysely<Database>,
  userId: string,
  { ids, until }: { ids: readonly string[]; until?: string | undefined },
  at: string,
): Promise<Unread> {
  await db
    .updateTable('notifications')
    .set({ snoozed_until: until ?? null, read_at: null })
    .where('user_id', '=', userId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return countUnread(db, userId, at);
}

export async function countUnread(db: Kysely<Database>, userId: string, at: string): Promise<Unread> {
  const rows = await db
    .selectFrom('notifications')
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where(isListed(at))
    .groupBy('kind')
    .select((e) => ['kind', e.fn.countAll<number>().as('count')])
    .execute();
  return {
    unread: rows.reduce((sum, { count }) => sum + count, 0),
    kinds: Object.fromEntries(rows.map(({ kind, count }) => [kind, count])),
  };
}

export async function readSince(
  db: Kysely<Database>,
  userIds: readonly string[],
  { since, at, limit }: { since: string; at: string; limit: number },
): Promise<{ userId: string; notification: Notification }[]> {
  const rows = await named(db)
    .where('notifications.user_id', '=', sql<string>`any(${userIds}::uuid[])`)
    .where((e) =>
      e.or([
        e.and([e('notifications.at', '>=', since), e('notifications.snoozed_until', 'is', null)]),
        e.and([e('notifications.snoozed_until', '>=', since), e('notifications.snoozed_until', '<=', at)]),
      ]),
    )
    .orderBy('notifications.at')
    .orderBy('notifications.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ userId: row.user_id, notification: toNotification(row) }));
}

export async function readNotifications(
  db: Kysely<Database>,
  userId: string,
  ids: readonly string[],
): Promise<Notification[]> {
  const rows = await named(db)
    .where('notifications.user_id', '=', userId)
    .where('notifications.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('notifications.at')
    .orderBy('notifications.id')
    .execute();
  return rows.map(toNotification);
}

export async function readBalances(
  db: Kysely<Database>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'balance'])
    .where('id', '=', sql<string>`any(${userIds}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, balance }) => [id, balance]));
}

export async function liveSessions(
  db: Kysely<Database>,
  ids: readonly string[],
  { at, idleSince }: { at: string; idleSince: string },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('sessions.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('sessions.expires_at', '>', at)
    .where('sessions.last_seen_at', '>', idleSince)
    .where('users.disabled', '=', false)
    .where('users.locked', '=', false)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
