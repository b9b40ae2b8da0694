export interface RevenuePart {
  /** Unique id. */
  id: string;
  /** Name of the partner. */
  name: string;
  /** Whole percent. */
  share: number;
  /** Earnings so far, micro-tokens. */
  got?: number | undefined;
}

export interface Split {
  /** Revenue, micro-tokens. */
  total: number;
  /** Amount per partner, micro-tokens, rounded down. */
  parts: number[];
  /** Owner's remainder, micro-tokens. */
  rest: number;
}

const whole = (value: number) => (Number.isSafeInteger(value) && value > 0 ? BigInt(value) : 0n);

export function splitOf(hours: number, price: number, parts: readonly Pick<RevenuePart, 'share'>[]): Split | null {
  const total = whole(hours) * whole(price);
  if (total > BigInt(Number.MAX_SAFE_INTEGER)) return null;
  const each = parts.map(({ share }) => (total * whole(share)) / 100n);
  const rest = each.reduce((left, part) => left - part, total);
  return { total: Number(total), parts: each.map(Number), rest: Number(rest) };
}

export const keptOf = (parts: readonly Pick<RevenuePart, 'share'>[]) =>
  parts.reduce((left, { share }) => left - (Number.isFinite(share) && share > 0 ? share : 0), 100);
