import type { Access } from '#contract/generated/documents.ts';
import { defaultHours } from '../../../config/constants.ts';
import { hoursLeft } from '../payment/hoursLeft.ts';

type Extended = Pick<Access, 'price' | 'end_date' | 'stream_end'>;

const hourMs = 3_600_000;

/** Micro-tokens for the same hours of each product; null above the largest exact amount. */
export function costOf(extended: readonly Pick<Extended, 'price'>[], hours: number): number | null {
  const total = extended.reduce((sum, { price }) => sum + BigInt(price) * BigInt(hours), 0n);
  return total <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(total) : null;
}

export const beginsAt = ({ end_date }: Pick<Extended, 'end_date'>, now: number) => Math.max(Date.parse(end_date), now);

/** Maximum whole hours that every product allows before its end. */
export const maxHours = (extended: readonly Extended[], now: number): number =>
  Math.min(...extended.map((one) => hoursLeft(one.stream_end, beginsAt(one, now))));

/** Hours that the dialog offers first, with their cost; undefined when the product ends before or the cost is inexact. */
export function firstExtension(access: Extended, now: number): { hours: number; cost: number } | undefined {
  const hours = Math.min(defaultHours, maxHours([access], now));
  const cost = hours > 0 ? costOf([access], hours) : null;
  return cost === null ? undefined : { hours, cost };
}

export const lapsingWithin = <A extends Pick<Access, 'end_date'>>(running: readonly A[], days: number, now: number) =>
  running.filter(({ end_date }) => Date.parse(end_date) - now <= days * 24 * hourMs);
