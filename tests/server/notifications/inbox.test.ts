// Order, snooze and unread counts of the inbox.
import { describe, expect, it } from 'vitest';
import { countUnread, listNotifications, markRead, readSince, snooze } from '#server/domains/notifications/store.ts';
import { newId } from '#server/kernel/newId.ts';
import { notifyAll, markDecided } from '#server/records/notifications.ts';
import { transaction } from '#server/database/transaction.ts';
import { ledgerForFile } from '#tests/support/ledgerFixture.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString();
const [now, later] = [at(30), at(60)];

const ledger = await ledgerForFile();

const userId = (await ledger.person()).id;
await transaction(ledger.db, (trx) =>
  notifyAll(
    trx,
    [1, 2, 3].map((minute) => ({
      userId,
      kind: 'payment_requested' as const,
      at: at(minute),
      reference: newId(),
      amount: 600_000,
      before: 750_000,
    })),
  ),
);

describe('the inbox', () => {
  const listed = async (when: string, snoozed?: boolean) =>
    (await listNotifications(ledger.db, userId, { snoozed, page: 0, limit: 20 }, when)).content;

  it('hides snoozed notifications until their time, then lists them first and unread', async () => {
    const { db } = ledger;
    const all = await listed(now);
    expect(all.map((one) => one.before)).toEqual([750_000, 750_000, 750_000]);
    const [newest, middle, oldest] = all.map(({ id }) => id) as [string, string, string];
    await markRead(db, userId, { read: true }, now);
    expect(await snooze(db, userId, { ids: [oldest], until: later }, now)).toMatchObject({ unread: 0 });
    expect((await listed(now)).map(({ id }) => id)).toEqual([newest, middle]);
    expect(await listed(now, true)).toMatchObject([{ id: oldest, snoozed_until: later, read: false }]);
    // Marking all as read leaves the snoozed one unread.
    await markRead(db, userId, { read: true }, now);
    expect((await listed(later)).map(({ id }) => id)).toEqual([oldest, newest, middle]);
    expect(await countUnread(db, userId, later)).toEqual({ unread: 1, kinds: { payment_requested: 1 } });
    const due = await readSince(db, [userId], { since: at(50), at: later, limit: 10 });
    expect(due.map(({ notification }) => notification.id)).toEqual([oldest]);
    expect(await readSince(db, [userId], { since: at(50), at: at(59), limit: 10 })).toEqual([]);
    await snooze(db, userId, { ids: [oldest] }, later);
    expect((await listed(later)).map(({ id }) => id)).toEqual([newest, middle, oldest]);
  });

  it('marks the request of a decided payment as read', async () => {
    const { db } = ledger;
    const [one] = await listed(now);
    await markRead(db, userId, { ids: [one?.id ?? ''], read: false }, now);
    await transaction(db, (trx) => markDecided(trx, one?.reference ?? '', now));
    expect((await listed(now))[0]).toMatchObject({ id: one?.id, read: true });
  });
});
