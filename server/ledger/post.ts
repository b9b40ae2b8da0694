// The only writer of accounts and transfers.
import { sql, type Transaction } from 'kysely';
import { maxAmount } from '#contract/constants.ts';
import type { Database, Row } from '../database/schema.ts';
import { newId } from '../newId.ts';
import { Refusal } from '../refusal.ts';
import { treasuryId, type Movement, type Transfer } from './movement.ts';

interface Account {
  balance: number;
  entries: number;
}
/** Accounts held by this transaction until it ends. */
export type LockedAccounts = ReadonlyMap<string, Account>;

/**
 * Holds accounts until the transaction ends, opening those that do not exist yet. Always in id order, so that two
 * movements between the same accounts queue instead of waiting for each other.
 */
export async function lockAccounts(trx: Transaction<Database>, ids: readonly string[]): Promise<LockedAccounts> {
  const wanted = [...new Set(ids)].toSorted();
  const lock = async () => {
    const held = await sql<Row<'accounts'>>`
      select id, balance, entries from accounts where id = any(${wanted}::uuid[]) order by id for update`.execute(trx);
    return held.rows;
  };
  let rows = await lock();
  if (rows.length < wanted.length) {
    const found = new Set(rows.map(({ id }) => id));
    const missing = wanted.filter((id) => !found.has(id)).map((id) => ({ id, balance: 0 }));
    await trx
      .insertInto('accounts')
      .values(missing)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    rows = await lock();
  }
  return new Map(rows.map(({ id, balance, entries }) => [id, { balance, entries }]));
}

/**
 * Books a movement and answers the balances after it. Refuses with 402 when a payer has too little.
 * @param locked what `lockAccounts` gave this transaction, when the caller had a reason to lock earlier
 */
export async function post(
  trx: Transaction<Database>,
  movement: Movement,
  locked?: LockedAccounts,
): Promise<ReadonlyMap<string, number>> {
  const ids = movement.transfers.flatMap(({ from, to }) => [from, to]);
  const before = locked ?? (await lockAccounts(trx, ids));
  const after = new Map([...before].map(([id, account]) => [id, { ...account }]));
  const booked = movement.transfers.map((transfer) => book(after, transfer));
  await write(trx, movement, booked, before, after);
  return new Map([...after].map(([id, { balance }]) => [id, balance]));
}

interface Booked extends Transfer {
  fromAfter: Account;
  toAfter: Account;
}

function book(accounts: Map<string, Account>, transfer: Transfer): Booked {
  const from = accounts.get(transfer.from);
  const to = accounts.get(transfer.to);
  if (!from || !to || from === to) throw new Error('A transfer needs two accounts, both locked');
  if (!Number.isSafeInteger(transfer.value) || transfer.value <= 0) throw new Error('A transfer needs a whole value');
  if (transfer.from !== treasuryId && from.balance < transfer.value) {
    throw new Refusal(402, 'balance_too_low', 'Not enough tokens in the wallet');
  }
  from.balance -= transfer.value;
  to.balance += transfer.value;
  if (to.balance > maxAmount || from.balance < -maxAmount) {
    throw new Refusal(409, 'balance_too_high', 'A wallet cannot hold that many tokens');
  }
  from.entries += 1;
  to.entries += 1;
  return { ...transfer, fromAfter: { ...from }, toAfter: { ...to } };
}

/** One statement. A balance that moved since it was locked, which must not be, undoes the transaction. */
async function write(
  trx: Transaction<Database>,
  { at, requestId, key }: Movement,
  booked: readonly Booked[],
  before: LockedAccounts,
  after: LockedAccounts,
): Promise<void> {
  const changed = [...after].flatMap(([id, account]) => {
    const seen = before.get(id);
    return seen && seen.entries !== account.entries ? [{ id, seen, account }] : [];
  });
  const column = <K extends keyof Booked>(name: K) => booked.map((transfer) => transfer[name] ?? null);
  const result = await sql<{ held: number }>`
    with moved as (
      update accounts set balance = accounts.balance + d.delta, entries = accounts.entries + d.moves
      from unnest(
        ${changed.map(({ id }) => id)}::uuid[],
        ${changed.map(({ seen, account }) => account.balance - seen.balance)}::bigint[],
        ${changed.map(({ seen, account }) => account.entries - seen.entries)}::bigint[],
        ${changed.map(({ seen }) => seen.entries)}::bigint[]
      ) as d(id, delta, moves, seen)
      where accounts.id = d.id and accounts.entries = d.seen
        and (accounts.balance + d.delta >= 0 or accounts.id = ${treasuryId}::uuid)
      returning accounts.id
    )
    insert into transfers (id, movement_id, type, from_id, to_id, value, from_balance, to_balance, from_entry, to_entry,
      at, stream_id, stream_name, reference, request_id, idempotency_key)
    select t.id, ${newId()}::uuid, t.type, t.from_id, t.to_id, t.value, t.from_balance, t.to_balance, t.from_entry, t.to_entry,
      ${at}::timestamptz, t.stream_id, t.stream_name, t.reference, ${requestId ?? null}::text, ${key ?? null}::text
    from unnest(
      ${booked.map(() => newId())}::uuid[], ${column('type')}::text[], ${column('from')}::uuid[], ${column('to')}::uuid[],
      ${column('value')}::bigint[],
      ${booked.map(({ fromAfter }) => fromAfter.balance)}::bigint[], ${booked.map(({ toAfter }) => toAfter.balance)}::bigint[],
      ${booked.map(({ fromAfter }) => fromAfter.entries)}::bigint[], ${booked.map(({ toAfter }) => toAfter.entries)}::bigint[],
      ${booked.map(({ stream }) => stream?.id ?? null)}::uuid[], ${booked.map(({ stream }) => stream?.name ?? null)}::text[],
      ${column('reference')}::text[]
    ) as t(id, type, from_id, to_id, value, from_balance, to_balance, from_entry, to_entry, stream_id, stream_name, reference)
    returning (select count(*) from moved) as held`.execute(trx);
  if (result.rows[0]?.held !== changed.length) throw new Error('An account changed under its lock');
}
