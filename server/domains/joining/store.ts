import { sql, type Kysely, type Transaction } from 'kysely';
import type { JoinRequest } from '#contract/types.ts';
import { readPage, type Paging } from '../../database/readPage.ts';
import type { Database, Row } from '../../database/schema.ts';
import { notFound, Refusal } from '../../kernel/refusal.ts';

type Stored = Row<'join_requests'>;
type Db = Kysely<Database>;

export const toRequest = (row: Stored): JoinRequest => ({
  id: row.id,
  email: row.email,
  first_name: row.first_name,
  last_name: row.last_name,
  company: row.company,
  purpose: row.purpose,
  terms: row.terms,
  state: row.state,
  created_date: row.created_at,
  ...(row.decided_at !== null && { decided_date: row.decided_at }),
  ...(row.reference !== null && { reference: row.reference }),
});

/** A repeated request replaces the previous one, unless that is confirmed. */
export async function saveRequest(
  db: Db,
  row: Omit<Stored, 'token_hash' | 'decided_at' | 'decided_by' | 'reference' | 'user_id'>,
) {
  const undecided = { token_hash: null, decided_at: null, decided_by: null, reference: null, user_id: null };
  const { id: _id, ...again } = row;
  const saved = await db
    .insertInto('join_requests')
    .values({ ...row, ...undecided })
    .onConflict((same) =>
      same
        .column('email')
        .where('state', 'in', [sql.lit('unconfirmed' as const), sql.lit('pending' as const)])
        .doUpdateSet({ ...again, token_hash: null })
        .where('join_requests.state', '=', 'unconfirmed'),
    )
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}

export const countOpen = async (db: Db): Promise<number> => {
  const { open } = await db
    .selectFrom('join_requests')
    .where('state', 'in', ['unconfirmed', 'pending'])
    .select((e) => e.fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow();
  return open;
};

export function listRequests(
  db: Db,
  { state, page, limit }: Paging & { state?: readonly Stored['state'][] | undefined },
) {
  let wanted = db.selectFrom('join_requests').selectAll();
  // Requests with unconfirmed addresses stay hidden.
  wanted = state ? wanted.where('state', 'in', [...state]) : wanted.where('state', '<>', 'unconfirmed');
  return readPage({ counted: wanted, rows: wanted.orderBy('id', 'desc'), toItem: toRequest, page, limit });
}

/** Locks the row: a concurrent decision waits, then finds the first one. */
export async function lockPending(trx: Transaction<Database>, id: string): Promise<Stored> {
  const request = await trx.selectFrom('join_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!request || request.state === 'unconfirmed') throw notFound('Request');
  if (request.state !== 'pending') throw new Refusal(409, 'request_decided', `The request is already ${request.state}`);
  return request;
}

export const updateRequest = (db: Db, id: string, change: Partial<Omit<Stored, 'id'>>): Promise<Stored> =>
  db.updateTable('join_requests').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export const findConfirmable = (trx: Transaction<Database>, id: string, tokenHash: string) =>
  trx
    .selectFrom('join_requests')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'unconfirmed')
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();

/** The newest request of an address. */
export const findByEmail = (db: Db, email: string) =>
  db.selectFrom('join_requests').selectAll().where('email', '=', email).orderBy('id', 'desc').executeTakeFirst();
