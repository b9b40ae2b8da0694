// Calls that a purchase may make in a span of time, by all its keys together.
import { sql } from 'kysely';
import type { callUnits } from '#contract/constants.ts';
import type { Exchange } from '../kernel/exchange.ts';
import { Refusal } from '../kernel/refusal.ts';

type CallUnit = (typeof callUnits)[number];

const second = 1000;
const day = 86_400 * second;
/** The first Monday after 1970-01-01: weeks begin on Mondays. */
const firstMonday = 4 * day;

const lengths = { second, minute: 60 * second, hour: 3600 * second, day, week: 7 * day } as const;

export function windowOf(unit: CallUnit, now: Date): { starts: Date; ends: Date } {
  const year = now.getUTCFullYear();
  if (unit === 'year') return { starts: new Date(Date.UTC(year, 0)), ends: new Date(Date.UTC(year + 1, 0)) };
  if (unit === 'month') {
    const month = now.getUTCMonth();
    return { starts: new Date(Date.UTC(year, month)), ends: new Date(Date.UTC(year, month + 1)) };
  }
  const shift = unit === 'week' ? firstMonday : 0;
  const starts = Math.floor((now.getTime() - shift) / lengths[unit]) * lengths[unit] + shift;
  return { starts: new Date(starts), ends: new Date(starts + lengths[unit]) };
}

interface Allowance {
  readonly max_calls: number | null;
  readonly max_unit: string | null;
}

export const unitOf = ({ max_unit }: Allowance) => (max_unit ?? 'day') as CallUnit;

export function callLimit(allowance: Allowance, now: Date): Refusal {
  const unit = unitOf(allowance);
  const retryAfter = Math.max(1, Math.ceil((windowOf(unit, now).ends.getTime() - now.getTime()) / 1000));
  const message = `This data may be read ${allowance.max_calls} times a ${unit}`;
  return new Refusal(429, 'call_limit', message, { retryAfter });
}

/** Refuses other ways to the data once the running purchase has used its calls. */
export async function refuseSpent(
  { db, now }: Pick<Exchange, 'db' | 'now'>,
  stream: Allowance & { readonly id: string },
  userId: string,
): Promise<void> {
  if (stream.max_calls === null) return;
  const at = now();
  const window = windowOf(unitOf(stream), at).starts.toISOString();
  const { rows } = await sql<{ count: number }>`
    select c.count from (
      select id from subscriptions where stream_id = ${stream.id} and user_id = ${userId}
        and start_at <= ${at.toISOString()} and end_at > ${at.toISOString()} order by end_at limit 1
    ) r join access_counts c on c.subscription_id = r.id and c.window_starts_at = ${window}`.execute(db);
  if ((rows[0]?.count ?? 0) >= stream.max_calls) throw callLimit(stream, at);
}
