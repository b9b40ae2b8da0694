// Index by which retention finds old counts of calls without reading the kept ones. Portable as 100.
export const callAges = {
  name: '138-callages',
  expands: true,
  steps: [`create index if not exists access_counts_age on access_counts (window_starts_at)`],
} as const;
