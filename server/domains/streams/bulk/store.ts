// The rows of a bulk file on their way into the table: staged, where no list shows them, then published step by step.
import { sql, type Kysely } from 'kysely';
import type { Database, Row } from '../../../database/schema.ts';

type Import = Row<'imports'>;

/**
 * A condition that always holds: the statement's commit need not wait for the disk. What is staged counts only after the
 * decision and what is published only after the end of the import, and the commits of these two bring all before them to the disk.
 */
const unhurriedCommit = sql`(select set_config('synchronous_commit', 'off', true)) is not null`;

/** Streams made visible in one statement. */
const publishedAtOnce = 250;

/** Notes that a person's file is under way; false while another one is. */
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

/** Stores a chunk unseen while the import goes on; answers the rows whose address another stream has. */
export async function stage(
  db: Kysely<Database>,
  { id, owner_id, published_at }: Import,
  chunk: string,
): Promise<number[]> {
  const { rows } = await sql<{ row: number }>`
    with given as materialized (select * from json_to_recordset(${chunk}::json) as r(${record})), kept as (
      insert into streams (owner_id, published_at, status, ${columns})
      select ${owner_id}::uuid, ${published_at}::timestamptz, 'staged', ${columns} from given
      where exists (select 1 from imports where imports.id = ${id}::uuid and imports.state = 'staging')
        and ${unhurriedCommit}
      on conflict (url) where deleted_at is null do nothing returning id
    )
    select "row" from given where id not in (select id from kept) order by "row"`.execute(db);
  return rows.map(({ row }) => row);
}

/** The rows of a chunk whose address another stream has. */
export async function findListed(db: Kysely<Database>, chunk: string): Promise<number[]> {
  const { rows } = await sql<{ row: number }>`
    select r."row" from jsonb_to_recordset(${chunk}::jsonb) as r("row" int, url text)
    where exists (select 1 from streams s where s.url = r.url and s.deleted_at is null)`.execute(db);
  return rows.map(({ row }) => row);
}

/** Says that an import goes on, and moves it from one state to the next; false when it is no longer there. */
export async function keepOn(
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

/** Which of a file's streams wait to be measured: from the one that is next, `due` seconds after `at` (RFC 3339), to the last. */
export interface ToMeasure {
  readonly at: string;
  readonly due: number;
  readonly most: number;
}

/**
 * Makes some staged streams of a person visible and has the first of them measured, one a second: so a file of thousands
 * stands behind whatever is listed by hand, and does not burst upon one source. Answers how many were published.
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

/** Removes some staged streams of a person; answers how many. */
export async function dropSome(db: Kysely<Database>, ownerId: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from streams where id in (
      select id from streams where owner_id = ${ownerId} and status = 'staged' limit ${sql.lit(publishedAtOnce)})
      and ${unhurriedCommit}`.execute(db);
  return Number(numAffectedRows);
}

export const endImport = (db: Kysely<Database>, { id }: Import) =>
  db.deleteFrom('imports').where('id', '=', id).execute();

/** Takes over the imports that their processes have left; what had only been staged can no longer go on. */
export const takeLeft = (db: Kysely<Database>, before: string, at: string): Promise<Import[]> =>
  db.updateTable('imports').set({ touched_at: at }).where('touched_at', '<', before).returningAll().execute();

/** A new id for an import that is taken back, so that its process, should it live after all, can stage nothing more. */
export const disown = (db: Kysely<Database>, { id }: Import, newId: string) =>
  db.updateTable('imports').set({ id: newId }).where('id', '=', id).execute();
