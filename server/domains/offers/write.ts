import type { OfferParty } from '#contract/types.ts';
import { sql, type Transaction } from 'kysely';
import type { Database, Row } from '../../database/schema.ts';
import { lacksQuery } from '../../rights/lacksQuery.ts';
import { isPartner } from '../../rights/partners.ts';
import { expiry, type Move } from './store.ts';

type Seen = Pick<Row<'offers'>, 'id' | 'version' | 'turn'>;
type Changed = Pick<
  Row<'offers'>,
  'status' | 'turn' | 'amount' | 'description' | 'moved_at' | 'expires_at' | 'valid_until'
>;

/** Of concurrent actions exactly one succeeds; the others return false. */
export async function writeMove(
  trx: Transaction<Database>,
  seen: Seen,
  changed: Changed,
  move: Move,
): Promise<boolean> {
  const result = await trx
    .updateTable('offers')
    .set({ ...changed, version: seen.version + 1 })
    .where((e) => e.and({ id: seen.id, version: seen.version, status: 'pending', turn: seen.turn }))
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) return false;
  await trx
    .insertInto('offer_moves')
    .values({ ...move, offer_id: seen.id, version: seen.version + 1 })
    .execute();
  return true;
}

export const writeExpiry = (
  trx: Transaction<Database>,
  offer: Row<'offers'>,
  by: OfferParty = expiry(offer).by,
): Promise<boolean> =>
  writeMove(
    trx,
    offer,
    {
      status: 'expired',
      turn: null,
      amount: offer.amount,
      description: offer.description,
      moved_at: offer.expires_at,
      expires_at: offer.expires_at,
      valid_until: null,
    },
    { ...expiry(offer), by },
  );

// A literal, not a parameter: prepared statements use a partial index only for a constant.
const isPending = sql.lit('pending' as const);

export const lockStream = (trx: Transaction<Database>, id: string, buyerId: string) =>
  trx
    .selectFrom('streams')
    .innerJoin('users', 'users.id', 'streams.owner_id')
    .select(['streams.id', 'owner_id', 'visibility', 'takes_offers', 'end_at'])
    .select(
      sql<
        Row<'streams'>['status']
      >`case when users.disabled or exists (select 1 from users b where b.id = ${buyerId} and b.disabled) then 'disabled' else streams.status end`.as(
        'status',
      ),
    )
    .select([isPartner('streams', buyerId).as('is_partner'), lacksQuery('streams').as('lacks_query')])
    .where('streams.id', '=', id)
    .where('deleted_at', 'is', null)
    .forShare('streams')
    .executeTakeFirst();

export const findOpen = (trx: Transaction<Database>, streamId: string, buyerId: string) =>
  trx
    .selectFrom('offers')
    .selectAll()
    .where((e) => e.and({ stream_id: streamId, buyer_id: buyerId }))
    .where('status', '=', isPending)
    .executeTakeFirst();

export async function insertOffer(trx: Transaction<Database>, offer: Row<'offers'>): Promise<boolean> {
  const result = await trx
    .insertInto('offers')
    .values(offer)
    .onConflict((conflict) => conflict.columns(['stream_id', 'buyer_id']).where('status', '=', isPending).doNothing())
    .executeTakeFirst();
  if (result.numInsertedOrUpdatedRows !== 1n) return false;
  const { id: offer_id, version, created_at: at, amount, description } = offer;
  await trx
    .insertInto('offer_moves')
    .values({ offer_id, version, at, by: 'buyer', action: 'created', amount, description })
    .execute();
  return true;
}
