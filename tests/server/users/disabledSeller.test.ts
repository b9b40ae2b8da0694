// Products of a disabled person: neither listed nor sold, while access bought before continues.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Stream, StreamPage } from '#contract/types.ts';
import { exchangeForFile, type Person } from '#tests/support/exchange.ts';

const server = await exchangeForFile({ env: { DATABASE_POOL: '1' } });
const category = await server.addCategory('Complaints');

describe('products of a disabled seller', () => {
  let [seller, buyer, stranger, admin] = [] as unknown as [Person, Person, Person, Person];
  let [sold, off] = ['', ''];

  const list = (name: string) => seller.list({ name, subcategory: category });
  const buy = (person: Person, id: string) =>
    person.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 1 });
  const read = (person: Person, id: string) => person.call('GET', `/streams/streams/${id}`);
  const statusOf = async (id: string) => (await read(admin, id)).json<Stream>().status;
  const switchTo = async (disabled: boolean) =>
    expect((await admin.call('PATCH', `/auth/users/${seller.id}`, { disabled, reason: 'Complaints' })).statusCode).toBe(
      200,
    );
  const listed = async (path: string) =>
    (await stranger.call('GET', `/streams/streams?${path}`)).json<StreamPage>().content.map(({ id }) => id);

  beforeAll(async () => {
    [buyer, stranger, admin] = [await server.join('user'), await server.join('user'), await server.join('admin')];
  });
  beforeEach(async () => {
    seller = await server.join('seller');
    [sold, off] = [await list('Tides'), await list('Old tides')];
    await seller.call('PUT', `/streams/streams/${off}`, { status: 'disabled' });
    await buy(buyer, sold);
  });

  it('leave lists, search and sale at once, and come back with the person', async () => {
    await switchTo(true);
    for (const path of [`owner=${seller.id}`, `owners=${seller.id}`, 'text=tides', 'name=tides'])
      expect(await listed(path)).not.toContain(sold);
    expect((await read(stranger, sold)).statusCode).toBe(404);
    expect((await buy(stranger, sold)).statusCode).toBe(404);
    await switchTo(false);
    expect(await listed(`owner=${seller.id}`)).toEqual([sold]);
    expect([await statusOf(sold), await statusOf(off)]).toEqual(['published', 'disabled']);
    expect((await buy(stranger, sold)).statusCode).toBe(201);
  });

  it('keep running access, which cannot be extended', async () => {
    await switchTo(true);
    expect((await read(buyer, sold)).json<Stream>()).toMatchObject({
      status: 'disabled',
      access: { end_date: expect.any(String) },
    });
    expect((await buy(buyer, sold)).statusCode).toBe(404);
  });

  it('are published by an admin only after the person is enabled', async () => {
    await switchTo(true);
    const refused = await admin.call('PUT', `/streams/streams/${sold}`, { status: 'published' });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'owner_disabled']);
    expect((await admin.call('PUT', `/streams/streams/${sold}`, { status: 'disabled' })).statusCode).toBe(200);
    await switchTo(false);
    expect(await statusOf(sold)).toBe('disabled');
  });

  it('are not sold even while their status is late', async () => {
    await server.db.updateTable('users').set({ disabled: true }).where('id', '=', seller.id).execute();
    expect(await statusOf(sold)).toBe('published');
    expect((await buy(stranger, sold)).statusCode).toBe(404);
  });
});
