// Transfers arrive as events with the balance: only lists that they outdate are reloaded.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { moneyReloadMs } from '#src/config/constants.ts';
import { resetAll } from '#src/state/machine/registry.ts';
import { startNotifications } from '#src/state/notifications/liveNotifications.ts';
import { balance, balanceCheck } from '#src/state/trade/money/wallet.ts';
import { json, tapWire, type Sent } from '../../support/wireTap.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  resetAll();
  vi.useRealTimers();
});

const check = { balance: 1, received: 1, paid: 0, movements: 1, agrees: true };

function openStream() {
  const encoder = new TextEncoder();
  const { readable, writable } = new TransformStream<Uint8Array>();
  const writer = writable.getWriter();
  const events = new Response(readable, { headers: { 'content-type': 'text/event-stream' } });
  const sent: Sent[] = tapWire(({ url }) => {
    if (url.includes('/stream')) return events;
    return json(url.endsWith('/check') ? check : { balance: 1 });
  });
  const move = (to: number) => writer.write(encoder.encode(`event: balance\ndata: {"balance":${to}}\n\n`));
  const calls = (end: string) => sent.filter(({ url }) => url.endsWith(end)).length;
  return { move, calls };
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await vi.advanceTimersByTimeAsync(0);
};

it('shows each balance at once, and reloads outdated lists at most every few seconds', async () => {
  const { move, calls } = openStream();
  const stop = startNotifications('mover', () => undefined);
  await Promise.all([balance.load(), balanceCheck.load()]);
  for (const to of [2, 3, 4]) await move(to);
  await settle();
  expect(balance.get()).toBe(4);
  expect([calls('/tokens'), calls('/check')]).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(moneyReloadMs - 1);
  expect(calls('/check')).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  await settle();
  expect([calls('/tokens'), calls('/check')]).toEqual([1, 3]);
  await vi.advanceTimersByTimeAsync(2 * moneyReloadMs);
  expect(calls('/check')).toBe(3);
  await move(4);
  await settle();
  expect(calls('/check')).toBe(3);
  stop();
});
