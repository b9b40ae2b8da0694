import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import type { PriceQuestion } from '#contract/entities/data/files.ts';
import type { PriceHint } from '#contract/types.ts';
import type { Database } from '../../database/schema.ts';

/** Products compared, best sold first, and their latest sales. */
const maxProducts = 200;
const maxSales = 50;
/** With fewer sellers, a price would be that of one of them. */
const minSellers = 3;
const similarShare = 0.25;
const recentMonths = 3;
const monthMs = 30 * 86_400_000;

interface Sold {
  readonly seller: string;
  readonly names: string;
  readonly price: number;
  /** Paid hours in the recent months. */
  readonly hours: number;
}

const wordsOf = (names: readonly string[]) =>
  new Set(names.map((name) => name.toLowerCase().replaceAll(/[\s_-]+/gu, '')));

function shareOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = Array.from(a).filter((name) => b.has(name)).length;
  return shared / Math.max(1, a.size + b.size - shared);
}

const sellersOf = (sold: readonly Sold[]) => new Set(sold.map(({ seller }) => seller)).size;

const quantile = (prices: readonly number[], share: number) =>
  Number((prices[Math.round((prices.length - 1) * share)] ?? 0).toPrecision(2));

/** Mean of all products, because the figure of one would tell what its seller earns. 0 where one seller makes most of it. */
function meanHours(sold: readonly Sold[]): number {
  const bySeller = new Map<string, number>();
  for (const { seller, hours } of sold) if (hours > 0) bySeller.set(seller, (bySeller.get(seller) ?? 0) + hours);
  const sums = [...bySeller.values()];
  const total = sums.reduce((sum, hours) => sum + hours, 0);
  if (sums.length < minSellers || Math.max(...sums) > total / 2) return 0;
  return Math.round(Number((total / recentMonths / sold.length).toPrecision(2)));
}

function hintOf(sold: readonly Sold[], similar: boolean): PriceHint {
  const products = sold.length;
  if (sellersOf(sold) < minSellers) return { products: 0, similar: false };
  const prices = sold.map(({ price }) => price).toSorted((a, b) => a - b);
  const hours = meanHours(sold);
  return {
    products,
    similar,
    low: quantile(prices, 0.25),
    middle: quantile(prices, 0.5),
    high: quantile(prices, 0.75),
    ...(hours > 0 && { hours }),
  };
}

export async function suggestPrice(
  db: Kysely<Database>,
  { subcategory, columns }: z.output<typeof PriceQuestion>,
  callerId: string,
  now: Date,
): Promise<PriceHint> {
  const since = new Date(now.getTime() - recentMonths * monthMs).toISOString();
  const { rows } = await sql<Sold>`
    select s.owner_id as seller, s.column_names as names, sold.price, recent.hours from (
      select p.id, p.owner_id, p.column_names from streams p join users u on u.id = p.owner_id and not u.disabled
      where p.category_id = ${subcategory} and p.owner_id <> ${callerId} and p.deleted_at is null and p.buyers > 0
        and p.visibility = 'public' and p.status = 'published'
      order by p.buyers desc, p.id limit ${sql.lit(maxProducts)}) s
    cross join lateral (
      select percentile_disc(0.5) within group (order by a.price) as price from (
        select price from subscriptions where stream_id = s.id and price > 0
        order by end_at desc limit ${sql.lit(maxSales)}) a) sold
    cross join lateral (
      select coalesce(sum(hours), 0)::float8 as hours from subscriptions
      where stream_id = s.id and price > 0 and created_at >= ${since}) recent
    where sold.price is not null`.execute(db);
  const wanted = wordsOf(columns);
  const similar = rows.filter(({ names }) => shareOf(wanted, wordsOf(names.split('\n'))) >= similarShare);
  return sellersOf(similar) >= minSellers ? hintOf(similar, true) : hintOf(rows, false);
}
