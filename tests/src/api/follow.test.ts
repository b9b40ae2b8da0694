import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect } from '#src/api/connections.ts';
import { eventsIn, followNotifications } from '#src/api/follow.ts';
import { connectAnnouncer } from '#src/state/machine/announce.ts';
import { startNotifications } from '#src/state/notifications/liveNotifications.ts';
import { notifications } from '#src/state/notifications/notifications.ts';
import { onReload } from '#src/state/machine/operations.ts';
import { changeNotificationSettings } from '#src/state/me/notificationSettings.ts';
import { resetAll } from '#src/state/machine/registry.ts';
import * as wallet from '#src/state/trade/money/wallet.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  resetAll();
  vi.useRealTimers();
});

const streamOf = (...parts: string[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
        controller.close();
      },
    }),
  );
/** A stream that brings the parts and ends; the next one never opens. */
function connectOnce(...parts: string[]) {
  const streams = [streamOf(...parts)];
  connect({ fetch: async () => streams.pop() ?? new Promise<Response>(() => {}) });
}
const newsOf = (id: string, kind: string) =>
  `event: notification\ndata: ${JSON.stringify({ id, kind, at: '2026-01-01T00:00:00Z', read: false, params: {} })}\n\n`;
const unread = (count: number) => `event: unread\ndata: {"unread":${count},"kinds":{"offer_created":${count}}}\n\n`;

it('reads events, skips comments and buffers an unfinished event', () => {
  expect(eventsIn(':\n\nretry: 2000\n\nid: 1\nevent: unread\ndata: {"unread":2}\n\nevent: noti')).toEqual({
    events: [{ name: 'unread', data: { unread: 2 } }],
    rest: 'event: noti',
  });
  expect(eventsIn('data: a\ndata: b\r\n\r\n').events).toEqual([{ name: 'message', data: 'a\nb' }]);
});

it('joins an event from several chunks, and sends the token without a prefix', async () => {
  const events: unknown[] = [];
  const asked: string[] = [];
  connect({
    token: () => 'raw-token',
    fetch: async (_url, options) => {
      asked.push(new Headers(options.headers).get('authorization') ?? '');
      return streamOf('event: unr', 'ead\ndata: {"unread":', '3}\n', '\n');
    },
  });
  await followNotifications((event) => events.push(event), new AbortController().signal);
  expect(events).toEqual([{ name: 'unread', data: { unread: 3 } }]);
  expect(asked).toEqual(['raw-token']);
});

it('opens a lost stream again, each time after a longer pause, and stops once the session is over', async () => {
  const at: number[] = [];
  let answer = () => Promise.reject<Response>(new TypeError('offline'));
  connect({
    onUnauthorised: () => {},
    fetch: () => {
      at.push(Date.now());
      return answer();
    },
  });
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const stop = startNotifications('u1', () => ({ type: 'info', text: '' }));
  await vi.advanceTimersByTimeAsync(7_100);
  expect(at.slice(1).map((time, index) => time - (at[index] ?? 0))).toEqual([1000, 2000, 4000]);
  expect(notifications.live).toBe(false);

  answer = async () => streamOf(unread(4));
  await vi.advanceTimersByTimeAsync(8_100);
  expect(notifications.unread).toMatchObject({ unread: 4, kinds: { offer_created: 4 } });

  answer = async () => new Response('{}', { status: 401 });
  const before = at.length;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(at.length).toBeLessThanOrEqual(before + 1);
  stop();
});

it.each([
  ['access_approved', 'requests.forProduct'],
  ['access_requested', 'requests.received'],
  ['access_ending', 'accesses.running'],
  ['access_ended', 'accesses.running'],
  ['contract_offered', 'contracts.partner'],
  ['watch_price', 'product.load'],
  ['offer_accepted', 'offers.made'],
  ['offer_accepted', 'overview.changes'],
] as const)('at the news %s loads %s again', async (kind, name) => {
  const again = vi.fn<() => void>();
  onReload(name, again);
  connectOnce(newsOf('n1', kind));
  const stop = startNotifications('u1', () => ({ type: 'info', text: 'News' }));
  await vi.advanceTimersByTimeAsync(100);
  expect(again).toHaveBeenCalledOnce();
  stop();
});

it('loads the balance again when tokens moved elsewhere, and not when this page knows the new balance', async () => {
  const again = vi.fn<() => void>();
  onReload('wallet.balance', again);
  wallet.balance.set(5);
  const balances = [5, 5, 8].map((balance) => `event: balance\ndata: ${JSON.stringify({ balance })}\n\n`);
  connectOnce(...balances);
  const stop = startNotifications('u1', () => ({ type: 'info', text: '' }));
  await vi.advanceTimersByTimeAsync(100);
  expect(again).toHaveBeenCalledOnce();
  stop();
});

it('counts notifications that are switched off, and shows the others', async () => {
  const kinds: string[] = [];
  connectAnnouncer(({ text }) => {
    kinds.push(text);
    return () => {};
  });
  changeNotificationSettings({ unshown: ['access'] });
  connectOnce(newsOf('n1', 'access_approved'), newsOf('n2', 'offer_accepted'));
  const stop = startNotifications('u1', ({ kind }) => ({ type: 'info', text: kind }));
  await vi.advanceTimersByTimeAsync(100);
  expect(kinds).toEqual(['offer_accepted']);
  expect(notifications.unread?.unread).toBe(2);
  stop();
  connectAnnouncer(() => () => {});
});

it('reconnects at once when the device is online again', async () => {
  let asked = 0;
  connect({
    fetch: () => {
      asked += 1;
      return Promise.reject<Response>(new TypeError('offline'));
    },
  });
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const stop = startNotifications('u1', () => ({ type: 'info', text: '' }));
  await vi.advanceTimersByTimeAsync(15_100);
  const before = asked;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10);
  expect(asked).toBe(before + 1);
  stop();
});
