// Counts of a list by type, category and kind of access: one small table, from which totals and facets are summed.
import { sql, type Kysely } from 'kysely';
import { columnFacets, type FacetWith, type StreamFacets } from '#contract/streamFacets.ts';
import type { Database } from '../../../database/schema.ts';
import { cached } from '../cache.ts';
import {
  listedOf,
  listedRows,
  ownRows,
  partnerRows,
  scopeOf,
  showsPartners,
  type Filter,
  type StreamQuery,
  type Rows,
} from '../query.ts';

export type CellFacet = FacetWith<{ counted: 'cells' }>;
type Column = StreamFacets[CellFacet]['column'];

export const cellFacets = columnFacets
  .filter(([, { counted }]) => counted === 'cells')
  .map(([name, { column }]) => [name, column] as [CellFacet, Column]);

export const cellColumns = sql.join(cellFacets.map(([, column]) => sql`s.${sql.ref(column)}`));
const isCellFacet = (name: string) => cellFacets.some(([one]) => one === name);

export type Cell = Readonly<Record<Column, string> & Record<'count' | 'min' | 'max', number>>;

export interface Cells {
  readonly plus: readonly Cell[];
  readonly minus: readonly Cell[];
}

/** Up to this many streams, counts are current. Beyond, they may be half a minute old. */
const exactUpTo = 20_000;

const sizeOf = (cells: readonly Cell[]) => cells.reduce((sum, { count }) => sum + count, 0);

const countBy = (db: Kysely<Database>, key: string, rows: () => Rows): Promise<readonly Cell[]> =>
  cached<readonly Cell[]>(
    db,
    `cells ${key}`,
    async () => {
      const found = await sql<Cell>`
        select ${cellColumns}, count(*)::int as count, min(s.price) as min, max(s.price) as max
        from ${rows()} group by ${cellColumns}`.execute(db);
      return found.rows;
    },
    (cells) => sizeOf(cells) > exactUpTo,
  );

export async function readCells(db: Kysely<Database>, query: StreamQuery): Promise<Cells> {
  const { caller, now, partnerOf } = query;
  const { only, except, own } = scopeOf(query);
  const listedBy = (owner: string) => countBy(db, `of ${owner}`, () => listedOf(owner, {}, now));
  const ofCaller = () => countBy(db, `all of ${caller}`, () => ownRows(caller, {}));
  const scope = JSON.stringify([only, except, partnerOf]);
  const asPartner = showsPartners(query) ? await countBy(db, `partner ${scope}`, () => partnerRows(query, {})) : [];
  if (only !== undefined) return { plus: [...asPartner, ...(await listedBy(only))], minus: [] };
  if (!except) return { plus: await ofCaller(), minus: [] };
  const [everybody, mine, ...others] = await Promise.all([
    countBy(db, 'everybody', () => listedRows({}, now)),
    own ? ofCaller() : [],
    ...except.map(listedBy),
  ]);
  return { plus: [...everybody, ...mine, ...asPartner], minus: others.flat() };
}

export const isCellular = (filter: Filter): boolean =>
  Object.entries(filter).every(([name, value]) => isCellFacet(name) || value === undefined || isEmpty(value));

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);

const within = (wanted: readonly string[] | undefined, value: string) => !wanted?.length || wanted.includes(value);

export const cellsWithin = (cells: readonly Cell[], filter: Filter): readonly Cell[] =>
  cells.filter((cell) => cellFacets.every(([name, column]) => within(filter[name], cell[column])));

export const totalWithin = ({ plus, minus }: Cells, filter: Filter): number =>
  Math.max(0, sizeOf(cellsWithin(plus, filter)) - sizeOf(cellsWithin(minus, filter)));
