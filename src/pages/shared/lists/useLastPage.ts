import { pageSize } from '#contract/constants.ts';
import { useEffect, useEffectEvent } from 'react';
import type { Page } from './page.ts';

/** Turns back when the last entry of a page is gone. Returns true until an earlier page is shown. */
export function useLastPage(shown: Page<unknown> | undefined, onPageChange?: (page: number) => void): boolean {
  const isPast = onPageChange !== undefined && shown !== undefined && shown.page > 0 && shown.content.length === 0;
  const last = isPast ? Math.max(0, Math.ceil(shown.total / pageSize) - 1) : undefined;
  const turn = useEffectEvent((page: number) => onPageChange?.(page));
  useEffect(() => {
    if (last !== undefined) turn(last);
  }, [last]);
  return isPast;
}
