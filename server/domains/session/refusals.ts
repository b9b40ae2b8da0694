// Refused sign-ins as counts: one audit line per account and hour, and one for all unknown names.
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import { newId } from '../../kernel/newId.ts';

export type RefusedFor = 'waiting' | 'unknown' | 'wrong' | 'disabled' | 'locked';

interface Tally {
  readonly name: string;
  readonly at: string;
  readonly counts: Map<RefusedFor, number>;
}

const hourLength = 'YYYY-MM-DDTHH'.length;
const unwritten = new WeakMap<Kysely<Database>, Map<string, Tally>>();

/** Counts in memory; `writeRefusals` stores. Responses for existing names then take no longer than for unknown ones. */
export function countRefusal({ db, now }: Exchange, name: string, reason: RefusedFor, times = 1): void {
  const tallies = unwritten.get(db) ?? new Map<string, Tally>();
  unwritten.set(db, tallies);
  const at = now().toISOString();
  const key = `${at.slice(0, hourLength)} ${name}`;
  const tally = tallies.get(key) ?? { name, at, counts: new Map<RefusedFor, number>() };
  tallies.set(key, tally);
  tally.counts.set(reason, (tally.counts.get(reason) ?? 0) + times);
}

/** Adds the new counts to the audit log. Counts that fail to write stay for the next run. */
export async function writeRefusals(exchange: Exchange): Promise<void> {
  const { db } = exchange;
  const tallies = [...(unwritten.get(db)?.values() ?? [])];
  if (tallies.length === 0) return;
  unwritten.delete(db);
  const written = new Set<Tally>();
  try {
    const names = [...new Set(tallies.map(({ name }) => name))];
    const people = await db.selectFrom('users').select(['id', 'email']).where('email', 'in', names).execute();
    const idByName = new Map(people.map(({ id, email }) => [email, id]));
    for (const tally of tallies) {
      await write(db, tally, idByName.get(tally.name));
      written.add(tally);
    }
  } finally {
    for (const { name, counts } of tallies.filter((tally) => !written.has(tally)))
      for (const [reason, times] of counts) countRefusal(exchange, name, reason, times);
  }
}

async function write(db: Kysely<Database>, { at, counts }: Tally, subject: string | undefined): Promise<void> {
  const tries = [...counts.values()].reduce((sum, one) => sum + one, 0);
  const after = JSON.stringify({ tries, ...Object.fromEntries(counts) });
  const tally = `session.refused ${subject ?? 'unknown'} ${at.slice(0, hourLength)}`;
  await sql`
    insert into audit as a (id, at, action, subject_id, after, tally)
    values (${newId()}, ${at}, 'session.refused', ${subject ?? null}, ${after}::jsonb, ${tally})
    on conflict (tally) do update set after = a.after || (
      select jsonb_object_agg(key, value::int + coalesce((a.after ->> key)::int, 0)) from jsonb_each_text(excluded.after))`.execute(
    db,
  );
}
