// Operations belong to their screen. The hook reads delay, time, messages and idempotence of a row.
// One action of each kind is enough.
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectAnnouncer, type Announcement } from '#src/state/machine/announce.ts';
import { connectPaymentKeys } from '#src/state/trade/money/idempotency.ts';
import { clearFailure, operations, reset, run, useOperation, useOperations } from '#src/state/machine/operations.ts';
import { resetAll } from '#src/state/machine/registry.ts';
import { rows, type OperationName } from '#src/state/machine/actions/index.ts';
import { json, tapWire } from '../../support/wireTap.ts';

connectPaymentKeys();

const names = Object.keys(rows) as OperationName[];
const actions = names.filter((name) => rows[name].clearAfterMs > 0);
const kindOf = (name: OperationName) => {
  const { delayMs, clearAfterMs, snacks } = rows[name];
  return JSON.stringify([delayMs, clearAfterMs, snacks, 'idempotent' in rows[name]]);
};
const oneOfEachKind = (of: readonly OperationName[]) => [...new Map(of.map((name) => [kindOf(name), name])).values()];
const announcements: Announcement[] = [];

function Form({ of }: { of: OperationName }) {
  const operation = useOperation(of);
  return <p role="alert">{operation.phase === 'fail' ? operation.text : operation.phase}</p>;
}
const announcedError = ['error', 'message'];
const announced = () => announcements.map(({ type, kind }) => [type, kind]);
const expectFailureText = () => expect(['idle', 'request', 'success']).not.toContain(alertText());
const alertText = () => screen.getByRole('alert').textContent;

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = async (name: OperationName) => {
  act(() => void run(name, {}));
  await vi.dynamicImportSettled();
  await pass(rows[name].delayMs);
};
const refuse = () => tapWire(() => json({ error: 'its error' }, 400));
/** A reply with the fields of every entity. */
const whole = { id: 'x', ids: [], results: [], url: '', secret: '', token: '', balance: 1, user: {}, created: 1 };
const parts = { schema: [], rows: [], recoveryCodes: [], result: {}, accepted: true, email: '', stream_url: '' };
const stream = { name: '', price: 0, stats: {}, asyncapi: '', channels: {} };
const grant = () => tapWire(() => json({ ...whole, ...parts, ...stream }));

beforeEach(() => {
  vi.useFakeTimers();
  announcements.length = 0;
  connectAnnouncer((announcement) => announcements.push(announcement));
});
afterEach(() => {
  resetAll();
  sessionStorage.clear();
  vi.useRealTimers();
});

it('counts each part of an upload as an action', () => expect(actions).toContain('products.uploadPart'));

it('sends every action once however often it is pressed', () =>
  expect(actions.filter((name) => rows[name].overlap !== 'once')).toEqual([]));

describe.each(oneOfEachKind(actions))('%s', (name) => {
  it('shows no old failure after leaving and coming back', async () => {
    refuse();
    const { unmount } = render(<Form of={name} />);
    await press(name);
    expect(operations[name]?.phase).toBe('fail');
    expectFailureText();
    const snacks: readonly string[] = rows[name].snacks;
    expect(announced()).toEqual(snacks.includes('fail') ? [announcedError] : []);
    unmount();
    await pass(0);
    render(<Form of={name} />);
    expect(alertText()).toBe('idle');
  });

  it('shows a failure after its screen was left once in the snackbar, and stores none', async () => {
    refuse();
    const { unmount } = render(<Form of={name} />);
    act(() => void run(name, {}));
    await vi.dynamicImportSettled();
    unmount();
    await pass(1000);
    expect(operations[name]).toBeUndefined();
    expect(announced()).toEqual([announcedError]);
  });

  it('announces a failure that comes after its dialog was closed, once, and keeps none', async () => {
    refuse();
    render(<Form of={name} />);
    act(() => void run(name, {}));
    await vi.dynamicImportSettled();
    act(() => clearFailure(name));
    await pass(1000);
    expect(alertText()).toBe('idle');
    expect(announced()).toEqual([announcedError]);
  });

  it('shows the failure of a new run after the one of a closed dialog was dropped', async () => {
    refuse();
    render(<Form of={name} />);
    act(() => void run(name, {}));
    act(() => clearFailure(name));
    act(() => reset(name));
    await press(name);
    expect(operations[name]?.phase).toBe('fail');
    expectFailureText();
  });

  it('announces a failure that no screen views, once, and shows nothing of it later', async () => {
    refuse();
    await press(name);
    expect(announced()).toEqual([announcedError]);
    render(<Form of={name} />);
    await pass(0);
    expect(alertText()).toBe('idle');
  });
});

// An upload answers with text, which the other answers are not.
it.each(oneOfEachKind(actions.filter((name) => name !== 'products.export')))(
  'keeps the success of %s for its time',
  async (name) => {
    grant();
    const { unmount } = render(<Form of={name} />);
    await press(name);
    expect(operations[name]?.phase).toBe('success');
    act(() => clearFailure(name));
    unmount();
    await pass(rows[name].clearAfterMs - 1);
    expect(operations[name]?.phase).toBe('success');
    // A text on the screen has its time from its paint.
    await pass(50);
    expect(operations[name]).toBeUndefined();
  },
);

it('keeps a failure while another component shows it, and while one takes the place of another', async () => {
  refuse();
  const Other = () => <i>{useOperations(['wallet.buy'])[0]?.phase}</i>;
  const { rerender, unmount } = render(<Form key="a" of="wallet.buy" />);
  await press('wallet.buy');
  rerender(<Form key="b" of="wallet.buy" />);
  await pass(0);
  expect(alertText()).toBe('its error');
  rerender(<Other />);
  await pass(0);
  expect(operations['wallet.buy']?.phase).toBe('fail');
  unmount();
  await pass(0);
  expect(operations['wallet.buy']).toBeUndefined();
});
