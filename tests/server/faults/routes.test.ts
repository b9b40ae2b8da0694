// Fails each database call in turn, for every call of the exchange: a refusal leaves nothing behind, an answer is
// complete, and the next attempt finds the state before the first one.
import { describe, expect, it } from 'vitest';
import { sql, type RawBuilder } from 'kysely';
import { calls } from '#contract/calls.ts';
import { recoverImports } from '#server/domains/streams/bulk/import.ts';
import type { CallName } from '#contract/types.ts';
import { exchangeForFile } from '#tests/support/exchange.ts';
import { matrix, type Actor } from '#tests/server/matrix/matrix.ts';
import { openCast } from '#tests/server/matrix/subjects.ts';

// Nothing is measured or computed in the background: all changes come from the call.
const env = { ALLOW_UPSTREAM_HOSTS: '127.0.0.1', MFA: 'optional', RUN_WORKERS: '0', DATABASE_POOL: '1' };
// With one connection, database calls of background jobs are not counted.
const exchange = await exchangeForFile({ env });
const cast = await openCast(exchange);
const { rows } = await sql<{ name: string }>`
  select table_name as name from information_schema.tables where table_schema = 'public'`.execute(exchange.db);

/**
 * Tables with permitted leftovers of a failed attempt: records of tries, staged rows that a sweep removes, and mails
 * sent besides the call. The statement that writes a notification writes its mail too. `processes` has the heartbeat.
 */
const leftoverTables = new Set([
  'deliveries',
  'limits',
  'imports',
  'processes',
  'schema_lock',
  'schema_step',
  'start_check',
]);
/** Lines of the audit log about an attempt, not an action. */
const refusals = ['session.refused', 'mfa.refused', 'password.refused'];
const countedRows: Readonly<Record<string, RawBuilder<unknown>>> = {
  streams: sql`status <> 'staged'`,
  audit: sql`action <> all(${refusals}::text[])`,
};

const tables = rows.map(({ name }) => name).filter((name) => !leftoverTables.has(name));
/**
 * Number of rows of each table, with the sum of their writing transactions: every write changes one of both.
 * Sessions are compared by content, because each call renews the time of the session it uses.
 */
async function contents(): Promise<Record<string, string>> {
  const digests = tables.map((name) => {
    const written =
      name === 'sessions'
        ? sql`md5(string_agg((to_jsonb(t) - 'last_seen_at')::text, '' order by id))`
        : sql`sum(xmin::text::bigint)`;
    return sql`
      select ${name}::text as name, concat(count(*), ' ', ${written}) as digest
      from ${sql.table(name)} t where ${countedRows[name] ?? sql`true`}`;
  });
  const all = sql<{ name: string; digest: string }>`${sql.join(digests, sql` union all `)}`;
  const { rows } = await all.execute(exchange.db);
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

const permitted = [200, 201, 204] as const;
/** Returns an actor that the matrix permits to make the call. */
const actorFor = (name: CallName): Actor =>
  (['owner', 'party', 'admin', 'other'] as const).find((actor) =>
    permitted.includes(matrix[name].verdicts[actor] as (typeof permitted)[number]),
  ) ?? 'owner';

/** Calls that write. The others leave nothing behind. */
const names = (Object.keys(calls) as CallName[]).filter((name) => calls[name].method !== 'GET');

describe('the database fails at one call', () => {
  it.each(names)('%s leaves all or nothing', async (name) => {
    const row = matrix[name];
    const { method, path } = calls[name];
    const actor = actorFor(name);
    let token = await cast.token(actor, row.ends ?? false);
    const wrong: unknown[] = [];
    for (let k = 1, reached = true; reached && k < 60; k += 1) {
      const subjects = await cast.subjects();
      const { payload, headers } = await cast.send(row, subjects);
      const ask = () =>
        exchange.app.inject({
          method,
          url: row.address?.(subjects) ?? path,
          headers: { ...headers, ...(token !== undefined && { authorization: token }) },
          ...(payload !== undefined && { payload }),
        });
      // Otherwise an unfinished import of the last round would block this one.
      await recoverImports(exchange.exchange, 0);
      const before = await contents();
      exchange.database.faults.failAt(k);
      const reply = await ask();
      reached = exchange.database.faults.fired();
      exchange.database.faults.failAt(undefined);
      if (!reached) break;
      const changed = Object.entries(await contents()).filter(([table, now]) => before[table] !== now);
      if (reply.statusCode === 503) {
        if (changed.length > 0) wrong.push({ k, left: changed.map(([table]) => table) });
        const again = await ask();
        if (again.statusCode >= 500 && again.statusCode !== 502) wrong.push({ k, again: again.body });
      } else if (reply.statusCode >= 400 && reply.statusCode !== 502 && changed.length > 0) {
        wrong.push({ k, status: reply.statusCode, left: changed.map(([table]) => table) });
      } else if (reply.statusCode >= 500 && reply.statusCode !== 502) wrong.push({ k, status: reply.statusCode });
      if (row.ends) token = await cast.token(actor, true);
    }
    expect(wrong).toEqual([]);
  });
});
