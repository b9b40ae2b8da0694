// Notices of a seller: recipients, channels, limits and readers.
import { describe, expect, it } from 'vitest';
import { noticeLimits } from '#contract/constants.ts';
import type { StreamNotice, StreamNoticeCreated } from '#contract/types.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import { addHook, eventually, openReceiver, openWebhooks } from '../webhooks/fixture.ts';
import { changeRows } from '#tests/support/database/rows.ts';

async function openTrade() {
  const opened = await openWebhooks();
  const { server } = opened;
  const [owner, buyer, former, stranger] = [
    await server.join('user'),
    await server.join('user'),
    await server.join('user'),
    await server.join('user'),
  ];
  const stream = await owner.list({ visibility: 'public', name: 'Tides' });
  const purchase = { stream_id: stream, hours: 1 };
  await former.call('POST', '/subscriptions/subscriptions', purchase);
  await changeRows(
    server.db,
    'subscriptions',
    {},
    { start_at: '2026-01-01T00:00:00Z', end_at: '2026-01-01T01:00:00Z' },
  );
  // Twice: a buyer with two purchases is notified once.
  await buyer.call('POST', '/subscriptions/subscriptions', purchase);
  await buyer.call('POST', '/subscriptions/subscriptions', purchase);
  const path = `/streams/streams/${stream}/notices`;
  const kinds = async () => {
    const all = await server.db.selectFrom('notifications').select(['user_id', 'kind']).orderBy('id').execute();
    return all.filter(({ kind }) => kind.startsWith('product_'));
  };
  return { ...opened, owner, buyer, former, stranger, stream, path, kinds };
}

describe('notices of a seller', () => {
  it('reach each buyer with running access once, in the app and by the chosen channels', async () => {
    const { server, owner, buyer, path, kinds, wake } = await openTrade();
    const receiver = await openReceiver();
    await addHook(buyer, receiver.url, ['product_late']);
    const reply = await owner.call('POST', path, { kind: 'late', date: '2026-12-03', text: 'The mast is down' });
    expect(reply.statusCode).toBe(201);
    expect(reply.json<StreamNoticeCreated>()).toMatchObject({ kind: 'late', date: '2026-12-03', buyers: 1 });
    expect(await kinds()).toEqual([{ user_id: buyer.id, kind: 'product_late' }]);
    wake();
    await eventually(() => expect(receiver.received).toHaveLength(1));
    const { data } = JSON.parse(receiver.received[0]!.body) as { data: object };
    expect(data).toMatchObject({ note: 'The mast is down', date: '2026-12-03', stream_name: 'Tides' });
    await eventually(() => expect(mailsTo(server, buyer.email)).toHaveLength(1));
    const [mail] = mailsTo(server, buyer.email);
    expect(mail?.subject).toBe('Update is late: Tides');
    expect(mail?.text).toContain('An update of Tides is late (3 Dec 2026): “The mast is down”');
  });

  it('are read by the owner and buyers with running access only', async () => {
    const { owner, buyer, former, stranger, path } = await openTrade();
    await owner.call('POST', path, { kind: 'updated' });
    await owner.call('POST', path, { kind: 'ending', date: '2027-01-31', text: 'Thank you' });
    const read = (await buyer.call('GET', path)).json<StreamNotice[]>();
    expect(read.map(({ kind, text }) => [kind, text])).toEqual([
      ['ending', 'Thank you'],
      ['updated', ''],
    ]);
    expect((await owner.call('GET', path)).json()).toEqual(read);
    for (const person of [former, stranger]) expect((await person.call('GET', path)).statusCode).toBe(404);
    for (const person of [buyer, stranger])
      expect((await person.call('POST', path, { kind: 'updated' })).statusCode).toBe(404);
  });

  it.each([
    [{ kind: 'schema' }, 'date'],
    [{ kind: 'ending', text: 'soon' }, 'date'],
    [{ kind: 'ending', date: '2026-13-01' }, 'date'],
    [{ kind: 'gone' }, 'kind'],
    [{ kind: 'updated', text: 'x'.repeat(noticeLimits.text + 1) }, 'text'],
  ])('are refused for %o', async (body, field) => {
    const { owner, path, kinds } = await openTrade();
    const reply = await owner.call('POST', path, body);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json<{ fields: object }>().fields)).toEqual([field]);
    expect(await kinds()).toEqual([]);
  });

  it('are limited per day, even if sent concurrently', async () => {
    const { owner, path, kinds, pass, server } = await openTrade();
    const sending = Array.from({ length: noticeLimits.perDay + 2 }, () =>
      owner.call('POST', path, { kind: 'updated' }),
    );
    const statuses = (await Promise.all(sending)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(noticeLimits.perDay);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect(await kinds()).toHaveLength(noticeLimits.perDay);
    pass(24 * 3600 + 1);
    const authorization = await server.signIn(owner.email);
    const again = { method: 'POST', url: path, headers: { authorization }, payload: { kind: 'updated' } } as const;
    expect((await server.app.inject(again)).json()).toMatchObject({ buyers: 0 });
  });

  it('let a hostile text add neither headers nor markup to mails', async () => {
    const { server, owner, buyer, path, wake } = await openTrade();
    const text = 'x\r\nBcc: all@example.com\r\n\r\n<script>alert(1)</script>\u202E';
    await owner.call('POST', path, { kind: 'late', text });
    wake();
    await eventually(() => expect(mailsTo(server, buyer.email)).toHaveLength(1));
    const [mail] = mailsTo(server, buyer.email);
    expect(mail?.text).toContain('“x Bcc: all@example.com <script>alert(1)</script>”');
    expect(mail?.html).not.toMatch(/<script|\u202E/u);
  });
});
