import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EndCell } from '#src/pages/access/cells.tsx';
import { relativeTime, relativeTimeChangeMs, When } from '#src/pages/shared/When.tsx';

const secondMs = 1000;
const dayMs = 86_400_000;
const at = (ms: number) => new Date(ms).toISOString();
const advance = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('keeps relative times current with one timer for all', () => {
  const now = Date.now();
  render(
    <>
      <When at={at(now)} />
      <When at={at(now + 3 * 3_600_000)} />
      <When at={at(now - 5 * dayMs)} />
    </>,
  );
  expect(screen.getByText('just now')).toBeVisible();
  expect(vi.getTimerCount()).toBe(1);
  advance(150 * secondMs);
  expect(screen.getByText('2 minutes ago')).toBeVisible();
  expect(screen.getByText('in 3 hours')).toBeVisible();
  expect(vi.getTimerCount()).toBe(1);
});

it('runs no timer while the page is hidden, and is current when it is shown again', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  render(<When at={at(Date.now())} />);
  visibility.mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(vi.getTimerCount()).toBe(0);
  advance(150 * secondMs);
  expect(screen.getByText('just now')).toBeVisible();
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  advance(1);
  expect(screen.getByText('2 minutes ago')).toBeVisible();
});

it.each([-800, -366, -364, -45, -30.5, -29.9, -1.2, -0.04, -0.01, -0.0005, 0, 0.0005, 0.01, 0.05, 1.5, 29, 45, 400])(
  'returns when the text of a time %d days from now changes, not earlier and not later',
  (days) => {
    const now = Date.now();
    const moment = at(now + Math.round(days * dayMs));
    const wait = relativeTimeChangeMs(moment, now);
    expect(relativeTime(moment, now + wait - 1)).toBe(relativeTime(moment, now));
    expect(relativeTime(moment, now + wait)).not.toBe(relativeTime(moment, now));
  },
);

it('shows the end of access that ends on screen', () => {
  const access = { active: true, end_date: at(Date.now() + 2 * secondMs) };
  render(<EndCell {...(access as Parameters<typeof EndCell>[0])} />);
  expect(screen.getByText('2 s left')).toBeVisible();
  advance(2 * secondMs);
  expect(screen.getByText('Expired')).toBeVisible();
});
