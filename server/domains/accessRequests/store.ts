import { sql, type Kysely, type Transaction } from 'kysely';
import type { AccessRequest, Page } from '#contract/types.ts';
import { readPage, type Paging } from '../../database/readPage.ts';
import type { Database, Row } from '../../database/schema.ts';
import { displayNameOf } from '../../people/names.ts';

const named = (db: Kysely<Database>) =>
  db
    .selectFrom('access_requests')
    .innerJoin('streams', 'streams.id', 'access_requests.stream_id')
    .innerJoin('users as askers', 'askers.id', 'access_requests.user_id')
    .innerJoin('users as owners', 'owners.id', 'access_requests.owner_id')
    .selectAll('access_requests')
    .select([
      'streams.name as stream_name',
      displayNameOf('askers').as('user_name'),
      displayNameOf('owners').as('owner_name'),
    ]);

type Named = Awaited<ReturnType<ReturnType<typeof named>['executeTakeFirstOrThrow']>>;

const toRequest = (row: Named): AccessRequest => ({
  id: row.id,
  stream_id: row.stream_id,
  stream_name: row.stream_name,
  user: { id: row.user_id, name: row.user_name },
  owner: { id: row.owner_id, name: row.owner_name },
  state: row.state,
  created_date: row.created_at,
  ...(row.decided_at !== null && { decided_date: row.decided_at }),
});

export const readRequest = async (db: Kysely<Database>, id: string): Promise<AccessRequest> =>
  toRequest(await named(db).where('access_requests.id', '=', id).executeTakeFirstOrThrow());

export interface RequestFilter extends Paging {
  side?: 'sent' | 'received' | undefined;
  streamId?: string | undefined;
  state?: AccessRequest['state'] | undefined;
}

export function listRequests(
  db: Kysely<Database>,
  personId: string,
  { side, streamId, state, page, limit }: RequestFilter,
): Promise<Page<AccessRequest>> {
  let wanted = named(db).where((e) =>
    e.or([
      ...(side === 'received' ? [] : [e('access_requests.user_id', '=', personId)]),
      ...(side === 'sent' ? [] : [e('access_requests.owner_id', '=', personId)]),
    ]),
  );
  if (streamId) wanted = wanted.where('access_requests.stream_id', '=', streamId);
  if (state) wanted = wanted.where('access_requests.state', '=', state);
  const rows = wanted.orderBy('access_requests.created_at', 'desc').orderBy('access_requests.id', 'desc');
  return readPage({ counted: wanted, rows, toItem: toRequest, page, limit });
}

/** Locks the stream, so that it cannot be deleted during the request. */
export const lockStream = (trx: Transaction<Database>, id: string) =>
  trx
    .selectFrom('streams')
    .select(['id', 'owner_id', 'visibility', 'access_type', 'status', 'end_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();

export async function insertRequest(trx: Transaction<Database>, request: Row<'access_requests'>): Promise<boolean> {
  const result = await trx
    .insertInto('access_requests')
    .values(request)
    .onConflict((conflict) =>
      conflict
        .columns(['stream_id', 'user_id'])
        // A literal, not a parameter: prepared statements use a partial index only for a constant.
        .where('state', '<>', sql.lit('rejected' as const))
        .doNothing(),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export const lockRequest = (trx: Transaction<Database>, id: string) =>
  trx.selectFrom('access_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const writeDecision = (trx: Transaction<Database>, id: string, state: AccessRequest['state'], at: string) =>
  trx.updateTable('access_requests').set({ state, decided_at: at }).where('id', '=', id).execute();
