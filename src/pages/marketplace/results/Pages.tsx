import { Pagination } from '#design-system';
import { pageSize } from '#contract/constants.ts';
import type { StreamPage } from '#contract/types.ts';
import type { ChangeFilter } from '../filters/useFilter.ts';

/** Lazy: the pagination is below the list. */
export const Pages = ({ page: { page, total }, change }: { page: StreamPage; change: ChangeFilter }) => (
  <Pagination
    page={page}
    pageSize={pageSize}
    total={total}
    onPageChange={(next) => {
      change({ page: next });
      window.scrollTo({ top: 0 });
    }}
  />
);
