import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#src/api/connections.ts';
import { connectAnnouncer, type Announcement } from '#src/state/machine/announce.ts';
import { resetAll } from '#src/state/machine/registry.ts';
import { clearDrafts, writeDraft } from '#src/state/me/drafts.ts';
import { session } from '#src/state/me/session.ts';
import { balance as wallet } from '#src/state/trade/money/wallet.ts';
import { connectPaymentKeys } from '#src/state/trade/money/idempotency.ts';
import { onReload, operations, reset, run, useOperation } from '#src/state/machine/operations.ts';
import { json, later, tapWire } from '../../support/wireTap.ts';

const announcements: Announcement[] = [];
const balance = (amount: number) => json({ balance: amount });
const credentials = { body: { email: 'a@example.com', password: 'p' } };
const phase = (key: string) => operations[key]?.phase ?? 'idle';

connectPaymentKeys();

beforeEach(() => {
  vi.useFakeTimers();
  announcements.length = 0;
  connectAnnouncer((announcement) => announcements.push(announcement));
});

afterEach(() => {
  resetAll();
  vi.useRealTimers();
});

describe('an action', () => {
  it('is sent once despite repeated presses', async () => {
    const sent = tapWire(() => balance(5));
    const outcomes = [1, 2, 3].map(() => run('wallet.buy', { body: { amount: 5 } }));
    await vi.advanceTimersByTimeAsync(1500);
    expect(sent).toHaveLength(1);
    expect(new Set(await Promise.all(outcomes)).size).toBe(1);
  });

  it('keeps a failure and the text of the server until the next run', async () => {
    renderHook(() => useOperation('access.buy', 's'));
    tapWire(() => json({ error: 'Not enough tokens', requestId: 'r1', fields: { hours: 'too many' } }, 402));
    void run('access.buy', { body: { stream_id: 's', hours: 1 } }, { id: 's' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(operations['access.buy:s']).toMatchObject({
      phase: 'fail',
      text: 'Not enough tokens',
      status: 402,
      requestId: 'r1',
      fields: { hours: 'too many' },
    });
    expect(announcements).toEqual([]);
  });

  it("announces a form's failure that no component views", async () => {
    tapWire(() => json({ error: 'No mail server' }, 503));
    void run('users.invite', { body: { email: 'a@example.com' } }, { id: 'a@example.com' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(announcements).toMatchObject([{ type: 'error', kind: 'message', text: 'No mail server' }]);
  });

  it('announces a failure that no form shows', async () => {
    tapWire(() => json({ error: 'Not your session' }, 404));
    void run('sessions.closeOne', { params: { id: 's' } }, { id: 's', parts: { device: 'Firefox' } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(announcements).toMatchObject([{ type: 'error', kind: 'message', text: 'Not your session' }]);
  });

  it.each([
    ['after its dialog was closed', true, 1],
    ['not below an open dialog', false, 0],
  ])('loads what changed when it meets a conflict, %s', async (_, closes, loads) => {
    const onChange = vi.fn();
    onReload('offers.one', onChange);
    const dialog = renderHook(() => useOperation('offers.accept', 'o'));
    const answer = later<Response>();
    tapWire(() => answer.promise);
    void run('offers.accept', { params: { id: 'o' } }, { id: 'o' });
    await vi.advanceTimersByTimeAsync(1000);
    if (closes) dialog.unmount();
    await vi.advanceTimersByTimeAsync(0);
    answer.give(json({ error: 'The offer has changed', code: 'offer_changed' }, 409));
    await vi.advanceTimersByTimeAsync(0);
    expect(onChange).toHaveBeenCalledTimes(loads);
  });

  it('can be reset while it waits, and then sends nothing', async () => {
    const sent = tapWire(() => balance(5));
    const outcome = run('wallet.buy', { body: { amount: 5 } });
    reset('wallet.buy');
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(0);
    expect(phase('wallet.buy')).toBe('idle');
    expect(await outcome).toMatchObject({ ok: false, failure: { facts: { kind: 'dropped' } } });
    expect(announcements).toEqual([]);
  });

  it('shows a failed sign-in in the form, without a message of an ended session', async () => {
    tapWire(() => json({ error: 'Invalid Credentials' }, 401));
    void run('session.open', credentials);
    void run('wallet.buy', { body: { amount: 1 } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(phase('session.open')).toBe('fail');
    expect(phase('wallet.buy')).toBe('fail');
    expect(announcements).toEqual([]);
  });
});

describe('runs at the same time', () => {
  it('separates two simultaneous answers to offers', async () => {
    const first = later<Response>();
    tapWire(({ url }) => (url.includes('/o1/') ? first.promise : json({ error: 'turn' }, 409)));
    void run('offers.accept', { params: { id: 'o1' } }, { id: 'o1' });
    void run('offers.accept', { params: { id: 'o2' } }, { id: 'o2' });
    await vi.advanceTimersByTimeAsync(1000);
    expect([phase('offers.accept:o1'), phase('offers.accept:o2')]).toEqual(['request', 'fail']);
    first.give(json({ id: 'o1' }));
    await vi.advanceTimersByTimeAsync(0);
    expect(operations['offers.accept:o1']).toEqual({ phase: 'success', text: 'Offer Accepted' });
  });

  it('ignores the late response of an older load', async () => {
    const answers = [later<Response>(), later<Response>()];
    let calls = 0;
    tapWire(() => answers[calls++]?.promise ?? json({}));
    const older = wallet.load();
    const newer = wallet.load();
    answers[1]?.give(balance(2));
    await vi.advanceTimersByTimeAsync(0);
    answers[0]?.give(json({ error: 'late' }, 500));
    await vi.advanceTimersByTimeAsync(0);
    expect(await newer).toEqual({ ok: true, value: 2 });
    expect((await older).ok).toBe(false);
    expect(phase('wallet.balance')).toBe('success');
  });

  it('drops a late answer that could not be cancelled', async () => {
    const older = later<Response>();
    const answers = [older.promise, Promise.resolve(balance(2))];
    connect({ fetch: () => answers.shift() ?? Promise.resolve(json({})) });
    const first = wallet.load();
    const second = wallet.load();
    await vi.advanceTimersByTimeAsync(0);
    older.give(balance(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(await first).toMatchObject({ ok: false, failure: { facts: { kind: 'dropped' } } });
    expect(await second).toEqual({ ok: true, value: 2 });
  });

  it('does not clear the message of a newer run', async () => {
    tapWire(() => balance(5));
    void run('wallet.buy', { body: { amount: 5 } });
    await vi.advanceTimersByTimeAsync(2500);
    void run('wallet.buy', { body: { amount: 6 } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(phase('wallet.buy')).toBe('success');
    await vi.advanceTimersByTimeAsync(1999);
    expect(phase('wallet.buy')).toBe('success');
  });
});

describe('loads', () => {
  it('run again after a success that affects them, not after a failure', async () => {
    const again = vi.fn<() => void>();
    onReload('wallet.history', again);
    tapWire(() => json({ error: 'no' }, 402));
    void run('wallet.withdraw', { body: { amount: 1 } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(again).not.toHaveBeenCalled();
    tapWire(() => balance(0));
    void run('wallet.withdraw', { body: { amount: 1 } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(again).toHaveBeenCalledTimes(1);
  });
});

describe('the key of a payment', () => {
  const keys = async (answers: (() => Response | Error)[], between: () => void = () => {}) => {
    const sent = tapWire(() => answers.shift()?.() ?? balance(1));
    for (let left = answers.length; left > 0; left -= 1) {
      void run('wallet.buy', { body: { amount: 5 } });
      await vi.advanceTimersByTimeAsync(1000);
      between();
    }
    return sent.map(({ headers }) => headers['idempotency-key']);
  };

  it('is sent, and is new for each click', async () => {
    const [first, second] = await keys([() => balance(1), () => balance(2)]);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
  });

  it.each([
    ['a lost answer', () => new TypeError('Failed to fetch')],
    ['a server error', () => json({ error: 'boom' }, 503)],
    ['a twin in flight', () => json({ error: 'in flight', code: 'in_flight' }, 409)],
    ['an unreadable answer', () => new Response('<html>')],
  ])('is sent again after %s', async (_, answer) => {
    const [first, second] = await keys([answer, () => balance(1)]);
    expect(second).toBe(first);
  });

  it.each([
    ['a definite refusal', () => json({ error: 'no funds' }, 402)],
    ['a conflict, which is an answer', () => json({ error: 'changed', code: 'price_changed' }, 409)],
  ])('ends with %s', async (_, answer) => {
    const [first, second] = await keys([answer, () => balance(1)]);
    expect(second).not.toBe(first);
  });

  it('outlives a dialog that is closed after a lost answer, and ends once the outcome is known', async () => {
    const [first, second, third] = await keys([() => new TypeError('lost'), () => balance(1), () => balance(2)], () =>
      reset('wallet.buy'),
    );
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('outlives an ended session after a lost answer, but not one that refused the first attempt', async () => {
    const [first, second, third] = await keys([
      () => new TypeError('lost'),
      () => json({ error: 'ended' }, 401),
      () => balance(1),
    ]);
    expect([second, third]).toEqual([first, first]);
    const [refused, next] = await keys([() => json({ error: 'ended' }, 401), () => balance(1)]);
    expect(next).not.toBe(refused);
  });

  it('differs for another amount', async () => {
    const sent = tapWire(() => new TypeError('lost'));
    for (const amount of [5, 6]) {
      void run('wallet.buy', { body: { amount } });
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
  });

  it('waits for its own reply, whatever other calls run in between', async () => {
    const answers = [() => new TypeError('lost'), () => new TypeError('lost'), () => balance(6)];
    const sent = tapWire(() => answers.shift()?.() ?? balance(1));
    for (const amount of [5, 6, 6, 5, 6]) {
      void run('wallet.buy', { body: { amount } });
      await vi.advanceTimersByTimeAsync(1000);
    }
    const [five, six, sixAgain, fiveAgain, another] = sent.map(({ headers }) => headers['idempotency-key']);
    expect([sixAgain, fiveAgain]).toEqual([six, five]);
    expect([five, six]).not.toContain(another);
  });

  it('outlives a sign-out for the same person, unlike drafts', async () => {
    const as = (userId: string) => {
      resetAll();
      clearDrafts();
      session.userId = userId;
    };
    as('u1');
    writeDraft('run', { text: 'half a sent' });
    const users = ['u2', 'u1', 'u1'];
    const [first, stranger, second, third] = await keys(
      [() => new TypeError('lost'), () => balance(1), () => balance(2), () => balance(3)],
      () => as(users.shift() ?? 'u1'),
    );
    expect(second).toBe(first);
    expect([stranger, third]).not.toContain(first);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('shows that tokens may have moved', async () => {
    await keys([() => new TypeError('lost')]);
    expect(operations['wallet.buy']).toMatchObject({
      phase: 'fail',
      kind: 'lost',
      reason: expect.stringMatching(/confirm whether tokens moved/) as unknown,
    });
  });
});
