import type { Kysely } from 'kysely';
import type { Explanation } from '#contract/types.ts';
import type { Database } from '../../database/schema.ts';
import { findEntry, readMovement } from '../../ledger/history.ts';
import { displayNameOf } from '../../people/names.ts';
import { notFound } from '../../kernel/refusal.ts';

async function accessOf(db: Kysely<Database>, subscriptionId: string, personId: string) {
  const row = await db
    .selectFrom('subscriptions')
    .leftJoin('offers', 'offers.id', 'subscriptions.offer_id')
    .select([
      'subscriptions.id',
      'subscriptions.user_id',
      'subscriptions.seller_id',
      'subscriptions.hours',
      'subscriptions.start_at',
      'subscriptions.end_at',
      'subscriptions.price',
      'subscriptions.total',
      'subscriptions.offer_id',
      'offers.amount as offer_amount',
      'offers.moved_at as offer_at',
    ])
    .where('subscriptions.id', '=', subscriptionId)
    .executeTakeFirst();
  if (!row) return {};
  const access = {
    id: row.id,
    hours: row.hours,
    start_date: row.start_at,
    end_date: row.end_at,
    stream_price: row.price,
    total: row.total,
  };
  // Terms are visible to their two parties only, not to partners.
  const party = row.user_id === personId || row.seller_id === personId;
  const agreed = party && row.offer_id !== null && row.offer_amount !== null && row.offer_at !== null;
  return {
    access,
    ...(agreed && { offer: { id: row.offer_id, amount: row.offer_amount, accepted_date: row.offer_at } }),
  };
}

const contractsOf = (db: Kysely<Database>, streamId: string, at: string, personId: string) =>
  db
    .selectFrom('contracts')
    .innerJoin('users as partners', 'partners.id', 'contracts.partner_id')
    .select(['contracts.id', 'share', 'partner_id', displayNameOf('partners').as('partner_name')])
    .where('stream_id', '=', streamId)
    .where('signed_at', '<=', at)
    .where('start_at', '<=', at)
    .where('end_at', '>', at)
    .where((e) => e.or([e('partner_id', '=', personId), e('owner_id', '=', personId)]))
    .orderBy('contracts.id')
    .execute();

export async function explainMovement(db: Kysely<Database>, id: string, personId: string): Promise<Explanation> {
  const found = await findEntry(db, id, personId);
  if (!found) throw notFound('Movement');
  const { entry, movementId } = found;
  const transfers = await readMovement(db, movementId, personId);
  const { stream_id: streamId, reference, txType, dateTime } = entry;
  const paid = txType === 'PURCHASE' || txType === 'SALE' || txType === 'SHARE';
  return {
    entry,
    together: transfers,
    ...(paid && reference && (await accessOf(db, reference, personId))),
    contracts: txType !== 'PURCHASE' && paid && streamId ? await contractsOf(db, streamId, dateTime, personId) : [],
  };
}
