// Storage of a bulk file's rows: staged and invisible first, then published in steps.
import { sql, type Kysely } from 'kysely';
import type { Database, Row } from '../../../database/schema.ts';

type Import = Row<'imports'>;

/**
 * An always-true condition that lets the statement commit without waiting for the disk. Staged rows count only after
 * the decision, and published rows only at the end of the import. The commits of these two flush all earlier writes.
 */
const unhurriedCommit = sql`(select set_config('synchronous_commit', 'off', true)) is not null`;

/** Streams published per statement. */
const publishedAtOnce = 250;

/** Records that a person's import began. Returns false while another one runs. */
export async function beginImport(db: Kysely<Database>, begun: Import): Promise<boolean> {
  const result = await db
    .insertInto('imports')
    .values(begun)
    .onConflict((conflict) => conflict.column('owner_id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

const columns = sql.raw(
  'id, name, type, description, snippet, price, url, terms, category_id, visibility, access_type, takes_offers, longitude, latitude, start_at, end_at, max_calls, max_unit, metadata',
);
const record = sql.raw(
  `"row" int, id uuid, name text, type text, description text, snippet text, price bigint, url text, terms text, category_id uuid, visibility text,
   access_type text, takes_offers boolean, longitude double precision, latitude double precision, start_at timestamptz, end_at timestamptz,
   max_calls bigint, max_unit text, metadata jsonb`,
);

/** Stages a chunk while the import runs. Returns the rows whose address another stream has. */
export async function stage(
  db: Kysely<Database>,
  { id, owner_id, published_at }: Import,
  chunk: string,
): Promise<number[]> {
  const { rows } = await sql<{ row: number }>`
    with given as materialized (select * from json_to_recordset(${chunk}::json) as r(${record})), inserted as (
      insert into streams (owner_id, published_at, status, ${columns})
      select ${owner_id}::uuid, ${published_at}::timestamptz, 'staged', ${columns} from given
      where exists (select 1 from imports where imports.id = ${id}::uuid and imports.state = 'staging')
        and ${unhurriedCommit}
      on conflict (url) where deleted_at is null do nothing returning id
    )
    select "row" from given where id not in (select id from inserted) order by "row"`.execute(db);
  return rows.map(({ row }) => row);
}

/** Returns the rows of a chunk whose address another stream has. */
export async function findListed(db: Kysely<Database>, chunk: string): Promise<number[]> {
  const { rows } = await sql<{ row: number }>`
    select r."row" from jsonb_to_recordset(${chunk}::jsonb) as r("row" int, url text)
    where exists (select 1 from streams s where s.url = r.url and s.deleted_at is null)`.execute(db);
  return rows.map(({ row }) => row);
}

/** Renews an import's lease and moves it between states. Returns false when it no longer exists. */
export async function renewImport(
  db: Kysely<Database>,
  { id }: Import,
  from: Import['state'],
  to: Import['state'],
  at: string,
): Promise<boolean> {
  const result = await db
    .updateTable('imports')
    .set({ state: to, touched_at: at })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Streams to measure: from number `next` on, `due` seconds after `at` (RFC 3339). */
export interface ToMeasure {
  readonly at: string;
  readonly due: number;
  readonly most: number;
}

/**
 * Publishes some staged streams and queues the first ones to be measured, one a second. A large file therefore waits
 * behind single streams and does not flood one source. Returns the number published.
 */
export async function publishSome(
  db: Kysely<Database>,
  ownerId: string,
  { at, due, most }: ToMeasure,
): Promise<number> {
  const { rows } = await sql<{ published: number }>`
    with published as (
      update streams set status = 'published' where id in (
        select id from streams where owner_id = ${ownerId} and status = 'staged' limit ${sql.lit(publishedAtOnce)})
        and ${unhurriedCommit} returning id
    ), queued as (
      insert into measurements (stream_id, run_at)
      select id, ${at}::timestamptz + make_interval(secs => ${due} + row_number() over ()) from published limit ${most}
      on conflict do nothing
    ) select count(*)::int as published from published`.execute(db);
  return rows[0]?.published ?? 0;
}

/** Deletes some staged streams of a person. Returns their number. */
export async function dropSome(db: Kysely<Database>, ownerId: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from streams where id in (
      select id from streams where owner_id = ${ownerId} and status = 'staged' limit ${sql.lit(publishedAtOnce)})
      and ${unhurriedCommit}`.execute(db);
  return Number(numAffectedRows);
}

export const endImport = (db: Kysely<Database>, { id }: Import) =>
  db.deleteFrom('imports').where('id', '=', id).execute();

/** Takes over imports whose process stopped. Staging cannot continue after that. */
export const takeOverImports = (db: Kysely<Database>, before: string, at: string): Promise<Import[]> =>
  db.updateTable('imports').set({ touched_at: at }).where('touched_at', '<', before).returningAll().execute();

/** Gives a rolled-back import a new id, so that its process, if still alive, can stage no more rows. */
export const replaceImportId = (db: Kysely<Database>, { id }: Import, newId: string) =>
  db.updateTable('imports').set({ id: newId }).where('id', '=', id).execute();
