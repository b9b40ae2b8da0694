// Storage of a bulk file's rows: staged and invisible first, then published in steps.
import { sql, type Kysely } from 'kysely';
import { streamFieldRows, type StreamField } from '#contract/streamFields.ts';
import type { Database, Row } from '../../../database/schema.ts';
import { insertWords } from '../../../records/searchWords.ts';
import { fieldColumns } from '../columns.ts';

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

const types = {
  text: 'text',
  address: 'text',
  source: 'text',
  choice: 'text',
  amount: 'bigint',
  count: 'bigint',
  flag: 'boolean',
  category: 'uuid',
  point: 'double precision',
  instant: 'timestamptz',
  metadata: 'jsonb',
  reading: 'text',
  meanings: 'text',
} as const satisfies Record<StreamField['kind'], string>;
const typed = streamFieldRows.flatMap(([, { column, kind }]) =>
  column.split(', ').map((name) => `${name} ${types[kind]}`),
);
const columns = sql.raw(['id', ...fieldColumns].join(', '));
const record = sql.raw(['"row" int', 'id uuid', ...typed].join(', '));

/** Returns the rows whose address another stream has. Locks the import: a roll-back waits for running statements. */
export async function stage(
  db: Kysely<Database>,
  { id, owner_id, published_at }: Import,
  chunk: string,
): Promise<number[]> {
  const { rows } = await sql<{ row: number }>`
    with running as materialized (
      select from imports where id = ${id}::uuid and state = 'staging' for share
    ), given as materialized (select * from json_to_recordset(${chunk}::json) as r(${record})), inserted as (
      insert into streams (owner_id, published_at, status, ${columns})
      select ${owner_id}::uuid, ${published_at}::timestamptz, 'staged', ${columns} from given
      where exists (select from running) and ${unhurriedCommit}
      on conflict (url) where deleted_at is null do nothing returning id
    )
    select "row" from given where id not in (select id from inserted) and exists (select from running) order by "row"`.execute(
    db,
  );
  return rows.map(({ row }) => row);
}

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
interface ToMeasure {
  readonly at: string;
  readonly due: number;
  readonly most: number;
}

/**
 * Some staged streams of an import, while it is in a state. A person has one import at a time, and it ends after its
 * last row. Staged rows seen together with an import are therefore its own.
 */
const someStaged = ({ id, owner_id: ownerId }: Import, state: Import['state'], owner = sql`${ownerId}::uuid`) => sql`
  select s.id from streams s where s.owner_id = ${owner} and s.status = 'staged'
    and exists (select from imports i where i.id = ${id}::uuid and i.state = ${state})
  limit ${sql.lit(publishedAtOnce)} for update of s skip locked`;

/**
 * Publishes some streams of an import and queues the first ones to be measured, one a second. A large file therefore
 * waits behind single streams and does not flood one source. Locks the seller before the streams, as `lockSeller` does.
 * Returns the number published.
 */
export async function publishSome(db: Kysely<Database>, begun: Import, { at, due, most }: ToMeasure): Promise<number> {
  const { rows } = await sql<{ published: number }>`
    with seller as materialized (select id, disabled from users where id = ${begun.owner_id} for share),
    staged as materialized (${someStaged(begun, 'publishing', sql`(select id from seller)`)}), published as (
      update streams s set status = case when (select disabled from seller) then 'disabled' else 'published' end
      where s.id in (select id from staged) and ${unhurriedCommit}
      returning s.id, s.name, s.description, s.metadata, s.column_names, s.status
    ), suspended as (
      insert into suspended_streams select id from published where status = 'disabled' on conflict do nothing
    ), queued as (
      insert into measurements (stream_id, run_at)
      select id, ${at}::timestamptz + make_interval(secs => ${due} + row_number() over ()) from published limit ${most}
      on conflict do nothing
    ), worded as (${insertWords('published')})
    select count(*)::int as published from published`.execute(db);
  return rows[0]?.published ?? 0;
}

export async function dropSome(db: Kysely<Database>, begun: Import): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with staged as materialized (${someStaged(begun, 'staging')})
    delete from streams where id in (select id from staged) and ${unhurriedCommit}`.execute(db);
  return Number(numAffectedRows);
}

/** Ends an import without staged streams. Leaves it to a process that holds locks on its rows. */
export const endImport = (db: Kysely<Database>, { id, owner_id: ownerId }: Import) =>
  sql`
  delete from imports where id = ${id}::uuid
    and not exists (select from streams where owner_id = ${ownerId} and status = 'staged')`.execute(db);

/** Takes over imports whose process stopped. Staging cannot continue after that. */
export const takeOverImports = (db: Kysely<Database>, before: string, at: string): Promise<Import[]> =>
  db.updateTable('imports').set({ touched_at: at }).where('touched_at', '<', before).returningAll().execute();

/**
 * Gives an import that is rolled back a new id, so that its process, if still alive, can stage no more rows. Returns
 * false when another process took it over. `decidedAt`: also rolls back a decision whose answer was lost.
 */
export async function replaceImportId(
  db: Kysely<Database>,
  { id }: Import,
  newId: string,
  decidedAt?: string,
): Promise<boolean> {
  const result = await db
    .updateTable('imports')
    .set({ id: newId, state: 'staging' })
    .where('id', '=', id)
    .where((e) => e.or([e('state', '=', 'staging'), ...(decidedAt ? [e('touched_at', '=', decidedAt)] : [])]))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
