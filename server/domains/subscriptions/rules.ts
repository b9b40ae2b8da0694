import type { accessTypes, streamStatuses } from '#contract/constants.ts';
import { maxAmount } from '#contract/constants.ts';
import type { Visibility } from '#contract/types.ts';
import type { Transfer } from '../../ledger/movement.ts';
import { notFound, Refusal } from '../../refusal.ts';

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
}

/** Everything that speaks against a purchase before its time and its cost are known, in the order of the wire page. */
export function checkGoods(goods: Goods | undefined, buyerId: string, now: string): asserts goods is Goods {
  const own = goods?.owner_id === buyerId;
  if (!goods || (!own && (goods.visibility !== 'public' || goods.status === 'disabled'))) throw notFound('Stream');
  if (own) throw new Refusal(409, 'own_stream', 'This is your own stream');
  if (goods.access_type === 'PROTECTED') {
    throw new Refusal(409, 'not_approved', 'The owner has to approve your access to this stream first');
  }
  if (goods.status === 'expired') throw ended();
  checkEnd(goods, now, now);
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
}

/**
 * THE place where a total is split: the buyer pays the owner, who passes shares on. Free access moves nothing.
 * Revenue-share contracts will add their SHARE transfers here.
 */
export function transfersOf({ subscriptionId, buyerId, stream: { id, name, ownerId }, total }: Sale): Transfer[] {
  if (total === 0) return [];
  const why = { stream: { id, name }, reference: subscriptionId };
  return [{ type: 'PURCHASE', from: buyerId, to: ownerId, value: total, ...why }];
}
