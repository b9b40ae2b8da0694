import { dateFormat } from '../../internal/format/formats.ts';

const hourMs = 3_600_000;

export interface Purchase {
  hours: number;
  /** Micro-tokens; null beyond the safe integer range. */
  total: number | null;
  /** Remaining micro-tokens, negative when the balance is too low; null while total or balance is unknown. */
  after: number | null;
  enough: boolean;
  /** End of access, milliseconds since 1970. */
  endsAt: number;
}

export function purchaseOf(hours: number, price: number, balance: number | undefined, from: number): Purchase {
  const product = BigInt(price) * BigInt(hours);
  const total = product <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(product) : null;
  const after = total === null || balance === undefined ? null : balance - total;
  const enough = total !== null && (after === null || after >= 0);
  return { hours, total, after, enough, endsAt: from + hours * hourMs };
}

const shape = { dateStyle: 'medium', timeStyle: 'short' } as const;

export function bothTimes(ms: number): { local: string; utc: string } {
  const date = new Date(ms);
  if (Number.isNaN(date.getTime())) return { local: '–', utc: '–' };
  return {
    local: dateFormat(shape).format(date),
    utc: `${dateFormat({ ...shape, timeZone: 'UTC' }).format(date)} UTC`,
  };
}
