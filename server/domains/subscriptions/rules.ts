import type { accessTypes, streamStatuses } from '#contract/constants.ts';
import { maxAmount } from '#contract/constants.ts';
import type { Visibility } from '#contract/types.ts';
import type { Transfer } from '../../ledger/movement.ts';
import { notFound, Refusal } from '../../kernel/refusal.ts';
import { isShown } from '../../rights/visibility.ts';

/** What a purchase needs to know of a stream, as the buyer meets it. */
export interface Goods {
  id: string;
  name: string;
  owner_id: string;
  /** Micro-tokens per hour: the agreed price where there is one, else the list price. */
  price: number;
  offer_id: string | null;
  visibility: Visibility;
  access_type: (typeof accessTypes)[number];
  status: (typeof streamStatuses)[number];
  end_at: string | null;
  /** The owner has approved this buyer. */
  is_partner: boolean;
  /** The owner shows groups only, so there is nothing to read. */
  groups_only: boolean;
  /** Why the source cannot be read, by its last probe. */
  unreadable: string | null;
  /** Contracts of the stream have not ended yet. */
  has_contracts: boolean;
}

/** Everything that speaks against a purchase before its time and its cost are known, in the order of the wire page. */
export function checkGoods(goods: Goods | undefined, buyerId: string, now: string): asserts goods is Goods {
  const own = goods?.owner_id === buyerId;
  if (!goods || (!own && !isShown(goods))) throw notFound('Stream');
  if (own) throw new Refusal(409, 'own_stream', 'This is your own stream');
  if (goods.access_type === 'PROTECTED' && !goods.is_partner) {
    throw new Refusal(409, 'not_approved', 'The owner has to approve your access to this stream first');
  }
  if (goods.status === 'expired') throw ended();
  checkEnd(goods, now, now);
  if (goods.unreadable !== null) {
    throw new Refusal(409, 'source_unreadable', `${goods.unreadable}: no access is sold until it can be read`);
  }
}

/** A buyer who says which price was shown pays that one or nothing; one who does not, pays the price of the moment. */
export function checkShown({ price }: Goods, shown: number | undefined): void {
  if (shown === undefined || shown === price) return;
  throw new Refusal(409, 'price_changed', 'The price has changed meanwhile: look at it again. Nothing was charged');
}

const ended = () => new Refusal(409, 'stream_ended', 'This stream has ended');

/** Access can run up to the stream's end, never past it. */
export function checkEnd({ end_at }: Goods, until: string, now: string): void {
  if (end_at === null || Date.parse(until) <= Date.parse(end_at)) return;
  throw Date.parse(end_at) <= Date.parse(now) ? ended() : new Refusal(409, 'past_end', `This stream ends at ${end_at}`);
}

/** Micro-tokens for `hours` at `price` per hour, in whole numbers throughout. */
export function totalOf(price: number, hours: number): number {
  const total = BigInt(price) * BigInt(hours);
  if (total > BigInt(maxAmount)) throw new Refusal(422, 'total_too_high', 'The total is beyond what can be paid');
  return Number(total);
}

/** What a purchase pays to whom. */
export interface Sale {
  subscriptionId: string;
  buyerId: string;
  stream: { id: string; name: string; ownerId: string };
  total: number;
  /** Those whose signed contracts run. */
  partners: readonly Partner[];
}

/** `share` is whole percent. */
export interface Partner {
  readonly id: string;
  readonly share: number;
}

/** Micro-tokens of a total that a share comes to, rounded down. */
export const shareOf = (total: number, share: number): number => Number((BigInt(total) * BigInt(share)) / 100n);

/**
 * THE place where a total is split: the buyer pays the owner, who passes on each partner's share, rounded down; what
 * rounding leaves stays with the owner. Free access moves nothing.
 */
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
