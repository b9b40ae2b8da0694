import type { Kysely } from 'kysely';
import type { Page, Subscription } from '#contract/types.ts';
import { readPage, type Paging } from '../../database/readPage.ts';
import type { Database } from '../../database/schema.ts';

export interface SubscriptionFilter extends Paging {
  side?: 'buyer' | 'seller' | undefined;
  streamId?: string | undefined;
  active?: boolean | undefined;
}

/** Reads one page of bought or sold access, latest end first. Keys are not stored, so no address is returned. */
export function listSubscriptions(
  db: Kysely<Database>,
  personId: string,
  { side, streamId, active, page, limit }: SubscriptionFilter,
  now: Date,
): Promise<Page<Subscription>> {
  const at = now.toISOString();
  let wanted = db
    .selectFrom('subscriptions')
    .where((e) =>
      e.or([
        ...(side === 'seller' ? [] : [e('subscriptions.user_id', '=', personId)]),
        ...(side === 'buyer' ? [] : [e('subscriptions.seller_id', '=', personId)]),
      ]),
    );
  if (streamId) wanted = wanted.where('subscriptions.stream_id', '=', streamId);
  if (active !== undefined) {
    wanted = wanted.where((e) => {
      const runs = e.and([e('subscriptions.start_at', '<=', at), e('subscriptions.end_at', '>', at)]);
      return active ? runs : e.not(runs);
    });
  }
  const rows = wanted
    .innerJoin('streams', 'streams.id', 'subscriptions.stream_id')
    .selectAll('subscriptions')
    .select('streams.name as stream_name')
    .orderBy('subscriptions.end_at', 'desc')
    .orderBy('subscriptions.id', 'desc');
  return readPage({
    counted: wanted,
    rows,
    page,
    limit,
    toItem: (row) => ({
      id: row.id,
      stream_id: row.stream_id,
      stream_name: row.stream_name,
      stream_owner: row.seller_id,
      user_id: row.user_id,
      hours: row.hours,
      start_date: row.start_at,
      end_date: row.end_at,
      stream_price: row.price,
      total: row.total,
      active: row.start_at <= at && row.end_at > at,
    }),
  });
}
