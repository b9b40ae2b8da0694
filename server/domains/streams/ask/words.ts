// PostgreSQL full-text search over the names and descriptions of streams, best match first.
import { sql, type Kysely } from 'kysely';
import { pageSize } from '#contract/constants.ts';
import type { AskedFilter } from '#contract/types.ts';
import { plannedEachTime } from '../../../database/statementNames.ts';
import type { Database } from '../../../database/schema.ts';
import { withLowerCategories } from '../categories.ts';
import { listedRows } from '../query.ts';

const document = sql`s.search`;

/** Maximum matches ranked: a common word can have a million. */
const maxRanked = 2000;
const dayMs = 86_400_000;

const queryOf = (words: readonly string[], operator: '&&' | '||') =>
  sql`(${sql.join(
    words.map((word) => sql`plainto_tsquery('english', ${word})`),
    sql.raw(` ${operator} `),
  )})`;

export interface Asked {
  readonly caller: string;
  readonly now: Date;
  readonly filter: AskedFilter;
}

interface Match {
  id: string;
  total: number;
}

async function search(db: Kysely<Database>, { caller, now, filter }: Asked, operator: '&&' | '||'): Promise<Match[]> {
  const { words, categories, types, minPrice, maxPrice, days, open } = filter;
  const narrowed = await withLowerCategories(db, {
    categories,
    types,
    minPrice,
    maxPrice,
    accessTypes: open ? ['PUBLIC'] : undefined,
    from: days === undefined ? undefined : new Date(now.getTime() - days * dayMs).toISOString(),
  });
  const query = queryOf(words, operator);
  const matching = words.length > 0 ? sql`and ${document} @@ ${query}` : sql``;
  const rank = words.length > 0 ? sql`ts_rank(${document}, ${query})` : sql`0::real`;
  const { rows } = await sql<Match>`
    select ${plannedEachTime} id, count(*) over ()::int as total from (
      select s.id, s.published_at, ${rank} as rank from ${listedRows(narrowed, now.toISOString())}
      and s.owner_id <> ${caller} ${matching} limit ${sql.lit(maxRanked)}
    ) found order by rank desc, published_at desc, id limit ${sql.lit(pageSize)}`.execute(db);
  return rows;
}

export async function findByWords(db: Kysely<Database>, asked: Asked) {
  const whole = await search(db, asked, '&&');
  const found = whole.length > 0 || asked.filter.words.length < 2 ? whole : await search(db, asked, '||');
  return { ids: found.map(({ id }) => id), total: found[0]?.total ?? 0, all: found === whole };
}
