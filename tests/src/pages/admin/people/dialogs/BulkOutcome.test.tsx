import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BulkOutcome } from '#src/pages/admin/people/dialogs/BulkOutcome.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const results = [{ key: 'a' }, { key: 'b' }];
const outcome = (onDismiss: () => void, problem?: string) => (
  <BulkOutcome
    result={{ action: 'lock', results: [...results, { key: 'c', problem }], names: new Map() }}
    onUndo={() => {}}
    onDismiss={onDismiss}
  />
);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('clears ten seconds after the success, once, however often it is drawn', async () => {
  const cleared = vi.fn<() => void>();
  const { rerender } = render(outcome(() => cleared()));
  await pass(6_000);
  // The screen draws again, as with each row that is selected.
  rerender(outcome(() => cleared()));
  await pass(3_999);
  expect(cleared).not.toHaveBeenCalled();
  await pass(17);
  expect(cleared).toHaveBeenCalledOnce();
  rerender(outcome(() => cleared()));
  await pass(20_000);
  expect(cleared).toHaveBeenCalledOnce();
});

it('stays on screen where a person was refused', async () => {
  const cleared = vi.fn<() => void>();
  render(outcome(cleared, 'At least one administrator must be able to sign in'));
  await pass(60_000);
  expect(cleared).not.toHaveBeenCalled();
  expect(screen.getByText(/At least one administrator must be able to sign in/)).toBeVisible();
});

it.each([
  [['a'], [], 'User locked successfully'],
  [['a', 'b'], [], '2 locked'],
  [['a'], ['b'], '1 locked, 1 failed'],
])('describes %j locked and %j failed as: %s', (done, failed, title) => {
  const results = [...done.map((key) => ({ key })), ...failed.map((key) => ({ key, problem: 'not found' }))];
  const result = { action: 'lock', results, names: new Map<string, string>() } as const;
  render(<BulkOutcome result={result} onUndo={() => {}} onDismiss={() => {}} />);
  expect(screen.getByText(title)).toBeVisible();
});
