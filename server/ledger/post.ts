// The only writer of accounts and transfers.
import { sql, type RawBuilder, type Transaction } from 'kysely';
import { maxAmount } from '#contract/constants.ts';
import { idsOf, plannedEachTime } from '../database/statementNames.ts';
import type { Database, Row } from '../database/schema.ts';
import { newId } from '../kernel/newId.ts';
import { Refusal } from '../kernel/refusal.ts';
import { treasuryId, type Movement, type Transfer } from './movement.ts';

interface Account {
  balance: number;
  entries: number;
}
export type LockedAccounts = ReadonlyMap<string, Account>;

/** In id order, against deadlocks. Locks all or none: the rest of them would come later, out of order. */
export async function lockAccounts(trx: Transaction<Database>, ids: readonly string[]): Promise<LockedAccounts> {
  const wanted = [...new Set(ids)].toSorted();
  const lock = async () => {
    const held = await sql<Row<'accounts'>>`
      select id, balance, entries from accounts
      where id = any(${idsOf(wanted)}) and (select count(*) from accounts where id = any(${idsOf(wanted)})) = ${wanted.length}
      order by id for update`.execute(trx);
    return held.rows;
  };
  let rows = await lock();
  if (rows.length < wanted.length) {
    await sql`
      insert into accounts (id, balance) select id, 0 from unnest(${wanted}::uuid[]) as wanted(id)
      where not exists (select 1 from accounts a where a.id = wanted.id) order by id on conflict do nothing`.execute(
      trx,
    );
    rows = await lock();
  }
  return new Map(rows.map(({ id, balance, entries }) => [id, { balance, entries }]));
}

export interface Booking {
  readonly balances: ReadonlyMap<string, number>;
  /** For the `with` of a statement. The table `moved` has a row for each changed account. */
  readonly parts: RawBuilder<unknown>;
  /** Throws unless `moved` rows cover all accounts: a locked balance changed, which is a defect. */
  readonly check: (moved: number | undefined) => void;
}

export function bookingOf(movement: Movement, locked: LockedAccounts): Booking {
  if (movement.transfers.length === 0) throw new RangeError('A movement has at least one transfer');
  const after = new Map([...locked].map(([id, account]) => [id, { ...account }]));
  const booked = movement.transfers.map((transfer) => book(after, transfer));
  const changes = [...after].flatMap(([id, account]) => {
    const seen = locked.get(id);
    return seen && seen.entries !== account.entries ? [{ id, seen, account }] : [];
  });
  return {
    balances: new Map([...after].map(([id, { balance }]) => [id, balance])),
    parts: sql`${moving(changes)}, ${writing(movement, booked)}`,
    check(moved) {
      if (moved !== changes.length) throw new Error('An account changed under its lock');
    },
  };
}

export async function post(trx: Transaction<Database>, movement: Movement): Promise<ReadonlyMap<string, number>> {
  const ids = movement.transfers.flatMap(({ from, to }) => [from, to]);
  const { balances, parts, check } = bookingOf(movement, await lockAccounts(trx, ids));
  const { rows } = await sql<{ moved: number }>`with ${parts} select count(*) as moved from moved`.execute(trx);
  check(rows[0]?.moved);
  return balances;
}

export const balanceTooLow = () => new Refusal(402, 'balance_too_low', 'Not enough tokens in the wallet');

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
    throw balanceTooLow();
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

interface Change {
  readonly id: string;
  readonly seen: Account;
  readonly account: Account;
}

// Inlined rows instead of arrays: the planner sees the row count and chooses an index scan.
const rowsOf = <Row>(rows: readonly Row[], row: (one: Row) => RawBuilder<unknown>) => sql.join(rows.map(row));

const moving = (changes: readonly Change[]) => sql`
  moved as (
    update accounts set balance = accounts.balance + d.delta, entries = accounts.entries + d.moves
    from (values ${rowsOf(
      changes,
      ({ id, seen, account }) =>
        sql`(${id}::uuid, ${account.balance - seen.balance}::bigint, ${account.entries - seen.entries}::bigint, ${seen.entries}::bigint)`,
    )}) as d(id, delta, moves, seen)
    where accounts.id = d.id and accounts.entries = d.seen
      and (accounts.balance + d.delta >= 0 or accounts.id = ${treasuryId}::uuid)
    returning accounts.id
  )`;

/** Each count of transfers creates its own statement text, and named statements are limited. */
const usualTransfers = 5;

const writing = ({ at, requestId, key }: Movement, booked: readonly Booked[]) => {
  const movementId = newId();
  return sql`
  booked as (
    insert into transfers (id, movement_id, type, from_id, to_id, value, from_balance, to_balance, from_entry, to_entry,
      at, stream_id, stream_name, reference, request_id, idempotency_key)
    values ${booked.length > usualTransfers ? plannedEachTime : sql``} ${rowsOf(
      booked,
      ({ type, from, to, value, fromAfter, toAfter, stream, reference }) =>
        sql`(${newId()}, ${movementId}, ${type}, ${from}, ${to}, ${value}, ${fromAfter.balance}, ${toAfter.balance},
          ${fromAfter.entries}, ${toAfter.entries}, ${at}, ${stream?.id ?? null}, ${stream?.name ?? null}, ${reference ?? null},
          ${requestId ?? null}, ${key ?? null})`,
    )}
  )`;
};
