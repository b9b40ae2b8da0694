// Queries of providers in data rooms: what was asked for, and what the owner of the data allowed.
import { sql, type Kysely, type Transaction } from 'kysely';
import type { AllowedAlgorithms, ExecutionResult, RoomAlgorithms, RoomChoice } from '#contract/types.ts';
import type { Database } from '#server/database/schema.ts';
import type { Query } from '#server/compute/queryForm.ts';
import { displayNameOf } from '#server/people/names.ts';
import { roomProblemOf, type StoredVersion } from '../algorithms/versions.ts';

const maxShown = 100;

type RoomAlgorithm = RoomAlgorithms['algorithms'][number];

interface RoomRow extends Omit<RoomAlgorithm, 'columns' | 'query'> {
  columns: string;
  query: string;
}

/** @param only the one that is decided, however many were asked for since */
export async function readRequested(
  db: Kysely<Database>,
  streamId: string,
  only?: RoomChoice,
): Promise<RoomAlgorithm[]> {
  const chosen = only ? sql`and a.algorithm_id = ${only.algorithm} and a.hash = ${only.hash}` : sql``;
  const { rows } = await sql<RoomRow>`
    select a.algorithm_id as algorithm, g.name, ${displayNameOf('u')} as provider, a.version, a.hash, v.query, v.columns, v.room_problem,
      a.asked_at as asked, a.allowed_at as allowed, a.allowed_by is not null and a.allowed_at is null as withdrawn
    from allowed_algorithms a join streams g on g.id = a.algorithm_id join users u on u.id = g.owner_id
      join algorithm_versions v on v.stream_id = a.algorithm_id and v.version = a.version
    where a.stream_id = ${streamId} ${chosen}
    order by coalesce(v.room_problem, ' ') <> '', a.allowed_by is not null, a.allowed_at is null, a.asked_at desc, a.hash limit ${sql.lit(maxShown)}`.execute(
    db,
  );
  return rows.map(({ columns, query, ...row }) => {
    const room_problem = roomProblemOf(row);
    return {
      ...row,
      columns: JSON.parse(columns) as Query['columns'],
      room_problem,
      ...(room_problem === null && { query }),
    };
  });
}

type AllowedAlgorithm = Omit<AllowedAlgorithms['algorithms'][number], 'usable'>;

/** Runs use the newest version, so an allowed version before it does not count. */
export async function allowedIn(db: Kysely<Database>, streamId: string): Promise<AllowedAlgorithm[]> {
  const { rows } = await sql<AllowedAlgorithm & { columns: string; example: string }>`
    select a.algorithm_id as algorithm, g.name, ${displayNameOf('u')} as provider, v.version, v.columns, v.example
    from allowed_algorithms a join streams g on g.id = a.algorithm_id join users u on u.id = g.owner_id
      join algorithm_versions v on v.stream_id = a.algorithm_id and v.hash = a.hash
    where a.stream_id = ${streamId} and a.allowed_at is not null and v.room_problem = ''
      and v.version = (select max(version) from algorithm_versions where stream_id = a.algorithm_id)
    order by lower(g.name), a.algorithm_id limit ${sql.lit(maxShown)}`.execute(db);
  return rows.map(({ columns, example, ...row }) => ({
    ...row,
    columns: JSON.parse(columns) as Query['columns'],
    example: JSON.parse(example) as ExecutionResult,
  }));
}

export interface RequestedQuery {
  readonly streamId: string;
  readonly algorithmId: string;
  readonly newest: Pick<StoredVersion, 'hash' | 'version'>;
  readonly at: string;
}

/** True when this query was not asked for before. */
export async function insertRequest(
  trx: Transaction<Database>,
  { streamId, algorithmId, newest: { hash, version }, at }: RequestedQuery,
): Promise<boolean> {
  const { rows } = await sql`
    insert into allowed_algorithms (stream_id, algorithm_id, hash, version, asked_at)
    values (${streamId}, ${algorithmId}, ${hash}, ${version}, ${at}::timestamptz) on conflict do nothing returning hash`.execute(
    trx,
  );
  if (rows.length > 0) return true;
  await sql`update allowed_algorithms set version = ${version} where stream_id = ${streamId} and algorithm_id = ${algorithmId}
    and hash = ${hash} and version < ${version}`.execute(trx);
  return false;
}

export async function deleteRequest(trx: Transaction<Database>, streamId: string, algorithmId: string, hash: string) {
  await sql`delete from allowed_algorithms where stream_id = ${streamId} and algorithm_id = ${algorithmId}
    and hash = ${hash}`.execute(trx);
}

/** False where nothing changed. */
export async function writeAllowed(
  trx: Transaction<Database>,
  streamId: string,
  { algorithm, hash }: RoomChoice,
  allowed: { readonly by: string; readonly at: string } | null,
): Promise<boolean> {
  const { rows } = await sql`
    update allowed_algorithms set allowed_by = coalesce(${allowed?.by ?? null}::uuid, allowed_by), allowed_at = ${allowed?.at ?? null}::timestamptz
    where stream_id = ${streamId} and algorithm_id = ${algorithm} and hash = ${hash}
      and (allowed_at is null) = ${allowed !== null}::boolean returning hash`.execute(trx);
  return rows.length > 0;
}
