const hourMs = 3_600_000;

export interface Purchase {
  /** Micro-tokens; null when it is more than can be counted exactly. */
  total: number | null;
  /** Micro-tokens left; negative when there is not enough. */
  after: number | null;
  enough: boolean;
  /** When the access ends, milliseconds since 1970. */
  endsAt: number;
}

/** What buying so many whole hours means. Price per hour and balance in micro-tokens, `now` in milliseconds. */
export function purchaseOf(hours: number, price: number, balance: number, now: number): Purchase {
  const product = BigInt(price) * BigInt(hours);
  const total = product <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(product) : null;
  const after = total === null ? null : balance - total;
  return { total, after, enough: after !== null && after >= 0, endsAt: now + hours * hourMs };
}

const shape = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** A moment as the person's own time and as UTC. */
export function bothTimes(ms: number): { local: string; utc: string } {
  const date = new Date(ms);
  if (Number.isNaN(date.getTime())) return { local: '–', utc: '–' };
  return {
    local: new Intl.DateTimeFormat(undefined, shape).format(date),
    utc: `${new Intl.DateTimeFormat(undefined, { ...shape, timeZone: 'UTC' }).format(date)} UTC`,
  };
}
