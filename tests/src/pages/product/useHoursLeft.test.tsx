import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHoursLeft } from '#src/pages/product/box/useHoursLeft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hourMs = 3_600_000;

it('counts down to the end of the product while the page is open', () => {
  const endDate = new Date(Date.now() + 2.5 * hourMs).toISOString();
  const { result } = renderHook(() => useHoursLeft({ endDate }, undefined));
  expect(result.current).toBe(2);
  act(() => void vi.advanceTimersByTime(hourMs));
  expect(result.current).toBe(1);
  act(() => void vi.advanceTimersByTime(hourMs));
  expect(result.current).toBe(0);
  act(() => void vi.advanceTimersByTime(hourMs));
  expect(vi.getTimerCount()).toBe(0);
});

it('counts from the end of running access', () => {
  const endDate = new Date(Date.now() + 5 * hourMs).toISOString();
  expect(renderHook(() => useHoursLeft({ endDate }, Date.now() + 3 * hourMs)).result.current).toBe(2);
});
