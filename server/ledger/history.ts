// Reads of one account, as its owner sees it.
import { sql, type Kysely } from 'kysely';
import { maxOffset, treasury } from '#contract/constants.ts';
import type { HistoryEntry } from '#contract/types.ts';
import type { Database, Row } from '../database/schema.ts';
import { displayNameOf } from '../names.ts';
import { seenAs, treasuryId, type MovementType, type TransferType } from './movement.ts';

/** Micro-tokens in a wallet; one that never held any has 0. */
export async function readBalance(db: Kysely<Database>, accountId: string): Promise<number> {
  const row = await db.selectFrom('accounts').select('balance').where('id', '=', accountId).executeTakeFirst();
  return row?.balance ?? 0;
}

/** Which rows of a history. Times are RFC 3339 UTC, both ends inclusive. */
export interface HistoryFilter {
  page: number;
  limit: number;
  types?: readonly MovementType[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const sides = { payer: 'from_id', payee: 'to_id' } as const;
type Side = keyof typeof sides;

const typeNames = Object.keys(seenAs) as TransferType[];

/** The stored types that read as one of `types` on this side of a transfer. */
const storedAs = (side: Side, types: readonly MovementType[] | undefined) =>
  typeNames.filter((name) => {
    const seen = seenAs[name][side];
    return seen !== null && (!types || types.includes(seen));
  });

function onSide(db: Kysely<Database>, accountId: string, side: Side, filter: HistoryFilter) {
  let query = db.selectFrom('transfers').where(sides[side], '=', accountId);
  query = query.where('type', '=', sql<TransferType>`any(${storedAs(side, filter.types)}::text[])`);
  if (filter.from) query = query.where('at', '>=', filter.from);
  if (filter.to) query = query.where('at', '<=', filter.to);
  return query;
}

/** One page of an account's movements, newest first: two index scans merged, each no deeper than the page ends. */
export async function readHistory(
  db: Kysely<Database>,
  accountId: string,
  filter: HistoryFilter,
): Promise<{ total: number; entries: HistoryEntry[] }> {
  const count = (side: Side) => onSide(db, accountId, side, filter).select((e) => e.fn.countAll<number>().as('rows'));
  const counted = await db.selectNoFrom([count('payer').as('out'), count('payee').as('in')]).executeTakeFirstOrThrow();
  const total = Number(counted.out) + Number(counted.in);
  const offset = filter.page * filter.limit;
  if (offset >= total || offset > maxOffset) return { total, entries: [] };

  const newest = (side: Side) => {
    const rows = onSide(db, accountId, side, filter)
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(offset + filter.limit);
    // A union takes an ordered part only in brackets.
    return db.selectFrom(rows.as('side')).selectAll();
  };
  const rows = await db
    .selectFrom(newest('payer').unionAll(newest('payee')).as('both'))
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
    .orderBy('both.at', 'desc')
    .orderBy('both.id', 'desc')
    .offset(offset)
    .limit(filter.limit)
    .execute();
  return { total, entries: rows.map((row) => toEntry(row, accountId)) };
}

const nameOf = (accountId: string) => (accountId === treasuryId ? treasury : accountId);

function toEntry(row: Row<'transfers'> & { party_name: string | null }, accountId: string): HistoryEntry {
  const seen = seenAs[row.type as TransferType];
  const { party_name, stream_id, stream_name, reference } = row;
  return {
    id: row.id,
    from: nameOf(row.from_id),
    to: nameOf(row.to_id),
    value: row.value,
    dateTime: row.at,
    txType: (row.from_id === accountId ? seen.payer : seen.payee) ?? row.type,
    ...(party_name && { party_name }),
    ...(stream_id && { stream_id }),
    ...(stream_name && { stream_name }),
    ...(reference && { reference }),
  };
}
