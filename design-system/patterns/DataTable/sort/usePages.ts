import { useState } from 'react';

/** Pages of rows: cut here from all rows, or by the server, which then gives the rows of one page. */
export type Paging =
  | { pageSize: number; page?: never; total?: never; onPageChange?: never }
  | {
      /** Rows on a page. */
      pageSize: number;
      /** The page shown; the first is 0. */
      page: number;
      /** Rows in all. */
      total: number;
      onPageChange: (page: number) => void;
    };

/** The rows of the page, and what Pagination needs; undefined where one page holds everything. */
export function usePages<Row>(rows: readonly Row[], paging: Paging | undefined) {
  const [own, setOwn] = useState(0);
  if (!paging) return { rows, pages: undefined, first: () => {} };
  const { pageSize } = paging;
  if (paging.onPageChange) {
    const { page, total, onPageChange } = paging;
    return { rows, pages: total > pageSize ? { pageSize, page, total, onPageChange } : undefined, first: () => {} };
  }
  // Rows may have become fewer since the page was chosen.
  const page = Math.min(own, Math.max(0, Math.ceil(rows.length / pageSize) - 1));
  return {
    rows: rows.slice(page * pageSize, (page + 1) * pageSize),
    pages: rows.length > pageSize ? { pageSize, page, total: rows.length, onPageChange: setOwn } : undefined,
    first: () => setOwn(0),
  };
}
