export interface RevenuePart {
  id: string;
  /** Who gets it; empty while nobody is named. */
  name: string;
  /** Whole percent. */
  share: number;
  /** What it has come to so far, micro-tokens. */
  got?: number | undefined;
}

export interface Split {
  /** Micro-tokens that buyers pay. */
  total: number;
  /** What each part comes to, micro-tokens, rounded down. */
  parts: number[];
  /** What is left for the owner, micro-tokens. */
  rest: number;
}

const whole = (value: number) => (Number.isSafeInteger(value) && value > 0 ? BigInt(value) : 0n);

/** How so many hours at a price per hour (micro-tokens) are split; null when it is more than can be counted exactly. */
export function splitOf(hours: number, price: number, parts: readonly Pick<RevenuePart, 'share'>[]): Split | null {
  const total = whole(hours) * whole(price);
  if (total > BigInt(Number.MAX_SAFE_INTEGER)) return null;
  const each = parts.map(({ share }) => (total * whole(share)) / 100n);
  const rest = each.reduce((left, part) => left - part, total);
  return { total: Number(total), parts: each.map(Number), rest: Number(rest) };
}

/** Percent that the owner keeps. */
export const keptOf = (parts: readonly Pick<RevenuePart, 'share'>[]) =>
  parts.reduce((left, { share }) => left - (Number.isFinite(share) && share > 0 ? share : 0), 100);
