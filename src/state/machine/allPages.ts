import { maxPageSize } from '#contract/constants.ts';
import type { Outcome } from './operations.ts';

export interface AllRows<T> {
  rows: T[];
  /** How many match, as far as they are counted. */
  total: number;
  /** Whether these are all of them. */
  whole: boolean;
}

interface Reach {
  /** Rows of a page, where the exchange would refuse the most that a page may have. */
  limit?: number;
  /** Where the exchange stops counting: as many or more may match. */
  countedTo?: number;
}

/**
 * Every row of a list, page after page, as far as paging reaches; nothing when a call failed.
 */
export async function allPages<V extends { total: number }, T>(
  read: (paging: { page: number; limit: number }) => Promise<Outcome<V>>,
  rowsOf: (value: V) => readonly T[],
  { limit = maxPageSize, countedTo = Infinity }: Reach = {},
): Promise<AllRows<T> | undefined> {
  const rows: T[] = [];
  for (let page = 0; ; page += 1) {
    const outcome = await read({ page, limit });
    if (!outcome.ok) return undefined;
    const some = rowsOf(outcome.value);
    rows.push(...some);
    const { total } = outcome.value;
    if (some.length === 0 || rows.length >= total)
      return { rows, total, whole: rows.length >= total && total < countedTo };
  }
}
