// Erasure: a person's data goes, while money, deals and the audit log stay true under the name "Erased user".
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import type { Caller } from '../../kernel/handler.ts';
import { newId } from '../../kernel/newId.ts';
import { notFound, Refusal } from '../../kernel/refusal.ts';
import { record } from '../../records/audit.ts';
import { notifyAll } from '../../records/notifications.ts';
import { deletePicture } from '../../uploads/pictureFiles.ts';
import { clearCache } from '../streams/cache.ts';
import { blankProductsOf } from '../streams/edit/blank.ts';
import { removeInside } from '../streams/edit/remove.ts';
import { lockUser, updateUser, type StoredUser } from './store.ts';

interface Erasure {
  readonly id: string;
  readonly reason?: string | undefined;
  /** Null for a command of the operator. */
  readonly caller: Pick<Caller, 'id'> | null;
  readonly requestId?: string;
}

/** Tables with rows that only the person needs. */
const ownTables = [
  'sessions',
  'recoveries',
  'join_requests',
  'past_passwords',
  'mfa',
  'recovery_codes',
  'known_networks',
  'notifications',
  'deliveries',
  'notification_choices',
  'webhooks',
  'favourites',
  'watches',
  'saved_searches',
  'visits',
  'idempotency',
] as const;

/** May be repeated after an interruption: the person is disabled, so nothing new is added in between. */
export async function eraseUser(exchange: Exchange, { id, reason, caller, requestId }: Erasure): Promise<void> {
  const { db, now } = exchange;
  const { picture } = await transaction(db, (trx) => lockErasable(trx, id));
  await removeProducts(exchange, id);
  // Outside a transaction, because storage may take seconds. When it fails, the erasure can be repeated.
  await deletePicture(exchange, picture);
  await transaction(db, async (trx) => {
    // Before the account, as a purchase does: what that pays to a partner counts in the balance.
    await endContracts(trx, id, now);
    const person = await lockErasable(trx, id);
    const at = now();
    await removeTraces(trx, person, at.toISOString());
    await endAccess(trx, id, at.toISOString());
    await blankProductsOf(trx, id, at);
    await updateUser(trx, id, nameless(id, at));
    await sql`update users set password = ${`erased ${newId()}`} where id = ${id}`.execute(trx);
    await record(trx, { action: 'user.erased', actor: caller?.id, subject: id, requestId, at, reason });
  });
  clearCache(db);
}

/** In a transaction each, because the embedded database has one connection. */
async function removeProducts({ db, now }: Exchange, ownerId: string): Promise<void> {
  const streams = await db
    .selectFrom('streams')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .execute();
  for (const { id } of streams) {
    await transaction(db, (trx) => removeInside(trx, { id, callerId: ownerId, at: now().toISOString() }));
  }
}

/** Ends the running ones at a time after the lock, so that each sale paid the share or came later. */
async function endContracts(trx: Transaction<Database>, id: string, now: () => Date): Promise<void> {
  const own = sql`(partner_id = ${id} or owner_id = ${id}) and end_at > ${now().toISOString()}`;
  await sql`select id from contracts where ${own} order by id for update`.execute(trx);
  await sql`update contracts set end_at = greatest(${now().toISOString()}::timestamptz, start_at + interval '1 millisecond')
    where ${own}`.execute(trx);
}

/** Ends what others bought and notifies them: the address of the data goes. Later periods pass, a millisecond each, because none may overlap. */
async function endAccess(trx: Transaction<Database>, id: string, at: string): Promise<void> {
  const { rows } = await sql<{ id: string; user_id: string; stream_id: string; place: number }>`
    with places as (
      select id, start_at, (row_number() over later)::int as place from subscriptions
      where seller_id = ${id} and end_at > ${at}
      window later as (partition by stream_id, user_id order by start_at desc)
    ), running as (
      select *, ${at}::timestamptz - interval '1 millisecond' * (place - 1) as ends from places)
    update subscriptions s set end_at = r.ends, start_at = least(r.start_at, r.ends - interval '1 millisecond')
    from running r where s.id = r.id
    returning s.id, s.user_id, s.stream_id, r.place`.execute(trx);
  await notifyAll(
    trx,
    rows
      .filter(({ place }) => place === 1)
      .map((last) => ({
        userId: last.user_id,
        kind: 'access_ended' as const,
        at,
        streamId: last.stream_id,
        reference: last.id,
      })),
  );
}

async function lockErasable(trx: Transaction<Database>, id: string): Promise<StoredUser> {
  const person = await lockUser(trx, id);
  if (!person) throw notFound('User');
  const refuse = (code: string, message: string) => new Refusal(409, code, message);
  if (person.erased_at) throw refuse('erased', 'This user is already erased');
  if (person.held) throw refuse('held', 'The records of this user must be kept: release them first');
  if (!person.disabled) throw refuse('not_disabled', 'Disable this user before erasing the data');
  const account = await trx
    .selectFrom('accounts')
    .select('balance')
    .where('id', '=', person.id)
    .forUpdate()
    .executeTakeFirst();
  if (account?.balance) throw refuse('balance', 'The wallet of this user still holds tokens');
  const pending = await trx
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', person.id)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  if (pending) throw refuse('pending_payment', 'A payment of this user is not decided');
  return person;
}

const nameless = (id: string, at: Date) => ({
  email: `erased-${id}@erased.invalid`,
  first_name: 'Erased user',
  last_name: '',
  company: '',
  phone: '',
  address: '',
  country: '',
  picture: null,
  slots: [],
  mfa: false,
  start_page: null,
  settings: null,
  last_login_at: null,
  erased_at: at.toISOString(),
});

async function removeTraces(trx: Transaction<Database>, { id, email }: StoredUser, at: string): Promise<void> {
  for (const table of ownTables) await trx.deleteFrom(table).where('user_id', '=', id).execute();
  await trx
    .deleteFrom('mails')
    .where((row) => row.or([row('user_id', '=', id), row('address', '=', email)]))
    .execute();
  await sql`delete from access_keys k using subscriptions s where s.id = k.subscription_id and s.user_id = ${id}`.execute(
    trx,
  );
  await sql`update subscriptions set key_hash = null where user_id = ${id}`.execute(trx);
  await sql`delete from execution_results r using executions e where e.id = r.execution_id and e.user_id = ${id}`.execute(
    trx,
  );
  await sql`update executions set metadata = '', parameters = '{}' where user_id = ${id}`.execute(trx);
  await withdrawOffers(trx, id, at);
  await blankTexts(trx, id);
}

/** A pending offer could otherwise still be accepted. */
async function withdrawOffers(trx: Transaction<Database>, id: string, at: string): Promise<void> {
  await sql`
    with ended as (
      update offers set status = 'withdrawn', turn = null, version = version + 1, moved_at = ${at}, valid_until = null
      where buyer_id = ${id} and status = 'pending' returning id, version, amount)
    insert into offer_moves (offer_id, version, at, by, action, amount, description)
    select id, version, ${at}::timestamptz, 'buyer', 'withdrawn', amount, '' from ended`.execute(trx);
  await sql`update access_requests set state = 'rejected', decided_at = ${at} where user_id = ${id} and state = 'pending'`.execute(
    trx,
  );
}

/**
 * Removes words that the person wrote, and personal values in the audit log. What was done, and when, stays. Deals with
 * a person on hold stay as they are.
 */
async function blankTexts(trx: Transaction<Database>, id: string): Promise<void> {
  const mine = sql`(o.buyer_id = ${id} or o.seller_id = ${id})
    and not exists (select 1 from users h where h.held and h.id in (o.buyer_id, o.seller_id))`;
  await sql`update offer_moves m set description = '' from offers o
    where o.id = m.offer_id and ${mine} and m.by = case when o.buyer_id = ${id} then 'buyer' else 'seller' end`.execute(
    trx,
  );
  // An offer repeats the words of its last move.
  await sql`update offers o set description = coalesce((
      select m.description from offer_moves m where m.offer_id = o.id order by m.version desc limit 1), '')
    where ${mine}`.execute(trx);
  await sql`update contracts set description = '' where owner_id = ${id}`.execute(trx);
  await sql`update audit set before = null, after = null, reason = null where subject_id = ${id}`.execute(trx);
}
