// Copies of streams in the database: publishing thousands would take minutes.
import { sql, type Kysely } from 'kysely';
import type { Database, Row } from '#server/database/schema.ts';
import { newId } from '#server/kernel/newId.ts';
import { addRows, rowOf } from './database/rows.ts';

/** Within the time limit of a statement on a busy machine. */
const batch = 500;

interface Copies {
  /** Name of the stream that is copied. */
  readonly of: string;
  /** Names of the copies, used cyclically. */
  readonly names: readonly string[];
  readonly count: number;
  readonly columnNames?: string;
  readonly buyers?: number;
}

/** Copies one stream with changes. Returns the id of the copy. */
export async function copyStream(db: Kysely<Database>, of: string, changed: Partial<Row<'streams'>>): Promise<string> {
  // The database computes the folded columns.
  const { folded_name: _name, folded_search: _search, ...row } = await rowOf(db, 'streams', { id: of });
  const copy = { ...row, id: newId(), ...changed };
  await addRows(db, 'streams', { ...copy, metadata: JSON.stringify(changed.metadata ?? {}) });
  return copy.id;
}

/** Each copy is a minute older than the one before. */
export async function copyStreams(db: Kysely<Database>, copies: Copies): Promise<void> {
  const { of, names, count, columnNames = '', buyers = 0 } = copies;
  for (let from = 1; from <= count; from += batch) {
    await sql`
      insert into streams (id, owner_id, name, type, description, snippet, price, url, category_id, visibility, access_type, takes_offers,
        start_at, end_at, published_at, metadata, status, column_names, buyers)
      select gen_random_uuid(), owner_id, (${names}::text[])[1 + n % ${names.length}], type, description, snippet, price, url || gen_random_uuid(), category_id,
        visibility, access_type, takes_offers, start_at, end_at, published_at - n * interval '1 minute', metadata, status,
        ${columnNames}::text, ${buyers}::int
      from streams, generate_series(${from}::int, ${Math.min(count, from + batch - 1)}::int) n where name = ${of}`.execute(
      db,
    );
  }
}
