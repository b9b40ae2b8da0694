export const paginationTexts = {
  label: 'Pages',
  range: '{first}–{last} of {total}',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page {page}',
} as const;
