// Every call that takes an id, with another's: it reads to the byte as what is not there, and nothing has changed.
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { CallName } from '#contract/types.ts';
import { newId } from '#server/kernel/newId.ts';
import { exchangeForFile } from '#tests/support/exchange.ts';
import { matrix, type Subjects } from '#tests/server/matrix/matrix.ts';
import { openCast } from '#tests/server/matrix/subjects.ts';

const exchange = await exchangeForFile({ env: { ALLOW_UPSTREAM_HOSTS: '127.0.0.1' } });
const cast = await openCast(exchange);

const strangers = ['other', 'admin', 'drUser'] as const;

/** Calls that refuse a stranger with 404, by the matrix. */
const closed = (Object.keys(calls) as CallName[]).flatMap((name) =>
  strangers.filter((actor) => matrix[name].verdicts[actor] === 404).map((actor) => [name, actor] as const),
);

/** The same subjects with ids that do not exist. */
const absent = (subjects: Subjects): Subjects => ({
  ...subjects,
  stream: newId(),
  untouched: newId(),
  owner: newId(),
  offer: newId(),
  request: newId(),
  subscription: newId(),
});

/** State that a stranger might have changed. */
async function stateOf({ stream, untouched, owner, offer, request, subscription }: Subjects): Promise<unknown> {
  const { db } = exchange;
  const [streams, users, offers, requests, subscriptions, contracts] = await Promise.all([
    db.selectFrom('streams').selectAll().where('id', 'in', [stream, untouched]).orderBy('id').execute(),
    db.selectFrom('users').selectAll().where('id', '=', owner).execute(),
    db.selectFrom('offers').selectAll().where('id', '=', offer).execute(),
    db.selectFrom('access_requests').selectAll().where('id', '=', request).execute(),
    db.selectFrom('subscriptions').selectAll().where('id', '=', subscription).execute(),
    db.selectFrom('contracts').selectAll().where('stream_id', 'in', [stream, untouched]).execute(),
  ]);
  return { streams, users, offers, requests, subscriptions, contracts };
}

const withoutRequest = (body: string): string => body.replace(/"requestId":"[^"]+"/u, '"requestId":""');

describe('records of another user', () => {
  it('is closed by 404 in most calls that take an id', () => expect(closed.length).toBeGreaterThan(30));

  it.each(closed)('%s by %s answers 404 as if nothing existed, and changes nothing', async (name, actor) => {
    const row = matrix[name];
    const token = (await cast.token(actor, false)) ?? '';
    const subjects = await cast.subjects();
    const before = await stateOf(subjects);
    const ask = async (on: Subjects) => {
      const { payload, headers } = await cast.send(row, on);
      const { method, path } = calls[name];
      const url = row.address?.(on) ?? path;
      const reply = await exchange.as(token).call(method, url, payload, headers);
      return [reply.statusCode, withoutRequest(reply.body)];
    };
    expect(await ask(subjects)).toEqual(await ask(absent(subjects)));
    expect(await stateOf(subjects)).toEqual(before);
  });
});
