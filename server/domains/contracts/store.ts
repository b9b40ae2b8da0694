import { sql, type Kysely, type Transaction } from 'kysely';
import type { contractStatuses } from '#contract/constants.ts';
import type { Contract, Page } from '#contract/types.ts';
import { readPage, type Paging } from '../../database/readPage.ts';
import type { Database, Row } from '../../database/schema.ts';
import { displayNameOf } from '../../people/names.ts';
import { statusOf } from './rules.ts';

interface NamedContract extends Row<'contracts'> {
  stream_name: string;
  owner_name: string;
  partner_name: string;
}

const named = (db: Kysely<Database>) =>
  db
    .selectFrom('contracts')
    .innerJoin('streams', 'streams.id', 'contracts.stream_id')
    .innerJoin('users as owners', 'owners.id', 'contracts.owner_id')
    .innerJoin('users as partners', 'partners.id', 'contracts.partner_id')
    .selectAll('contracts')
    .select([
      'streams.name as stream_name',
      displayNameOf('owners').as('owner_name'),
      displayNameOf('partners').as('partner_name'),
    ]);

export const toContract = (row: NamedContract, now: string): Contract => ({
  id: row.id,
  stream_id: row.stream_id,
  stream_name: row.stream_name,
  description: row.description,
  startDate: row.start_at,
  end_time: row.end_at,
  owner_id: row.owner_id,
  owner_name: row.owner_name,
  partner_id: row.partner_id,
  partner_name: row.partner_name,
  share: row.share,
  signed: row.signed_at !== null,
  status: statusOf(row, now),
  created_date: row.created_at,
});

export interface ContractFilter extends Paging {
  side?: 'owner' | 'partner' | undefined;
  streamId?: string | undefined;
  status?: (typeof contractStatuses)[number] | undefined;
}

export function listContracts(
  db: Kysely<Database>,
  personId: string,
  { side, streamId, status, page, limit }: ContractFilter,
  now: string,
): Promise<Page<Contract>> {
  let wanted = named(db).where((e) =>
    e.or([
      ...(side === 'partner' ? [] : [e('contracts.owner_id', '=', personId)]),
      ...(side === 'owner' ? [] : [e('contracts.partner_id', '=', personId)]),
    ]),
  );
  if (streamId) wanted = wanted.where('contracts.stream_id', '=', streamId);
  if (status === 'expired') wanted = wanted.where('contracts.end_at', '<=', now);
  else if (status) {
    wanted = wanted
      .where('contracts.end_at', '>', now)
      .where('contracts.signed_at', status === 'signed' ? 'is not' : 'is', null);
  }
  const rows = wanted.orderBy('contracts.created_at', 'desc').orderBy('contracts.id', 'desc');
  return readPage({ counted: wanted, rows, toItem: (row) => toContract(row, now), page, limit });
}

/** Locks the stream and returns its owner, so that concurrent sets queue. */
export const lockOwner = (trx: Transaction<Database>, streamId: string) =>
  trx
    .selectFrom('streams')
    .select('owner_id')
    .where('id', '=', streamId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

export async function findExistingIds(
  trx: Transaction<Database>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function hasSetWithin(trx: Transaction<Database>, streamId: string, start: string, end: string) {
  const row = await trx
    .selectFrom('contracts')
    .select('id')
    .where('stream_id', '=', streamId)
    .where('start_at', '<', end)
    .where('end_at', '>', start)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export const insertContracts = (trx: Transaction<Database>, rows: readonly Row<'contracts'>[]) =>
  trx.insertInto('contracts').values(rows).execute();

export const lockOffered = (
  trx: Transaction<Database>,
  terms: Pick<Row<'contracts'>, 'stream_id' | 'owner_id' | 'partner_id' | 'end_at'>,
) =>
  trx
    .selectFrom('contracts')
    .selectAll()
    .where((e) => e.and(terms))
    .orderBy('created_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

export const writeSignature = (trx: Transaction<Database>, id: string, at: string) =>
  trx.updateTable('contracts').set({ signed_at: at }).where('id', '=', id).execute();

export const findContract = (db: Kysely<Database>, id: string): Promise<NamedContract> =>
  named(db).where('contracts.id', '=', id).executeTakeFirstOrThrow();
