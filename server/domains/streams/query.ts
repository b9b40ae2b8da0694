import { sql, type RawBuilder } from 'kysely';
import { maxOffset, type orders, type sorts } from '#contract/constants.ts';
import { columnFacets } from '#contract/streamFacets.ts';
import type { StreamFilter } from '#contract/types.ts';
import { fold } from '../../database/folding.ts';
import { likePattern } from '../../database/likePattern.ts';
import { plannedEachTime } from '../../database/statementNames.ts';
import { lacksQuery } from '../../rights/lacksQuery.ts';
import { unreadableReason } from '../../rights/unreadable.ts';

/** Filters of a list. Undefined and empty values do not narrow it. Categories of the lower level: see `withLowerCategories`. */
export interface Filter extends Omit<StreamFilter, 'text' | 'mine'> {
  /** A full-text query in the syntax of `tsquery`, see `search/compile.ts`. */
  readonly matching?: string | undefined;
  /** First characters of the folded name. No index covers them. */
  readonly initial?: string | undefined;
  /** Only these streams. An object, because an empty list must match none. */
  readonly within?: { readonly ids: readonly string[] } | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly logo?: '0' | '1' | undefined;
  readonly unsold?: '1' | undefined;
}

export interface StreamQuery {
  readonly caller: string;
  readonly now: string;
  readonly owner?: { readonly id: string; readonly except: boolean } | undefined;
  readonly filter: Filter;
  readonly sort: (typeof sorts)[number];
  readonly order: (typeof orders)[number];
  readonly page: number;
  readonly limit: number;
  /** Protected streams visible to the caller as a partner. Usually empty. */
  readonly partnerOf: readonly string[];
}

type Condition = RawBuilder<unknown>;
export type Rows = Condition;

const all = (conditions: readonly Condition[]) => sql.join([...conditions], sql` and `);

const facetConditions = (filter: Filter) =>
  columnFacets.flatMap(([name, { column, kind }]) => {
    const values = filter[name];
    const type = sql.raw(kind === 'id' ? 'uuid[]' : 'text[]');
    return values?.length ? [sql`s.${sql.ref(column)} = any(${values}::${type})`] : [];
  });

function conditionsOf(filter: Filter): Condition[] {
  const { name, matching, minPrice, maxPrice, from, to, initial, within, ids, logo, unsold } = filter;
  const conditions: (Condition | false | undefined | 0 | '')[] = [
    name && sql`s.folded_name like ${likePattern(fold(name))}`,
    initial && sql`starts_with(s.folded_name, ${initial})`,
    matching !== undefined && sql`s.folded_search @@ ${matching}::tsquery`,
    ...facetConditions(filter),
    minPrice !== undefined && sql`s.price >= ${minPrice}`,
    maxPrice !== undefined && sql`s.price <= ${maxPrice}`,
    from !== undefined && sql`s.published_at >= ${from}`,
    to !== undefined && sql`s.published_at <= ${to}`,
    within && sql`s.id = any(${within.ids}::uuid[])`,
    ids?.length && sql`s.id = any(${ids}::uuid[])`,
    logo === '1' && sql`s.logo is not null`,
    logo === '0' && sql`s.logo is null`,
    unsold && sql`s.status = 'published' and (${unreadableReason('s')} is not null or ${lacksQuery('s')})`,
  ];
  return conditions.filter((condition) => typeof condition === 'object');
}

/** True for every row of a filter that narrows nothing. */
export const conditionOf = (filter: Filter): Condition => all([sql`true`, ...conditionsOf(filter)]);

export const listedCondition = (now: string) =>
  sql`s.deleted_at is null and s.visibility = 'public' and s.status = 'published' and (s.end_at is null or s.end_at > ${now})`;

/** Plan for the actual values: a filter may leave one row or a million. */
export const planningOf = (filter: Filter, offset = 0): Condition =>
  offset > 0 || isFiltered(filter) ? plannedEachTime : sql``;

export const isFiltered = (filter: Filter): boolean => conditionsOf(filter).length > 0;

export const listedRows = (filter: Filter, now: string): Condition =>
  sql`streams s where ${all([listedCondition(now), ...conditionsOf(filter)])}`;

export const listedOf = (owner: string, filter: Filter, now: string): Condition =>
  sql`streams s where ${all([listedCondition(now), sql`s.owner_id = ${owner}`, ...conditionsOf(filter)])}`;

export const ownRows = (owner: string, filter: Filter): Condition =>
  sql`streams s where ${all([sql`s.owner_id = ${owner} and s.deleted_at is null and s.status <> 'staged'`, ...conditionsOf(filter)])}`;

export function scopeOf({ caller, owner }: Pick<StreamQuery, 'caller' | 'owner'>) {
  if (owner?.id === caller) return owner.except ? { except: [caller], own: false } : { except: undefined, own: true };
  if (owner && !owner.except) return { only: owner.id, except: undefined, own: false };
  return { except: owner ? [caller, owner.id] : [caller], own: true };
}

export function partnerRows({ caller, owner, partnerOf, now }: StreamQuery, filter: Filter): Condition {
  const { only, except = [] } = scopeOf({ caller, owner });
  const conditions = [
    sql`s.id = any(${partnerOf}::uuid[]) and s.visibility = 'protected' and s.deleted_at is null and s.status = 'published'`,
    sql`(s.end_at is null or s.end_at > ${now})`,
    ...(only === undefined ? except.map((id) => sql`s.owner_id <> ${id}`) : [sql`s.owner_id = ${only}`]),
  ];
  return sql`streams s where ${all([...conditions, ...conditionsOf(filter)])}`;
}

/** One part per index. `first` limits each part, as PostgreSQL does not push the order down. */
export function rowsOf(query: StreamQuery, filter: Filter, first: Condition = sql``): Condition {
  const [one, ...more] = partsOf(query, filter);
  if (more.length === 0) return one;
  const parts = [one, ...more].map((part) => sql`(select * from ${part} ${first})`);
  return sql`(${sql.join(parts, sql` union all `)}) s`;
}

export const showsPartners = ({ caller, owner, partnerOf }: StreamQuery): boolean =>
  partnerOf.length > 0 && (owner === undefined || owner.except || owner.id !== caller);

function partsOf(query: StreamQuery, filter: Filter): [Condition, ...Condition[]] {
  const { caller, now } = query;
  const { only, except, own } = scopeOf(query);
  const asPartner = showsPartners(query) ? [partnerRows(query, filter)] : [];
  if (only !== undefined) return [listedOf(only, filter, now), ...asPartner];
  if (!except) return [ownRows(caller, filter), ...asPartner];
  const strangers = except.map((id) => sql`s.owner_id <> ${id}`);
  const others = sql`streams s where ${all([listedCondition(now), ...strangers, ...conditionsOf(filter)])}`;
  return [others, ...(own ? [ownRows(caller, filter)] : []), ...asPartner];
}

/** Relevance is the order of `search/rank.ts`; without a text, the newest are the most relevant. */
const columns = {
  DATE: 'published_at',
  NAME: 'lower(name)',
  PRICE: 'price',
  BUYERS: 'buyers',
  RELEVANCE: 'published_at',
} as const;

/** Order of a list over the alias `p` or `s`. The id breaks ties, so that pages never overlap. */
export function orderOf({ sort, order }: Pick<StreamQuery, 'sort' | 'order'>, alias: 'p' | 's'): Condition {
  const column = columns[sort].replace(/\w+(?=\)?$)/u, `${alias}.$&`);
  return sql.raw(`${column} ${order}, ${alias}.id ${order}`);
}

export const newest = sql`order by ${orderOf({ sort: 'DATE', order: 'DESC' }, 's')} limit ${sql.lit(maxOffset)}`;

export const keyOf = ({ caller, owner, filter, partnerOf }: StreamQuery): string =>
  JSON.stringify([caller, owner, filter, partnerOf]);
