// Read-only fields: every call with a body refuses them by name, and the record stays as before.
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { CallName } from '#contract/types.ts';
import { exchangeForFile } from '#tests/support/exchange.ts';
import { matrix } from '#tests/server/matrix/matrix.ts';
import { openCast } from '#tests/server/matrix/subjects.ts';

const exchange = await exchangeForFile();
const cast = await openCast(exchange);

const forbidden = {
  id: '01a1f96a-bbae-7000-96cd-8889395eed60',
  owner: '01a1f96a-bbae-7000-96cd-8889395eed60',
  owner_id: '01a1f96a-bbae-7000-96cd-8889395eed60',
  user_id: '01a1f96a-bbae-7000-96cd-8889395eed60',
  role: 'admin',
  admin: true,
  slots: ['admin'],
  balance: 1_000_000,
  total: 0,
  created_at: '2020-01-01T00:00:00Z',
  passwordHash: 'x',
  mfa: false,
  key_hash: 'x',
  valid_until: '2099-01-01T00:00:00Z',
  start_at: '2020-01-01T00:00:00Z',
  deleted_at: null,
};

/** Exceptions: fields that a call does accept. */
const allowed: { readonly [N in CallName]?: readonly string[] } = { 'streams.search': ['owner'] };

const withBody = (Object.keys(calls) as CallName[]).filter((name) => 'body' in calls[name] && matrix[name].body);

describe('read-only fields', () => {
  it.each(withBody)('%s refuses each by its name', async (name) => {
    const row = matrix[name];
    const { method, path } = calls[name];
    const subjects = await cast.subjects();
    const actors = ['owner', 'party', 'admin'] as const;
    const answered = (...statuses: number[]) => actors.find((one) => statuses.includes(Number(row.verdicts[one])));
    // A call with an unknown id checks the fields first.
    const actor = answered(200, 201, 204) ?? answered(404) ?? answered(409);
    const token = (await cast.token(actor ?? 'owner', false)) ?? '';
    const url = row.address?.(subjects) ?? path;
    const found: Record<string, unknown> = {};
    const fields = Object.entries(forbidden).filter(([field]) => !allowed[name]?.includes(field));
    for (const [field, value] of fields) {
      const reply = await exchange.as(token).call(method, url, { ...row.body?.(subjects), [field]: value });
      const { fields: named = {} } = reply.json<{ fields?: Record<string, string> }>();
      found[field] = reply.statusCode === 400 && Object.hasOwn(named, field) ? 'refused' : reply.body;
    }
    expect(found).toEqual(Object.fromEntries(fields.map(([field]) => [field, 'refused'])));
  });
});
