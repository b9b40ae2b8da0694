import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { graphqlPath } from '#contract/constants.ts';
import type { CallName } from '#contract/types.ts';
import { exchangeForFile } from '#tests/support/exchange.ts';
import { actors, matrix } from './matrix.ts';
import { openCast } from './subjects.ts';

const names = Object.keys(calls) as CallName[];

// With one connection a call that needs a second one fails, as on the embedded engine.
const env = { ALLOW_UPSTREAM_HOSTS: '127.0.0.1', RUN_WORKERS: '0', DATABASE_POOL: '1' };
const exchange = await exchangeForFile({ env });
const cast = await openCast(exchange);

describe('role by call', () => {
  it('has a row for every route that serves calls', () => {
    expect(Object.keys(matrix).toSorted()).toEqual(names.toSorted());
  });

  it.each(names)('%s answers each role with its status', async (name) => {
    const row = matrix[name];
    const { method, path } = calls[name];
    const found: Record<string, unknown> = {};
    const wanted: Record<string, unknown> = {};
    for (const actor of actors) {
      const subjects = await cast.subjects();
      const token = await cast.token(actor, row.ends ?? false);
      const { payload, headers } = await cast.send(row, subjects);
      const reply = await exchange.app.inject({
        method,
        url: row.address?.(subjects) ?? path,
        headers: { ...headers, ...(token !== undefined && { authorization: token }) },
        ...(payload !== undefined && { payload }),
        // Event streams never end.
        payloadAsStream: true,
      });
      const verdict = row.verdicts[actor];
      const { statusCode } = reply;
      reply.stream().destroy();
      wanted[actor] = verdict;
      found[actor] = typeof verdict !== 'number' && verdict.includes(statusCode) ? verdict : statusCode;
    }
    expect(found).toEqual(wanted);
  });

  it('reads over GraphQL need a session, whatever the slots', async () => {
    const found: Record<string, number> = {};
    const failed: { message: string }[] = [];
    for (const actor of actors) {
      const token = await cast.token(actor, false);
      const reply = await exchange.app.inject({
        method: 'POST',
        url: graphqlPath,
        headers: { ...(token !== undefined && { authorization: token }) },
        payload: { query: '{ contracts { total } accessRequests { total } notifications { total } report { from } }' },
      });
      found[actor] = reply.statusCode;
      failed.push(...(reply.json<{ errors?: { message: string }[] }>().errors ?? []));
    }
    expect(failed).toEqual([]);
    const signedIn = { other: 200, party: 200, owner: 200, admin: 200, drUser: 200 };
    expect(found).toEqual({ anon: 401, ...signedIn, half: 401, dead: 401 });
  });
});
