import { useNow } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { hoursLeft } from '../../shared/payment/hoursLeft.ts';

const hourMs = 3_600_000;

/** Whole hours that can still be bought. They become fewer while the page is open. */
export function useHoursLeft({ endDate }: Pick<Stream, 'endDate'>, startsAt: number | undefined): number {
  const now = useNow((at) => {
    const left = endDate ? Date.parse(endDate) - at : 0;
    return left > 0 ? (left % hourMs) + 1 : undefined;
  });
  return hoursLeft(endDate, startsAt ?? now);
}
