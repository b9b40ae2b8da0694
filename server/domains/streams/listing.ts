// What a list of streams is asked for, and the SQL of its rows.
import { sql, type RawBuilder } from 'kysely';
import type { orders, sorts } from '#contract/constants.ts';
import type { AccessType } from '#contract/types.ts';

/** Filters of a list; what is undefined or empty does not narrow. */
export interface Filter {
  readonly name?: string | undefined;
  readonly types?: readonly string[] | undefined;
  /** A category of the upper level stands for all below it. */
  readonly categories?: readonly string[] | undefined;
  readonly accessTypes?: readonly AccessType[] | undefined;
  /** Bounds in micro-tokens per hour, inclusive. */
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly owners?: readonly string[] | undefined;
}

export interface Listing {
  readonly caller: string;
  readonly now: string;
  /** One person's streams, or everyone else's. */
  readonly owner?: { readonly id: string; readonly except: boolean } | undefined;
  readonly filter: Filter;
  readonly sort: (typeof sorts)[number];
  readonly order: (typeof orders)[number];
  readonly page: number;
  readonly limit: number;
}

type Condition = RawBuilder<unknown>;

const all = (conditions: readonly Condition[]) => sql.join([...conditions], sql` and `);

/** `%` and `_` of a name mean themselves. */
const literal = (name: string) => `%${name.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;

function conditionsOf(filter: Filter): Condition[] {
  const { name, types, categories, accessTypes, minPrice, maxPrice, from, to, owners } = filter;
  const conditions: (Condition | false | undefined | 0 | '')[] = [
    name && sql`s.name ilike ${literal(name)}`,
    types?.length && sql`s.type = any(${types}::text[])`,
    categories?.length &&
      sql`s.category_id in (select id from categories where id = any(${categories}::uuid[]) or parent_id = any(${categories}::uuid[]))`,
    accessTypes?.length && sql`s.access_type = any(${accessTypes}::text[])`,
    minPrice !== undefined && sql`s.price >= ${minPrice}`,
    maxPrice !== undefined && sql`s.price <= ${maxPrice}`,
    from !== undefined && sql`s.published_at >= ${from}`,
    to !== undefined && sql`s.published_at <= ${to}`,
    owners?.length && sql`s.owner_id = any(${owners}::uuid[])`,
  ];
  return conditions.filter((condition) => typeof condition === 'object');
}

const listed = (now: string) =>
  sql`s.deleted_at is null and s.visibility = 'public' and s.status = 'published' and (s.end_at is null or s.end_at > ${now})`;

/**
 * A table expression `s` with the streams that the caller may see and that match. Others' are listed while public,
 * published and not past their end; one's own always. The two are apart, so that each has its index.
 */
export function rowsOf({ caller, now, owner }: Listing, filter: Filter): Condition {
  const narrowed = conditionsOf(filter);
  const own = all([sql`s.owner_id = ${caller} and s.deleted_at is null`, ...narrowed]);
  const others = (who: Condition) => all([listed(now), who, ...narrowed]);
  if (owner?.id === caller) {
    return sql`streams s where ${owner.except ? others(sql`s.owner_id <> ${caller}`) : own}`;
  }
  if (owner && !owner.except) return sql`streams s where ${others(sql`s.owner_id = ${owner.id}`)}`;
  const strangers = owner ? sql`s.owner_id <> ${caller} and s.owner_id <> ${owner.id}` : sql`s.owner_id <> ${caller}`;
  return sql`(select * from streams s where ${others(strangers)} union all select * from streams s where ${own}) s`;
}

const columns = { DATE: 'published_at', NAME: 'lower(name)', PRICE: 'price' } as const;

/** The order of a list over the alias `p` or `s`; the id decides between equals, so that pages never overlap. */
export function orderOf({ sort, order }: Pick<Listing, 'sort' | 'order'>, alias: 'p' | 's'): Condition {
  const column = columns[sort].replace(/\w+(?=\)?$)/u, `${alias}.$&`);
  return sql.raw(`${column} ${order}, ${alias}.id ${order}`);
}
