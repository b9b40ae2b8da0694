import { EventEmitter } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { streamNotifications } from '#server/domains/notifications/streamNotifications.ts';
import { endListening, watchOf } from '#server/domains/notifications/listeners.ts';
import type { Exchange } from '#server/kernel/exchange.ts';
import { newId } from '#server/kernel/newId.ts';
import { countUnread } from '#server/domains/notifications/store.ts';
import { maintainNotifications } from '#server/jobs/notifications.ts';
import { exchangeForFile, type Person } from '#tests/support/exchange.ts';
import { until } from '../access/fixture.ts';
import { addRows } from '#tests/support/database/rows.ts';

interface Received {
  id: string;
  kind: string;
  read: boolean;
  reference: string;
  amount?: number;
  actor?: { id: string };
}

const exchange = await exchangeForFile();
const base = await exchange.app.listen({ port: 0, host: '127.0.0.1' });
const subcategory = await exchange.addCategory();

const list = (seller: Person, more: object = {}) => seller.list({ name: 'Rain', subcategory, offer: true, ...more });
const notificationsOf = async (person: Person, unread?: boolean): Promise<Received[]> => {
  const query = `query ($unread: Boolean) { notifications(unread: $unread, limit: 100) { content { id kind read reference amount actor { id } } } }`;
  const reply = await person.call('POST', '/application/query', { query, variables: { unread } });
  return reply.json<{ data: { notifications: { content: Received[] } } }>().data.notifications.content;
};
const kinds = async (person: Person) => (await notificationsOf(person)).map(({ kind }) => kind);

/** Opens the notification stream. `text()` returns what has arrived so far. */
async function listen(token: string) {
  const leaving = new AbortController();
  const reply = await fetch(`${base}/notifications/stream`, {
    headers: { authorization: token },
    signal: leaving.signal,
  });
  let text = '';
  let ended = false;
  const read = async () => {
    for await (const part of reply.body ?? []) text += Buffer.from(part).toString();
  };
  read()
    .catch(() => undefined)
    .finally(() => {
      ended = true;
    })
    .catch(() => undefined);
  return {
    type: reply.headers.get('content-type'),
    status: reply.status,
    text: () => text,
    ended: () => ended,
    leave: () => leaving.abort(),
  };
}
describe('notifications', () => {
  it('notify each party of the other’s offers, purchases, contracts and requests', async () => {
    const [seller, buyer] = [await exchange.join('user'), await exchange.join('user')];
    const id = await list(seller);
    const offer = (await buyer.call('POST', '/offers/offers', { stream_id: id, amount: 5, description: '' })).json<{
      id: string;
    }>().id;
    await seller.call('PUT', `/offers/offers/${offer}`, { amount: 6, description: '' });
    await buyer.call('PUT', `/offers/offers/${offer}/accept`);
    const other = await list(seller);
    const second = (await buyer.call('POST', '/offers/offers', { stream_id: other, amount: 7, description: '' })).json<{
      id: string;
    }>().id;
    await buyer.call('POST', `/offers/offers/${second}/withdraw`);
    const free = await list(seller);
    await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: free, hours: 1 });
    const end_time = new Date(Date.now() + 3_600_000).toISOString();
    const items = [{ partner_id: buyer.id, share: 5 }];
    await seller.call('POST', '/transactions/contracts', { stream_id: id, end_time, items });
    await buyer.call('PATCH', `/transactions/contracts/sign?owner=${seller.id}`, { stream_id: id, end_time });
    const closed = await list(seller, { accessType: 'PROTECTED' });
    const request = (await buyer.call('POST', '/access-control/access-requests', { stream_id: closed })).json<{
      id: string;
    }>().id;
    await seller.call('PUT', `/access-control/access-requests/${request}/approve`);
    expect(await kinds(seller)).toEqual([
      'access_requested',
      'contract_signed',
      'access_sold',
      'offer_withdrawn',
      'offer_created',
      'offer_accepted',
      'offer_created',
    ]);
    expect(await kinds(buyer)).toEqual(['access_approved', 'contract_offered', 'offer_revised']);
    const revised = (await notificationsOf(buyer)).at(-1);
    expect(revised).toMatchObject({ reference: offer, amount: 6, actor: { id: seller.id }, read: false });
  });

  it('are marked as read, some or all, and only one’s own', async () => {
    const { seller, buyer } = await openTrade();
    const [first] = await notificationsOf(seller, true);
    const ids = [first?.id ?? ''];
    expect((await buyer.call('PUT', '/notifications/read', { ids })).json()).toEqual({ unread: 0, kinds: {} });
    expect(await notificationsOf(seller, true)).toHaveLength(3);
    expect((await seller.call('PUT', '/notifications/read', { ids })).json()).toMatchObject({ unread: 2 });
    expect(await notificationsOf(seller, false)).toEqual([{ ...first, read: true }]);
    expect((await seller.call('PUT', '/notifications/read')).json()).toEqual({ unread: 0, kinds: {} });
    expect((await seller.call('PUT', '/notifications/read', { ids: ['x'] })).statusCode).toBe(400);
  });

  /** Creates a seller with offers from a buyer. */
  async function openTrade() {
    const [seller, buyer] = [await exchange.join('user'), await exchange.join('user')];
    for (let index = 0; index < 3; index += 1) {
      const stream_id = await list(seller);
      await buyer.call('POST', '/offers/offers', { stream_id, amount: 5, description: '' });
    }
    return { seller, buyer };
  }

  it('are marked as unread again, which needs their ids', async () => {
    const { seller, buyer } = await openTrade();
    const [first] = await notificationsOf(seller);
    await seller.call('PUT', '/notifications/read');
    expect((await seller.call('PUT', '/notifications/read', { ids: [first?.id], read: false })).json()).toMatchObject({
      unread: 1,
    });
    // Marking another person's notification changes nothing.
    await buyer.call('PUT', '/notifications/read', { ids: [first?.id] });
    expect(await notificationsOf(seller, true)).toMatchObject([{ id: first?.id }]);
    const refused = await seller.call('PUT', '/notifications/read', { read: false });
    expect([refused.statusCode, refused.json<{ fields: object }>().fields]).toMatchObject([
      400,
      { ids: expect.stringContaining('needed') as string },
    ]);
  });

  it('are hidden by a snooze, return unread at its end, and are streamed then', async () => {
    const { seller, buyer } = await openTrade();
    const [first] = await notificationsOf(seller);
    const ids = [first?.id];
    const all = (await notificationsOf(seller)).length;
    await seller.call('PUT', '/notifications/read');
    const soon = new Date(Date.now() + 3000).toISOString();
    const snoozed = await seller.call('PUT', '/notifications/snooze', { ids, until: soon });
    expect([snoozed.statusCode, snoozed.json()]).toEqual([200, { unread: 0, kinds: {} }]);
    expect(await notificationsOf(seller)).toHaveLength(all - 1);
    const hidden = `query { notifications(snoozed: true) { content { id snoozed_until } } }`;
    const asked = await seller.call('POST', '/application/query', { query: hidden });
    expect(asked.json()).toMatchObject({
      data: { notifications: { content: [{ id: first?.id, snoozed_until: soon }] } },
    });
    const reader = await listen(seller.token);
    expect(await until(() => reader.text().includes(`id: ${first?.id}`))).toBe(true);
    reader.leave();
    expect((await notificationsOf(seller))[0]).toMatchObject({ id: first?.id, read: false });
    for (const wrong of ['2020-01-01T00:00:00Z', '2999-01-01T00:00:00Z']) {
      const reply = await seller.call('PUT', '/notifications/snooze', { ids, until: wrong });
      expect([reply.statusCode, Object.keys(reply.json<{ fields: object }>().fields)]).toEqual([400, ['until']]);
    }
    // Snoozing another person's notification changes nothing.
    await buyer.call('PUT', '/notifications/snooze', { ids, until: new Date(Date.now() + 60_000).toISOString() });
    expect((await notificationsOf(seller))[0]).toMatchObject({ id: first?.id });
  });

  it('are streamed to the people they concern, even if another process wrote them', async () => {
    const [seller, buyer] = [await exchange.join('user'), await exchange.join('user')];
    const stream_id = await list(seller);
    const [reader, stranger] = [await listen(seller.token), await listen((await exchange.join('user')).token)];
    expect([reader.status, reader.type]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect(await until(() => reader.text().includes('event: unread\ndata: {"unread":0,"kinds":{}}'))).toBe(true);
    await buyer.call('POST', '/offers/offers', { stream_id, amount: 5, description: '' });
    expect(await until(() => reader.text().includes('"offer_created"'))).toBe(true);
    // Inserted into the table directly, as if by another process.
    const reference = newId();
    const row = { id: newId(), user_id: seller.id, kind: 'access_sold' as const, at: new Date().toISOString() };
    const rest = { read_at: null, stream_id, reference, actor_id: buyer.id, amount: 7 };
    await addRows(exchange.db, 'notifications', { ...row, ...rest });
    expect(await until(() => reader.text().includes(reference))).toBe(true);
    // Waits for two further polls.
    await wait(2500);
    expect(reader.text().split(reference).length - 1).toBe(1);
    expect(stranger.text()).not.toContain('event: notification');
    reader.leave();
    stranger.leave();
  });

  it('notify a partner of a paid share, and stream the balances of everyone concerned', async () => {
    const [seller, partner, buyer] = [
      await exchange.join('user'),
      await exchange.join('user'),
      await exchange.join('user'),
    ];
    const stream_id = await list(seller, { price: 100 });
    const end_time = new Date(Date.now() + 3_600_000).toISOString();
    const items = [{ partner_id: partner.id, share: 15 }];
    await seller.call('POST', '/transactions/contracts', { stream_id, end_time, items });
    await partner.call('PATCH', `/transactions/contracts/sign?owner=${seller.id}`, { stream_id, end_time });
    await buyer.call('POST', '/transactions/tokens/buy', { amount: 1000 });
    const readers = [await listen(seller.token), await listen(partner.token), await listen(buyer.token)];
    const balancesOf = (reader: (typeof readers)[number]) =>
      Array.from(reader.text().matchAll(/event: balance\ndata: \{"balance":(\d+)\}/gu), ([, balance]) =>
        Number(balance),
      );
    expect(await until(() => readers.some((reader) => balancesOf(reader).includes(1000)))).toBe(true);
    const bought = (await buyer.call('POST', '/subscriptions/subscriptions', { stream_id, hours: 2 })).json<{
      id: string;
    }>().id;
    await expect
      .poll(() => readers.map((reader) => balancesOf(reader).at(-1)), { timeout: 10_000 })
      .toEqual([170, 30, 800]);
    expect((await notificationsOf(partner))[0]).toMatchObject({
      kind: 'share_paid',
      amount: 30,
      reference: bought,
      actor: { id: seller.id },
    });
    expect(await until(() => readers[1]?.text().includes('share_paid') ?? false)).toBe(true);
    readers.forEach(({ leave }) => leave());
  });

  it.each(['signing out', 'being disabled'])('stop streaming within seconds of %s', async (what) => {
    const person = await exchange.join('user');
    const reader = await listen(person.token);
    expect(await until(() => reader.text() !== '')).toBe(true);
    if (what === 'signing out') await person.call('DELETE', '/auth/tokens');
    else await exchange.db.updateTable('users').set({ disabled: true }).where('id', '=', person.id).execute();
    expect(await until(() => reader.ended())).toBe(true);
  });

  /** Returns an exchange that runs `act` after each query, before the caller gets the rows. */
  const interrupted = (act: (exchange: Exchange) => void): Exchange => {
    const within: Exchange = {
      ...exchange.exchange,
      db: exchange.db.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          act(within);
          return result;
        },
      }),
    };
    return within;
  };

  it('keep a stream open that opens while sessions are checked', async () => {
    const person = await exchange.join('user');
    for (let more = 0; more < 3; more += 1) await exchange.signIn(person.email);
    const query = exchange.db.selectFrom('sessions').select('id').where('user_id', '=', person.id);
    const sessions = await query.execute();
    const ended: string[] = [];
    const listener = (name: string, session: string) => ({
      userId: person.id,
      sessionId: session,
      since: new Date().toISOString(),
      onNotification: () => undefined,
      onBalance: () => undefined,
      end: () => void ended.push(name),
    });
    const within = interrupted((asked) => {
      // A new session each time, so no earlier query covers it.
      const session = sessions.pop();
      if (session) watchOf(asked).add(listener('opened', session.id));
    });
    const forget = watchOf(within).add(listener('signed out', newId()));
    await expect.poll(() => ended).toContain('signed out');
    forget();
    expect(ended).toEqual(['signed out']);
  });

  it('are not streamed, without an error, when the server stops while a stream opens', async () => {
    const caller = await exchange.join('user');
    const reply = Object.assign(new EventEmitter(), { headers: () => reply, send: (body: Readable) => body });
    const request = { log: { debug: () => undefined } };
    const context = { caller: { ...caller, sessionId: newId() }, request, reply: Object.assign(reply, { raw: reply }) };
    const body = (await streamNotifications(interrupted(endListening), context as never)) as Readable;
    expect(await body.toArray()).toEqual([]);
  });

  it('report the end of access once for all processes, and not after an extension', async () => {
    const [seller, buyer, keen] = [
      await exchange.join('user'),
      await exchange.join('user'),
      await exchange.join('user'),
    ];
    const stream_id = await list(seller);
    const buy = (person: Person, hours: number) =>
      person.call('POST', '/subscriptions/subscriptions', { stream_id, hours });
    const bought = (await buy(buyer, 100)).json<{ id: string }>().id;
    await buy(keen, 100);
    const at = (hours: number) => ({
      ...exchange.exchange,
      now: () => new Date(Date.now() + hours * 3_600_000),
    });
    await maintainNotifications(at(70));
    expect(await kinds(buyer)).toEqual([]);
    await buy(keen, 100);
    await Promise.all([maintainNotifications(at(77)), maintainNotifications(at(77)), maintainNotifications(at(78))]);
    expect((await notificationsOf(buyer)).map(({ kind, reference }) => ({ kind, reference }))).toEqual([
      { kind: 'access_ending', reference: bought },
    ]);
    expect(await kinds(keen)).toEqual([]);
    const unread = async () =>
      (await countUnread(exchange.db, buyer.id, exchange.exchange.now().toISOString())).kinds.access_ending;
    expect(await unread()).toBe(1);
    await maintainNotifications(at(101));
    expect(await kinds(buyer)).toHaveLength(1);
    expect(await unread()).toBeUndefined();
  });
});
