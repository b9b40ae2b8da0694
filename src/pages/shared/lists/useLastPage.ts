import { pageSize } from '#contract/constants.ts';
import { useEffect, useEffectEvent } from 'react';
import type { AddressOptions } from './useAddressFilter.ts';

interface Shown {
  readonly page: number;
  readonly total: number;
}

/** Replaces the address, so that "back" leaves the list. */
export type TurnPage = (page: number, options?: AddressOptions) => void;

/** Turns a page past the end to the last one. Returns true until that page is shown. */
export function useLastPage(shown: Shown | undefined, onPageChange?: TurnPage, size: number = pageSize): boolean {
  const last = shown ? Math.max(0, Math.ceil(shown.total / size) - 1) : 0;
  const isPast = onPageChange !== undefined && shown !== undefined && shown.page > last;
  const turn = useEffectEvent((page: number) => onPageChange?.(page, { replace: true }));
  useEffect(() => {
    if (isPast) turn(last);
  }, [isPast, last]);
  return isPast;
}
