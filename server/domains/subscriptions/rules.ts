import type { accessTypes, streamStatuses } from '#contract/constants.ts';
import { maxAmount } from '#contract/constants.ts';
import type { Visibility } from '#contract/types.ts';
import type { Transfer } from '../../ledger/movement.ts';
import { notFound, Refusal } from '../../kernel/refusal.ts';
import { noQueryRefusal } from '../../rights/lacksQuery.ts';
import { isShown } from '../../rights/visibility.ts';

export interface PurchasedStream {
  id: string;
  name: string;
  owner_id: string;
  /** Micro-tokens per hour: the agreed price, else the list price. */
  price: number;
  offer_id: string | null;
  visibility: Visibility;
  access_type: (typeof accessTypes)[number];
  status: (typeof streamStatuses)[number];
  end_at: string | null;
  is_partner: boolean;
  /** The owner shows groups only, so raw data is not for sale. */
  groups_only: boolean;
  unreadable: string | null;
  /** An algorithm without a published query. */
  lacks_query: boolean;
  has_contracts: boolean;
}

export function checkPurchasedStream(
  purchased: PurchasedStream | undefined,
  buyerId: string,
  now: string,
): asserts purchased is PurchasedStream {
  const own = purchased?.owner_id === buyerId;
  if (!purchased || (!own && !isShown(purchased))) throw notFound('Stream');
  if (own) throw new Refusal(409, 'own_stream', 'This is your own stream');
  if (purchased.access_type === 'PROTECTED' && !purchased.is_partner) {
    throw new Refusal(409, 'not_approved', 'The owner has to approve your access to this stream first');
  }
  if (purchased.status === 'expired') throw ended();
  checkEnd(purchased, now, now);
  if (purchased.lacks_query) throw noQueryRefusal();
  if (purchased.unreadable !== null) {
    throw new Refusal(409, 'source_unreadable', `${purchased.unreadable}: no access is sold until it can be read`);
  }
}

/** With a shown price, the buyer pays that price or the purchase is refused. Without one, the present price applies. */
export function checkShown({ price }: PurchasedStream, shown: number | undefined): void {
  if (shown === undefined || shown === price) return;
  throw new Refusal(409, 'price_changed', 'The price has changed. Review it and try again. Nothing was charged');
}

const ended = () => new Refusal(409, 'stream_ended', 'This stream has ended');

export function checkEnd({ end_at }: PurchasedStream, until: string, now: string): void {
  if (end_at === null || Date.parse(until) <= Date.parse(end_at)) return;
  throw Date.parse(end_at) <= Date.parse(now) ? ended() : new Refusal(409, 'past_end', `This stream ends at ${end_at}`);
}

export function totalOf(price: number, hours: number): number {
  const total = BigInt(price) * BigInt(hours);
  if (total > BigInt(maxAmount)) throw new Refusal(422, 'total_too_high', 'The total is beyond what can be paid');
  return Number(total);
}

interface Sale {
  subscriptionId: string;
  buyerId: string;
  stream: { id: string; name: string; ownerId: string };
  total: number;
  partners: readonly Partner[];
}

/** `share` is whole percent. */
export interface Partner {
  readonly id: string;
  readonly share: number;
}

export const shareOf = (total: number, share: number): number => Number((BigInt(total) * BigInt(share)) / 100n);

/** THE place where a total is split. Shares are rounded down; the remainder stays with the owner. */
export function transfersOf(sale: Sale): Transfer[] {
  const { subscriptionId, buyerId, stream, total, partners } = sale;
  if (total === 0) return [];
  const { id, name, ownerId } = stream;
  const why = { stream: { id, name }, reference: subscriptionId };
  const shares = partners.map(({ id: to, share }) => ({ to, value: shareOf(total, share) }));
  return [
    { type: 'PURCHASE', from: buyerId, to: ownerId, value: total, ...why },
    ...shares
      .filter(({ value }) => value > 0)
      .map(({ to, value }) => ({
        type: 'SHARE' as const,
        from: ownerId,
        to,
        value,
        stream: why.stream,
        reference: why.reference,
      })),
  ];
}
