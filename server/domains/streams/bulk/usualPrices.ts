import { sql, type Kysely } from 'kysely';
import type { UsualPrices } from '#contract/types.ts';
import type { Database } from '../../../database/schema.ts';

const maxPrices = 200;
const fewest = 3;

function medianOf(prices: readonly number[]): number | undefined {
  return prices.length < fewest ? undefined : prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)];
}

const priced = sql`s.deleted_at is null and s.price > 0`;
const listed = sql`${priced} and s.visibility = 'public' and s.status = 'published'`;
const latest = sql`order by s.published_at desc limit ${sql.lit(maxPrices)}`;

export async function readUsualPrices(
  db: Kysely<Database>,
  ownerId: string,
  categories: readonly string[],
): Promise<UsualPrices> {
  const { rows } = await sql<{ of: string; price: number }>`
    select 'own' as "of", o.price from (select s.price from streams s
      where s.owner_id = ${ownerId}::uuid and s.status <> 'staged' and ${priced} ${latest}) o
    union all select 'everybody', e.price from (select s.price from streams s where ${listed} ${latest}) e
    union all select c.id::text, l.price from unnest(${categories}::uuid[]) c(id)
      cross join lateral (select s.price from streams s where s.category_id = c.id and ${listed} ${latest}) l`.execute(
    db,
  );
  const medians = Map.groupBy(rows, (row) => row.of);
  const usual = (of: string) => medianOf((medians.get(of) ?? []).map(({ price }) => price));
  const [own, everybody] = [usual('own'), usual('everybody')];
  return {
    ...(own !== undefined && { own }),
    ...(everybody !== undefined && { everybody }),
    categories: Object.fromEntries(
      categories.flatMap((id) => {
        const price = usual(id);
        return price === undefined ? [] : [[id, price]];
      }),
    ),
  };
}
