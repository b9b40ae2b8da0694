import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '#src/api/query.ts';
import { AccessWatch } from '#src/app/layouts/AccessWatch.tsx';
import { resetAll } from '#src/state/machine/registry.ts';
import { loadRunning } from '#src/state/trade/access/accesses.ts';
import { json, tapWire } from '../support/wireTap.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  resetAll();
});

const none = () => json({ data: { accesses: { total: 0, content: [] } } });

it.each([
  ['asks for running access after a second where no screen has', false, none, 1],
  ['leaves the request to a screen that waits for its answer', true, () => new Promise<never>(() => {}), 1],
  ['uses the answer that a screen has', true, none, 1],
  ['asks once more where the request of a screen failed', true, () => new TypeError('lost'), 2],
])('%s', async (_, isAsked, answer, expected) => {
  const sent = tapWire(answer);
  if (isAsked) void loadRunning();
  render(<AccessWatch />, { wrapper: MemoryRouter });
  await vi.advanceTimersByTimeAsync(999);
  expect(sent).toHaveLength(isAsked ? 1 : 0);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(expected);
});
