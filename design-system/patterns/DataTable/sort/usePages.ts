import { useState } from 'react';

export type Paging =
  | { pageSize: number; page?: never; total?: never; onPageChange?: never }
  | {
      /** Rows per page. */
      pageSize: number;
      /** Current page, from 0. With `total` and `onPageChange`, when the server splits the rows. */
      page: number;
      /** Number of rows on all pages. */
      total: number;
      /** Called with the page that the user chooses: load its rows. */
      onPageChange: (page: number) => void;
    };

export function usePages<Row>(rows: readonly Row[], paging: Paging | undefined) {
  const [own, setOwn] = useState(0);
  if (!paging) return { rows, pages: undefined, first: () => {} };
  const { pageSize } = paging;
  if (paging.onPageChange) {
    const { page, total, onPageChange } = paging;
    return { rows, pages: total > pageSize ? { pageSize, page, total, onPageChange } : undefined, first: () => {} };
  }
  // The number of rows may have shrunk since the page was selected.
  const page = Math.min(own, Math.max(0, Math.ceil(rows.length / pageSize) - 1));
  return {
    rows: rows.slice(page * pageSize, (page + 1) * pageSize),
    pages: rows.length > pageSize ? { pageSize, page, total: rows.length, onPageChange: setOwn } : undefined,
    first: () => setOwn(0),
  };
}
