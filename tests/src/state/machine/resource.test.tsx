import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outdated } from '#src/state/notifications/liveNotifications.ts';
import { operations, reload } from '#src/state/machine/operations.ts';
import { resetAll } from '#src/state/machine/registry.ts';
import { resource, resources, useValue } from '#src/state/machine/resource.ts';
import { operationNames, rowOf } from '../../../support/operations.ts';
import { json, later, tapWire, type Sent } from '../../support/wireTap.ts';

const stream = (id: string) => ({ id, name: `Stream ${id}`, price: 1, stats: {} });
const one = resource('test.one', { from: 'streams.get', input: (id: string) => ({ params: { id } }) });
const list = resource('test.list', {
  from: 'streams.list',
  input: (query: { page: number }) => ({ query }),
  value: ({ content }, { page }, before: string[] = []) => [...before, `${page}: ${content.length}`],
});
const balance = resource('test.balance', { from: 'wallet.balance', value: (reply) => reply.balance });

let sent: Sent[];
beforeEach(() => {
  sent = tapWire(({ url }) =>
    url.includes('?') ? json({ content: [], total: 0, page: 0, limit: 20 }) : json(stream(url.slice(-1))),
  );
});
afterEach(resetAll);
afterEach(() => [one, list, balance].forEach(({ leave }) => leave()));

describe('a resource', () => {
  it('sends its call and has the reply as its value', async () => {
    expect(one.get('a')).toBeUndefined();
    await one.load('a');
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /streams/streams/a']);
    expect(one.get('a')).toMatchObject({ name: 'Stream a' });
    expect(operations['test.one']?.phase).toBe('success');
  });

  it('leaves the advice to try again to the retry button', async () => {
    tapWire(() => Promise.reject(new TypeError('Failed to fetch')));
    await one.load('a');
    expect(operations['test.one']).toMatchObject({
      text: 'Something went wrong',
      reason: 'The server didn’t respond.',
    });
  });

  it('never returns the value of another id, also when its reply comes late', async () => {
    const slow = later<Response>();
    tapWire(({ url }) => (url.endsWith('/a') ? slow.promise : json(stream('b'))));
    const first = one.load('a');
    await one.load('b');
    slow.give(json(stream('a')));
    expect(await first).toMatchObject({ ok: false });
    expect([one.get('a'), one.get('b')?.id]).toEqual([undefined, 'b']);
  });

  it('keeps the previous page while another filter loads, and computes its value from it', async () => {
    await list.load({ page: 0 });
    const next = list.load({ page: 1 });
    expect(list.get({ page: 1 })).toEqual(['0: 0']);
    await next;
    expect(list.get({ page: 1 })).toEqual(['0: 0', '1: 0']);
  });

  it('keeps its value and shows the specified text when a later load fails', async () => {
    tapWire(() => json({ balance: 7 }));
    await balance.load();
    tapWire(() => json({}, 500));
    await balance.load();
    expect(balance.get()).toBe(7);
    expect(operations['test.balance']).toMatchObject({ phase: 'fail', text: 'Something went wrong' });
  });

  it('reads without storing a value, in parallel to its own load', async () => {
    const [read] = await Promise.all([one.read('b'), one.load('a')]);
    expect(read).toMatchObject({ ok: true, value: { id: 'b' } });
    expect(one.get('a')?.id).toBe('a');
    expect(sent).toHaveLength(2);
  });

  it('is cancelled when its screen is left, and reloads only while the screen is open', async () => {
    sent = tapWire(() => later<Response>().promise);
    const left = one.load('a');
    await expect.poll(() => sent).toHaveLength(1);
    one.leave();
    expect(await left).toMatchObject({ ok: false, failure: { facts: { kind: 'dropped' } } });
    expect(operations['test.one']).toBeUndefined();
    sent = tapWire(() => json(stream('a')));
    reload(['test.one']);
    expect(sent).toHaveLength(0);
    await one.load('a');
    reload(['test.one']);
    await expect.poll(() => sent).toHaveLength(2);
  });

  it('loses its value when the session ends', async () => {
    await one.load('a');
    resetAll();
    expect(one.get('a')).toBeUndefined();
    reload(['test.one']);
    expect(sent).toHaveLength(1);
  });

  it('renders its value and follows a replacement', async () => {
    const Name = () => <p>{useValue(one, 'a')?.name ?? 'none'}</p>;
    render(<Name />);
    expect(screen.getByText('none')).toBeVisible();
    await act(() => Promise.resolve(one.set({ ...stream('a'), name: 'Replaced' } as never, 'a')));
    expect(screen.getByText('Replaced')).toBeVisible();
    await act(() => Promise.resolve(one.set(stream('b') as never, 'b')));
    expect(screen.getByText('none')).toBeVisible();
  });
});

it('has an operation for every name that an action or a notification loads again', () => {
  const names = new Set([
    ...operationNames.flatMap((name) => rowOf(name).reload ?? []),
    ...Object.values(outdated).flat(),
  ]);
  expect([...names].filter((name) => !operationNames.includes(name))).toEqual([]);
  expect(resources.size).toBeGreaterThan(3);
});
