import { maxPageSize } from '#contract/constants.ts';
import type { Outcome } from './operations.ts';

export interface AllRows<T> {
  rows: T[];
  /** Matching rows, up to `countedTo`. */
  total: number;
  whole: boolean;
}

interface Reach {
  limit?: number;
  countedTo?: number;
}

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
