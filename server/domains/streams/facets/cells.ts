// Counts of a list by type, category and kind of access: one small table, from which totals and facets are summed.
import { sql, type Kysely } from 'kysely';
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

export interface Cell {
  readonly type: string;
  readonly category_id: string;
  readonly access_type: string;
  readonly count: number;
  readonly min: number;
  readonly max: number;
}

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
        select s.type, s.category_id, s.access_type, count(*)::int as count, min(s.price) as min, max(s.price) as max
        from ${rows()} group by 1, 2, 3`.execute(db);
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

const inCells = new Set<string>(['types', 'categories', 'accessTypes'] satisfies (keyof Filter)[]);

export const isCellular = (filter: Filter): boolean =>
  Object.entries(filter).every(([name, value]) => inCells.has(name) || value === undefined || isEmpty(value));

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);

const within = (wanted: readonly string[] | undefined, value: string) => !wanted?.length || wanted.includes(value);

export const cellsWithin = (cells: readonly Cell[], { types, categories, accessTypes }: Filter): readonly Cell[] =>
  cells.filter(
    (cell) => within(types, cell.type) && within(categories, cell.category_id) && within(accessTypes, cell.access_type),
  );

export const totalWithin = ({ plus, minus }: Cells, filter: Filter): number =>
  Math.max(0, sizeOf(cellsWithin(plus, filter)) - sizeOf(cellsWithin(minus, filter)));
