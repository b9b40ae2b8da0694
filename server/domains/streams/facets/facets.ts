import { sql, type Kysely } from 'kysely';
import { maxOffset } from '#contract/constants.ts';
import { columnFacets } from '#contract/streamFacets.ts';
import type { Facets } from '#contract/types.ts';
import type { Database } from '../../../database/schema.ts';
import {
  cellColumns,
  cellFacets,
  cellsWithin,
  isCellular,
  readCells,
  type Cell,
  type CellFacet,
  type Cells,
} from './cells.ts';
import { readColumns } from './columns.ts';
import { countInvolved, type Involved } from './involved.ts';
import { exactCountLimit, cached } from '../cache.ts';
import { keyOf, planningOf, rowsOf, type Filter, type StreamQuery, type Rows } from '../query.ts';
import { readSellers } from './sellers.ts';

type Choices = Pick<Facets, CellFacet>;

/**
 * Exact where only type, category and access narrow the list, else over the rows that paging reaches. `ranked` are all
 * streams of a search, where they are known.
 */
export async function readFacets(
  db: Kysely<Database>,
  requested: StreamQuery,
  involved: Involved,
  ranked?: readonly string[],
): Promise<Facets> {
  const query = ofRanking(requested, ranked);
  const { filter } = query;
  const [choices, price, owners, columns, mine] = await Promise.all([
    isCellular(filter)
      ? readCells(db, query).then((cells) => choicesOf(cells, filter))
      : cached(db, `facets ${keyOf(query)}`, () => countChoices(db, query), isLarge),
    readPrices(db, { ...query, filter: { ...filter, minPrice: undefined, maxPrice: undefined } }),
    readSellers(db, query),
    readColumns(db, query),
    countInvolved(db, requested, involved),
  ]);
  return { ...choices, ...columns, price, owners, mine };
}

/** Counts the streams of a ranking, whose words need no second search. A choice counts what the others leave. */
function ofRanking(query: StreamQuery, ids: readonly string[] | undefined): StreamQuery {
  const { filter } = query;
  const { minPrice, maxPrice } = filter;
  const isChosen =
    (minPrice ?? maxPrice) !== undefined || columnFacets.some(([name, row]) => row.counted && filter[name]?.length);
  if (!ids || isChosen || filter.within) return query;
  return { ...query, filter: { ...filter, matching: undefined, name: undefined, within: { ids } } };
}

const isLarge = ({ types }: Choices) => types.reduce((sum, { count }) => sum + count, 0) > exactCountLimit;

async function readPrices(db: Kysely<Database>, query: StreamQuery): Promise<Facets['price']> {
  const { filter } = query;
  const known = isCellular(filter) ? boundsOf(await readCells(db, query), filter) : undefined;
  return known ?? cached(db, `prices ${keyOf(query)}`, () => readBounds(db, query));
}

function choicesOf(cells: Cells, filter: Filter): Choices {
  const facets = cellFacets.map(([name, column]) => {
    const without = { ...filter, [name]: undefined };
    const counts = new Map<string, number>();
    const add = (some: readonly Cell[], sign: 1 | -1) => {
      for (const cell of cellsWithin(some, without)) {
        counts.set(cell[column], (counts.get(cell[column]) ?? 0) + sign * cell.count);
      }
    };
    add(cells.plus, 1);
    add(cells.minus, -1);
    const choices = Array.from(counts, ([value, count]) => ({ value, count })).filter(({ count }) => count > 0);
    return [name, choices.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))] as const;
  });
  return Object.fromEntries(facets) as Choices;
}

/** Undefined when a subtracted seller may have the lowest or highest price. */
function boundsOf(cells: Cells, filter: Filter): Facets['price'] | undefined {
  const [plus, minus] = [cellsWithin(cells.plus, filter), cellsWithin(cells.minus, filter)];
  if (plus.length === 0) return { min: 0, max: 0 };
  const [min, max] = [Math.min(...plus.map((cell) => cell.min)), Math.max(...plus.map((cell) => cell.max))];
  return minus.some((cell) => cell.min <= min || cell.max >= max) ? undefined : { min, max };
}

async function readBounds(db: Kysely<Database>, query: StreamQuery): Promise<Facets['price']> {
  const end = (order: 'asc' | 'desc') => {
    const first = sql`order by s.price ${sql.raw(order)} limit 1`;
    return sql`(select s.price from ${rowsOf(query, query.filter, first)} ${first})`;
  };
  const { rows } = await sql<Facets['price']>`
    select ${planningOf(query.filter)} coalesce(${end('asc')}, 0) as min, coalesce(${end('desc')}, 0) as max`.execute(
    db,
  );
  return rows[0] ?? { min: 0, max: 0 };
}

async function countChoices(db: Kysely<Database>, query: StreamQuery): Promise<Choices> {
  const { filter } = query;
  // Unfiltered facets share the same rows, which are read once.
  const sources = new Map<string, { name: string; rows: Rows }>();
  const from = (without: Filter) => {
    const key = JSON.stringify(without);
    const found = sources.get(key) ?? { name: `rows${sources.size}`, rows: rowsOf(query, without) };
    sources.set(key, found);
    return sql.ref(found.name);
  };
  const counts = cellFacets.map(
    ([name, column]) =>
      sql`select ${name}::text as facet, ${sql.ref(column)}::text as value, count(*)::int as count
        from ${from({ ...filter, [name]: undefined })} group by 2`,
  );
  const tables = Array.from(
    sources.values(),
    ({ name, rows }) =>
      sql`${sql.ref(name)} as materialized (
        select ${cellColumns} from ${rows} limit ${sql.lit(maxOffset)})`,
  );
  const { rows } = await sql<{ facet: string; value: string; count: number }>`
    with ${sql.join(tables)} select ${planningOf(filter)} * from (${sql.join(counts, sql` union all `)}) counted
    order by 3 desc, 2`.execute(db);
  const of = (name: string) => rows.filter(({ facet }) => facet === name).map(({ value, count }) => ({ value, count }));
  return Object.fromEntries(cellFacets.map(([name]) => [name, of(name)])) as Choices;
}
