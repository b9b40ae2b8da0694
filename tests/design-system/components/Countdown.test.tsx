import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Countdown } from '#design-system/components/Countdown/index.ts';
import { formatRemaining, nextTickMs, urgencyOf } from '#design-system/components/Countdown/remaining.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

it.each([
  [6 * 24 * hourMs + 4 * hourMs, '6 d 4 h'],
  [24 * hourMs, '1 d'],
  [11 * hourMs + 20 * minuteMs, '11 h 20 min'],
  [4 * minuteMs + 9 * secondMs, '4 min 9 s'],
  [40 * secondMs, '40 s'],
  [14 * 24 * hourMs - 1, '14 d'],
  [13 * 24 * hourMs + 22 * hourMs + 1, '13 d 23 h'],
  [24 * hourMs - 1, '1 d'],
  [hourMs - 1, '1 h'],
  [hourMs - minuteMs - 1, '59 min'],
  [minuteMs - 1, '1 min'],
  [1, '1 s'],
  [-5, '0 s'],
])('writes %i ms as %s', (ms, text) => {
  expect(formatRemaining(ms)).toBe(text);
});

it('shows a warning under a day and an alarm under an hour, also in words', () => {
  expect([25 * hourMs, 24 * hourMs - 1, hourMs, hourMs - 1].map(urgencyOf)).toEqual([
    'neutral',
    'warning',
    'warning',
    'danger',
  ]);
  render(<Countdown until={Date.now() + 28 * minuteMs + 30 * secondMs} />);
  const urgent = screen.getByTitle(/ · Ends within an hour$/);
  expect(urgent).toHaveAttribute('data-tone', 'danger');
});

it('waits only until the text changes', () => {
  expect(nextTickMs(90 * minuteMs + 5)).toBe(5);
  expect(nextTickMs(10 * secondMs)).toBe(secondMs);
});

const advance = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('the clock', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('ticks down to its end and calls onEnd once', () => {
    const onEnd = vi.fn<() => void>();
    render(<Countdown until={Date.now() + 3 * secondMs} onEnd={onEnd} ended="Renew" />);
    expect(screen.getByText('3 s left')).toBeVisible();
    advance(secondMs);
    expect(screen.getByText('2 s left')).toBeVisible();
    advance(secondMs);
    advance(secondMs);
    expect(screen.getByText('Renew')).toBeVisible();
    advance(hourMs);
    expect(onEnd).toHaveBeenCalledOnce();
  });
});

it('shows a dash for an invalid date', () => {
  render(<Countdown until="never" />);
  expect(screen.getByText('–')).toBeVisible();
});
