import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { User } from '#contract/types.ts';
import { AccessWatch } from '#src/app/layouts/AccessWatch.tsx';
import { ref } from '#src/state/machine/load.ts';
import { resetAll } from '#src/state/machine/registry.ts';
import { me } from '#src/state/me/me.ts';
import { loadRunning } from '#src/state/trade/access/accesses.ts';
import { json, tapWire } from '../support/wireTap.ts';

// Code that loads later would arrive after the fake second.
beforeAll(() => import('#src/api/query.ts'));
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  resetAll();
});

const none = () => json({ data: { accesses: { total: 0, content: [] } } });

const someone = { id: 'u1', userModeType: { user: true } } as User;

it.each([
  ['asks for running access after a second where no screen has', false, none, 1],
  ['leaves the request to a screen that waits for its answer', true, () => new Promise<never>(() => {}), 1],
  ['uses the answer that a screen has', true, none, 1],
  ['asks once more where the request of a screen failed', true, () => new TypeError('lost'), 2],
])('%s', async (_, isAsked, answer, expected) => {
  const sent = tapWire(answer);
  render(<AccessWatch />, { wrapper: MemoryRouter });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual([]);
  // The rights of the person decide what the screen asks for.
  act(() => {
    me.user = ref(someone);
    if (isAsked) void loadRunning();
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(sent).toHaveLength(isAsked ? 1 : 0);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(expected);
});
