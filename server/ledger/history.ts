import { sql, type Kysely, type RawBuilder } from 'kysely';
import { maxOffset, treasury } from '#contract/constants.ts';
import type { HistoryEntry } from '#contract/types.ts';
import type { Database, Row } from '../database/schema.ts';
import { displayNameOf } from '../people/names.ts';
import {
  findSearchStart,
  isWhole,
  maxSearched,
  onSide,
  sidesOf,
  type HistoryFilter,
  type Side,
} from './historyFilter.ts';
import { seenAs, treasuryId, type TransferType } from './movement.ts';

export async function readBalance(db: Kysely<Database>, accountId: string): Promise<number> {
  const row = await db.selectFrom('accounts').select('balance').where('id', '=', accountId).executeTakeFirst();
  return row?.balance ?? 0;
}

export async function readBalanceSince(
  db: Kysely<Database>,
  accountId: string,
  since: string,
): Promise<{ before: number; after: number }> {
  const { rows } = await sql<{ before: number; after: number }>`
    select coalesce((
      select balance from (
        (select from_entry as entry, from_balance as balance from transfers
          where from_id = ${accountId} and at <= ${since}::timestamptz order by at desc, id desc limit 1)
        union all
        (select to_entry, to_balance from transfers
          where to_id = ${accountId} and at <= ${since}::timestamptz order by at desc, id desc limit 1)
      ) last order by entry desc limit 1), 0)::bigint as before,
      coalesce((select balance from accounts where id = ${accountId}), 0)::bigint as after`.execute(db);
  return rows[0] ?? { before: 0, after: 0 };
}

/** Adding up two million transfers takes longer than a statement may: such a history has sums of its parts only. */
const maxAddedUp = 500_000;

interface Sums {
  total: number;
  received: number;
  paid: number;
}

type CountAndSum = [count: number, sum: number];
const none: CountAndSum = [0, 0];

async function addUp(db: Kysely<Database>, accountId: string, filter: HistoryFilter): Promise<Sums> {
  const sides = sidesOf(filter);
  if (sides.length === 0) return { total: 0, received: 0, paid: 0 };
  // One statement, so that both sides are of one moment. Not as a union: PostgreSQL starts parallel workers for one,
  // which costs more than reading a thousand rows.
  const found: Partial<Record<Side, CountAndSum | null>> = await db
    .selectNoFrom(
      sides.map((side) =>
        onSide(db, accountId, side, filter)
          .select(sql<CountAndSum>`array[count(*), coalesce(sum(value), 0)::bigint]`.as('sums'))
          .as(side),
      ),
    )
    .executeTakeFirstOrThrow();
  const [sent, paid] = found.payer ?? none;
  const [arrived, received] = found.payee ?? none;
  return { total: sent + arrived, received, paid };
}

/** The account row stores its transfer count. Only a filter needs a query. */
async function countHistory(db: Kysely<Database>, accountId: string, filter: HistoryFilter, adding: boolean) {
  if (!isWhole(filter)) return addUp(db, accountId, filter);
  const row = await db.selectFrom('accounts').select('entries').where('id', '=', accountId).executeTakeFirst();
  const total = row?.entries ?? 0;
  return adding && total <= maxAddedUp ? addUp(db, accountId, filter) : { total };
}

interface Found {
  total: number;
  entries: HistoryEntry[];
  totals?: { received: number; paid: number };
  /** Older transfers were not searched. */
  searchedFrom?: string;
}

/** Returns one page of an account's movements, newest first. A filter searches the newest transfers of its period. */
export async function readHistory(
  db: Kysely<Database>,
  accountId: string,
  { adding = false, ...filter }: HistoryFilter & { adding?: boolean },
  most: number = maxSearched,
): Promise<Found> {
  const after = await findSearchStart(db, accountId, filter, most);
  if (!after) return readPage(db, accountId, filter, adding);
  return { ...(await readPage(db, accountId, { ...filter, after }, adding)), searchedFrom: after };
}

async function readPage(
  db: Kysely<Database>,
  accountId: string,
  filter: HistoryFilter,
  adding: boolean,
): Promise<Found> {
  const { total, ...sums } = await countHistory(db, accountId, filter, adding);
  const totals = adding && 'paid' in sums ? { totals: sums } : {};
  const offset = filter.page * filter.limit;
  if (offset >= total || offset > maxOffset) return { total, entries: [], ...totals };

  const newest = (side: Side) => {
    const rows = onSide(db, accountId, side, filter)
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(offset + filter.limit);
    // SQL allows `order by` in a part of a union only in brackets.
    return db.selectFrom(rows.as('side')).selectAll();
  };
  const [first, second] = sidesOf(filter).map(newest);
  if (!first) return { total, entries: [], ...totals };
  const rows = await db
    .selectFrom((second ? first.unionAll(second) : first).as('both'))
    .leftJoin('users as other', (join) =>
      join.on((e) =>
        e(
          'other.id',
          '=',
          e.case().when('both.from_id', '=', accountId).then(e.ref('both.to_id')).else(e.ref('both.from_id')).end(),
        ),
      ),
    )
    .selectAll('both')
    // The treasury is no person and has no name.
    .select((e) => e.case().when('other.id', 'is not', null).then(displayNameOf('other')).end().as('party_name'))
    .select(isRefund('both').as('refund'))
    .orderBy('both.at', 'desc')
    .orderBy('both.id', 'desc')
    .offset(offset)
    .limit(filter.limit)
    .execute();
  return { total, entries: rows.map((row) => toEntry(row, accountId)), ...totals };
}

/** A deposit that returns the tokens of a declined withdrawal. */
const isRefund = (transfer: string) => {
  const column = (name: string) => sql.ref(`${transfer}.${name}`);
  return sql<boolean>`${column('type')} = 'DEPOSIT' and exists (select from payments p
    where p.user_id = ${column('to_id')} and p.kind = 'withdrawal' and p.id::text = ${column('reference')})`;
};

async function readTransfers(db: Kysely<Database>, accountId: string, condition: RawBuilder<unknown>) {
  const { rows } = await sql<SeenTransfer>`
    select t.*, case when o.id is not null then ${displayNameOf('o')} end as party_name, ${isRefund('t')} as refund
    from transfers t left join users o on o.id = case when t.from_id = ${accountId} then t.to_id else t.from_id end
    where ${condition} and (t.from_id = ${accountId} or t.to_id = ${accountId}) order by t.at, t.id`.execute(db);
  return rows;
}

export async function findEntry(db: Kysely<Database>, id: string, accountId: string) {
  const [row] = await readTransfers(db, accountId, sql`t.id = ${id}`);
  return row && { entry: toEntry(row, accountId), movementId: row.movement_id };
}

export const readMovement = async (db: Kysely<Database>, movementId: string, accountId: string) =>
  (await readTransfers(db, accountId, sql`t.movement_id = ${movementId}`)).map((row) => toEntry(row, accountId));

const nameOf = (accountId: string) => (accountId === treasuryId ? treasury : accountId);

type SeenTransfer = Row<'transfers'> & { party_name: string | null; refund: boolean };

function toEntry(row: SeenTransfer, accountId: string): HistoryEntry {
  const seen = seenAs[row.type as TransferType];
  const { party_name, refund, stream_id, stream_name, reference } = row;
  return {
    id: row.id,
    from: nameOf(row.from_id),
    to: nameOf(row.to_id),
    value: row.value,
    balance: row.from_id === accountId ? row.from_balance : row.to_balance,
    dateTime: row.at,
    txType: (row.from_id === accountId ? seen.payer : seen.payee) ?? row.type,
    ...(party_name && { party_name }),
    ...(stream_id && { stream_id }),
    ...(stream_name && { stream_name }),
    ...(reference && { reference }),
    ...(refund && { refund: true as const }),
  };
}
