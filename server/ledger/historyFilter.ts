import { sql, type Kysely, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { directions } from '#contract/constants.ts';
import { likePattern } from '../database/likePattern.ts';
import type { Database } from '../database/schema.ts';
import { displayNameOf } from '../people/names.ts';
import { seenAs, type MovementType, type TransferType } from './movement.ts';

/** Times are RFC 3339 UTC and amounts micro-tokens, both ends inclusive. */
export interface HistoryFilter {
  page: number;
  limit: number;
  types?: readonly MovementType[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** Like `from`, exclusive. */
  after?: string | undefined;
  direction?: (typeof directions)[number] | undefined;
  name?: string | undefined;
  minValue?: number | undefined;
  maxValue?: number | undefined;
}

const columns = {
  payer: { own: 'from_id', other: 'to_id', direction: 'out' },
  payee: { own: 'to_id', other: 'from_id', direction: 'in' },
} as const;
export type Side = keyof typeof columns;

const typeNames = Object.keys(seenAs) as TransferType[];

const storedAs = (side: Side, types: readonly MovementType[] | undefined) =>
  typeNames.filter((name) => {
    const seen = seenAs[name][side];
    return seen !== null && (!types || types.includes(seen));
  });

const storedTypes = (side: Side, { types, direction }: HistoryFilter) =>
  direction === undefined || direction === columns[side].direction ? storedAs(side, types) : [];

export const sidesOf = (filter: HistoryFilter): Side[] =>
  (['payer', 'payee'] as const).filter((side) => storedTypes(side, filter).length > 0);

export const isWhole = ({ page: _page, limit: _limit, ...narrowing }: HistoryFilter): boolean =>
  Object.values(narrowing).every((value) => value === undefined);

type Transfers = SelectQueryBuilder<Database, 'transfers', object>;

function within(query: Transfers, { from, after, to }: HistoryFilter): Transfers {
  let period = query;
  if (from) period = period.where('at', '>=', from);
  if (after) period = period.where('at', '>', after);
  if (to) period = period.where('at', '<=', to);
  return period;
}

/** Transfers of one side after which a search ends on both: more take seconds. */
export const maxSearched = 50_000;

/** The time after which a side has `most` transfers in the period, if it has more. */
export async function findSearchStart(
  db: Kysely<Database>,
  accountId: string,
  filter: HistoryFilter,
  most: number,
): Promise<string | undefined> {
  const sides = sidesOf(filter);
  if (isWhole(filter) || sides.length === 0) return undefined;
  const starts = sides.map((side) => {
    const period = within(db.selectFrom('transfers').where(columns[side].own, '=', accountId), filter);
    return period.select('at').orderBy('at', 'desc').orderBy('id', 'desc').offset(most).limit(1);
  });
  const row = await db
    .selectFrom('accounts')
    .select(sql<string | null>`greatest(${sql.join(starts)})`.as('start'))
    .where('id', '=', accountId)
    .where('entries', '>', most)
    .executeTakeFirst();
  return row?.start ?? undefined;
}

export function onSide(db: Kysely<Database>, accountId: string, side: Side, filter: HistoryFilter) {
  const { own, other } = columns[side];
  const { name, minValue, maxValue } = filter;
  const wanted = storedTypes(side, filter);
  let query = within(db.selectFrom('transfers').where(own, '=', accountId), filter);
  query = query.where('type', '=', sql<TransferType>`any(${wanted}::text[])`);
  if (minValue !== undefined) query = query.where('value', '>=', minValue);
  if (maxValue !== undefined) query = query.where('value', '<=', maxValue);
  if (name) {
    const pattern = likePattern(name);
    const named = sql`exists (select 1 from users n where n.id = ${sql.ref(other)} and ${displayNameOf('n')} ilike ${pattern})`;
    query = query.where(sql<SqlBool>`(stream_name ilike ${pattern} or ${named})`);
  }
  return query;
}
