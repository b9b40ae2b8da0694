import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { addressOf, pageIn } from '#src/pages/shared/lists/addressParts.ts';
import { useAddressFilter } from '#src/pages/shared/lists/useAddressFilter.ts';

const form = {
  read: (address: URLSearchParams) => ({
    name: address.get('name') ?? '',
    most: address.get('most') ?? '',
    page: pageIn(address.get('page')),
  }),
  write: addressOf,
  typed: 'name',
} as const;

it('keeps later changes when a delayed one is applied', () => {
  window.history.replaceState(null, '', '/?name=tide&page=3');
  const { result } = renderHook(() => useAddressFilter(form), { wrapper: BrowserRouter });
  // As after a pause in typing.
  const [, late] = result.current;
  act(() => result.current[1]({ most: '5' }));
  expect(window.location.search).toBe('?name=tide&most=5');
  act(() => late({ name: 'tides' }));
  expect(window.location.search).toBe('?name=tides&most=5');
  expect(result.current[0]).toEqual({ name: 'tides', most: '5', page: 0 });
});

it('keeps other parameters on request, and drops them otherwise', () => {
  const show = (beside: readonly string[]) => {
    window.history.replaceState(null, '', '/?name=tide&look=s1&page=3');
    const { result, unmount } = renderHook(() => useAddressFilter({ ...form, beside }), { wrapper: BrowserRouter });
    act(() => result.current[1]({ name: 'tides' }));
    unmount();
    return window.location.search;
  };
  expect(show(['look'])).toBe('?name=tides&look=s1');
  expect(show([])).toBe('?name=tides');
});
