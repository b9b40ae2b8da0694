import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { presentMs } from '#design-system/internal/format/clock.ts';
import { send } from '#src/api/send.ts';
import { followClock } from '#src/app/layouts/followFormats.ts';
import { syncClock, serverNow } from '#src/state/machine/clock.ts';
import { json, tapWire } from '../../support/wireTap.ts';

const now = Date.parse('2026-11-22T08:00:00Z');
const dayMs = 86_400_000;
const dated = (at: number) => new Date(at).toUTCString();

beforeEach(() => {
  vi.useFakeTimers({ now });
  syncClock(dated(now));
});
afterEach(() => vi.useRealTimers());

it.each([dayMs, -dayMs, 3650 * dayMs, -3650 * dayMs])(
  'uses the server time when the device clock is %i ms off',
  async (off) => {
    followClock();
    vi.setSystemTime(now + off);
    tapWire(() => json({ balance: 1, symbol: 'DXT', decimals: 6 }, 200, { date: dated(now) }));
    await send('wallet.balance', {});
    expect(serverNow()).toBe(now);
    expect(presentMs()).toBe(now);
    vi.advanceTimersByTime(5000);
    expect(presentMs()).toBe(now + 5000);
  },
);

it('does not jump by the duration of a call', () => {
  syncClock(dated(now - 20_000));
  expect(serverNow()).toBe(now);
});

it.each([null, '', 'yesterday', 'NaN'])('rejects %j as a date', (date) => {
  syncClock(date);
  expect(serverNow()).toBe(now);
});

it('follows a device clock that is corrected while the app is open', () => {
  syncClock(dated(now + dayMs));
  expect(serverNow()).toBe(now + dayMs);
  vi.setSystemTime(now + dayMs);
  syncClock(dated(now + dayMs));
  expect(serverNow()).toBe(now + dayMs);
});
