import { Readable } from 'node:stream';
import { sql, type Kysely } from 'kysely';
import { bulkColumns } from '#contract/constants.ts';
import type { Database, Row } from '../../database/schema.ts';
import type { Handler } from '../../kernel/handler.ts';
import { toLine, toSafe } from './bulk/cells.ts';
import { writePrice } from './bulk/price.ts';

type Column = (typeof bulkColumns)[number];
type Stored = Row<'streams'>;

const rowsAtOnce = 500;

/** Format of each column. Formula escaping applies to text only. */
const cells: Readonly<Record<Column, (row: Stored) => string>> = {
  name: (row) => toSafe(row.name),
  type: (row) => toSafe(row.type),
  description: (row) => toSafe(row.description),
  snippet: (row) => toSafe(row.snippet ?? ''),
  price: (row) => writePrice(row.price),
  longitude: (row) => String(row.longitude ?? ''),
  latitude: (row) => String(row.latitude ?? ''),
  url: (row) => toSafe(row.url),
  terms: (row) => toSafe(row.terms ?? ''),
  visibility: (row) => row.visibility,
  accessType: (row) => row.access_type,
  subcategory: (row) => row.category_id,
  offer: (row) => String(row.takes_offers),
  metadata: (row) => (Object.keys(row.metadata).length > 0 ? JSON.stringify(row.metadata) : ''),
};

/** Yields a person's streams as CSV lines, oldest first, page by page. */
async function* lines(db: Kysely<Database>, ownerId: string): AsyncGenerator<string> {
  yield toLine(bulkColumns);
  let last: Pick<Stored, 'published_at' | 'id'> | undefined;
  for (;;) {
    const { rows }: { rows: Stored[] } = await sql<Stored>`
      select * from streams s where s.owner_id = ${ownerId} and s.deleted_at is null and s.status <> 'staged'
        ${last ? sql`and (s.published_at, s.id) > (${last.published_at}::timestamptz, ${last.id}::uuid)` : sql``}
      order by s.published_at, s.id limit ${sql.lit(rowsAtOnce)}`.execute(db);
    yield rows.map((row) => toLine(bulkColumns.map((column) => cells[column](row)))).join('');
    if (rows.length < rowsAtOnce) return;
    last = rows.at(-1);
  }
}

/** Exports own streams as a CSV file that can be uploaded again. */
export const exportOwned: Handler<'streams.exportOwned'> = async ({ db }, { caller, reply }) =>
  reply
    .headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="streams.csv"',
      'x-content-type-options': 'nosniff',
    })
    .send(Readable.from(lines(db, caller.id), { objectMode: false }));
