import { Readable } from 'node:stream';
import { sql, type Kysely } from 'kysely';
import { fileIdOf } from '#contract/sources.ts';
import { bulkColumns, streamFieldRows, type StreamField } from '#contract/streamFields.ts';
import type { Database, Row } from '../../../database/schema.ts';
import type { Handler } from '../../../kernel/handler.ts';
import { toLine, toSafe } from './cells.ts';
import { writePrice } from './price.ts';

type Stored = Row<'streams'>;

const rowsAtOnce = 500;

const bulkFields = streamFieldRows.filter(([, { bulk }]) => bulk);
type Value = string | number | boolean | null;
const plain = (value: Value) => [String(value ?? '')];
const escaped = (value: Value) => [toSafe(String(value ?? ''))];

/** Cells of a field by its kind. Formula escaping applies to text only. */
const cells: Readonly<Record<StreamField['kind'], (value: Value, row: Stored) => string[]>> = {
  text: escaped,
  address: escaped,
  source: (value) => (fileIdOf(String(value)) === undefined ? escaped(value) : ['']),
  amount: (value) => [writePrice(Number(value))],
  point: (_value, row) => [String(row.longitude ?? ''), String(row.latitude ?? '')],
  metadata: (_value, { metadata }) => [Object.keys(metadata).length > 0 ? JSON.stringify(metadata) : ''],
  reading: plain,
  meanings: plain,
  count: plain,
  choice: plain,
  flag: plain,
  category: plain,
  instant: plain,
};

const toCells = (row: Stored) =>
  bulkFields.flatMap(([, { kind, column }]) =>
    cells[kind]((row as unknown as Readonly<Record<string, Value>>)[column] ?? null, row),
  );

async function* lines(db: Kysely<Database>, ownerId: string): AsyncGenerator<string> {
  yield toLine(bulkColumns);
  let last: Pick<Stored, 'published_at' | 'id'> | undefined;
  for (;;) {
    const { rows }: { rows: Stored[] } = await sql<Stored>`
      select * from streams s where s.owner_id = ${ownerId} and s.deleted_at is null and s.status <> 'staged'
        ${last ? sql`and (s.published_at, s.id) > (${last.published_at}::timestamptz, ${last.id}::uuid)` : sql``}
      order by s.published_at, s.id limit ${sql.lit(rowsAtOnce)}`.execute(db);
    yield rows.map((row) => toLine(toCells(row))).join('');
    if (rows.length < rowsAtOnce) return;
    last = rows.at(-1);
  }
}

export const exportOwned: Handler<'streams.exportOwned'> = async ({ db }, { caller, reply }) =>
  reply
    .headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="streams.csv"',
      'x-content-type-options': 'nosniff',
    })
    .send(Readable.from(lines(db, caller.id), { objectMode: false }));
