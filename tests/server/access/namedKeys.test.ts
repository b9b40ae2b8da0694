import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { accessKeys } from '#contract/constants.ts';
import type { AccessKey } from '#contract/types.ts';
import { newId } from '#server/kernel/newId.ts';
import { endless, hourMs, fixtureForFile, passesCsv } from './fixture.ts';
import { changeRows, rowsOf } from '#tests/support/database/rows.ts';

const fixture = await fixtureForFile({ DATABASE_POOL: '1' });
fixture.source.answer = passesCsv;

describe('named keys of an access', () => {
  const pathOf = (address: string) => `${new URL(address).pathname}${new URL(address).search}`;
  const status = async (path: string) => (await fixture.exchange.app.inject({ url: path })).statusCode;
  async function withKey(name = 'laptop', hours = 1000) {
    const bought = await fixture.bought(hours);
    const keys = `/access/${bought.subscription}/keys`;
    const made = await bought.buyer.call('POST', keys, { name });
    expect(made.statusCode).toBe(201);
    const key = made.json<AccessKey & { stream_url: string }>();
    const list = async () => (await bought.buyer.call('GET', keys)).json<AccessKey[]>();
    return { ...bought, keys, key, list, keyPath: pathOf(key.stream_url) };
  }

  it('reads with each key, counts its calls, and never returns a key again', async () => {
    const { path, keyPath, list, key, keys, buyer } = await withKey();
    expect([await status(path), await status(keyPath), await status(keyPath)]).toEqual([200, 200, 200]);
    expect(await list()).toMatchObject([
      { kind: 'address', calls: 1, last_used: expect.any(String) },
      { kind: 'named', id: key.id, name: 'laptop', calls: 2, last_used: expect.any(String) },
    ]);
    const secret = new URL(key.stream_url).searchParams.get('key') ?? '';
    expect((await buyer.call('GET', keys)).body).not.toContain(secret);
    const rows = await rowsOf(fixture.exchange.db, 'access_keys');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('keeps every other key when one is added, replaced or revoked', async () => {
    const { path, keyPath, buyer, subscription, keys, key } = await withKey();
    const replaced = await buyer.call('POST', `/access/${subscription}/key`);
    const fresh = pathOf(replaced.json<{ stream_url: string }>().stream_url);
    expect([await status(path), await status(keyPath), await status(fresh)]).toEqual([401, 200, 200]);
    expect((await buyer.call('DELETE', `${keys}/${key.id}`)).statusCode).toBe(204);
    expect([await status(keyPath), await status(fresh)]).toEqual([401, 200]);
    expect((await buyer.call('DELETE', `${keys}/${key.id}`)).statusCode).toBe(404);
    expect((await buyer.call('DELETE', `${keys}/${subscription}`)).statusCode).toBe(204);
    expect(await status(fresh)).toBe(401);
  });

  it('cuts a running read of a revoked key and no other', async () => {
    fixture.source.answer = endless;
    const { url, key, keys, buyer } = await withKey();
    const named = await fetch(`${fixture.base}${pathOf(key.stream_url)}`);
    const plain = await fetch(url);
    await buyer.call('DELETE', `${keys}/${key.id}`);
    expect(await named.text()).toContain('access_refused');
    const reader = plain.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    await wait(700);
    expect((await reader?.read())?.done).toBe(false);
    await reader?.cancel();
    fixture.source.answer = passesCsv;
  });

  it('closes every key of a person who became a data-room user, and cuts their reads', async () => {
    fixture.source.answer = endless;
    const { buyer, path, keyPath } = await withKey();
    const running = await fetch(`${fixture.base}${keyPath}`);
    await changeRows(fixture.exchange.db, 'users', { id: buyer.id }, { slots: ['drUser'] });
    expect(await running.text()).toContain('access_refused');
    fixture.source.answer = passesCsv;
    expect([await status(path), await status(keyPath)]).toEqual([401, 401]);
  });

  it('refuses named keys after the end of access', async () => {
    const { keyPath, buyer, keys } = await withKey('short', 1);
    expect(await status(keyPath)).toBe(200);
    await wait(hourMs + 100);
    expect(await status(keyPath)).toBe(401);
    const late = await buyer.call('POST', keys, { name: 'late' });
    expect([late.statusCode, late.json<object>()]).toMatchObject([409, { code: 'access_ended' }]);
  });

  it('adds at most twenty keys, even for concurrent requests', async () => {
    const { buyer, keys, list } = await withKey();
    const replies = await Promise.all(
      Array.from({ length: 25 }, (_, at) => buyer.call('POST', keys, { name: `k${at}` })),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(19);
    expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(6);
    expect(await list()).toHaveLength(21);
  });

  it('revokes a key once for concurrent requests', async () => {
    const { buyer, keys, key } = await withKey();
    const replies = await Promise.all(Array.from({ length: 6 }, () => buyer.call('DELETE', `${keys}/${key.id}`)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      204, 404, 404, 404, 404, 404,
    ]);
  });

  it('revokes no key of another access', async () => {
    const { key } = await withKey();
    const mine = await withKey();
    expect((await mine.buyer.call('DELETE', `${mine.keys}/${key.id}`)).statusCode).toBe(404);
  });

  it.each([[''], ['x'.repeat(61)], ['a\u0000b'], ['a\u0007b'], ['a\u202Eb']])('refuses the name %j', async (name) => {
    const { buyer, keys } = await withKey();
    const reply = await buyer.call('POST', keys, { name });
    expect([reply.statusCode, Object.keys(reply.json<{ fields: object }>().fields)]).toEqual([400, ['name']]);
  });

  it('downloads through an unlisted link that is valid for five minutes', async () => {
    const { buyer, subscription, list } = await withKey();
    const made = await buyer.call('POST', `/access/${subscription}/link`);
    expect(made.statusCode).toBe(201);
    const path = pathOf(made.json<{ stream_url: string }>().stream_url);
    expect(await status(path)).toBe(200);
    expect(await list()).toHaveLength(2);
    const past = new Date(Date.now() - 1000).toISOString();
    await changeRows(fixture.exchange.db, 'access_keys', { name: '' }, { expires_at: past });
    expect(await status(path)).toBe(401);
    expect((await buyer.call('POST', `/access/${newId()}/link`)).statusCode).toBe(404);
  });

  it('exports names and last uses of the person’s keys, without hashes', async () => {
    const { buyer, key, keyPath, subscription } = await withKey('office');
    await status(keyPath);
    const reply = await buyer.call('GET', `/auth/users/${buyer.id}/export`);
    expect(reply.json<object>()).toMatchObject({
      subscriptions: [{ id: subscription, key_calls: 0 }],
      access_keys: [{ id: key.id, name: 'office', calls: 1, used_at: expect.any(String) }],
    });
    expect(reply.body).not.toContain('hash');
  });

  it('limits download links per day over all purchases', async () => {
    const { buyer, subscription: first, buy } = await withKey();
    const { subscription: second } = await buy(10);
    const link = async () => (await buyer.call('POST', `/access/${second}/link`)).statusCode;
    const expire = async (hours: number) => {
      const expires_at = new Date(Date.now() - hours * 3_600_000).toISOString();
      const change = fixture.exchange.db.updateTable('access_keys').set({ expires_at });
      await change.where('subscription_id', '=', first).where('name', '=', '').execute();
    };
    const at = new Date().toISOString();
    const rows = Array.from({ length: accessKeys.links }, () => ({
      id: newId(),
      subscription_id: first,
      name: '',
      hash: newId(),
      created_at: at,
      used_at: null,
      expires_at: at,
    }));
    await fixture.exchange.db.insertInto('access_keys').values(rows).execute();
    await expire(23);
    expect(await link()).toBe(409);
    await expire(25);
    expect(await link()).toBe(201);
  });
});
