import type { accessTypes } from '#contract/constants.ts';
import type { Stream } from '#contract/types.ts';

/** Separate from marketplace.ts, so that pages with product cards load less. */
export const listingMessages = {
  free: 'Free',
  columns: 'Columns',
  tags: 'Tags',
  perHour: '/ hour',
  perDay: '{price} DXT / day',
  rows: { one: '1 row', many: '{count} rows' },
  moreRows: '{count}+ rows',
  live: 'live',
  rate: {
    second: { one: '1 event/s', many: '{count} events/s' },
    minute: { one: '1 event/min', many: '{count} events/min' },
  },
  rhythm: { daily: 'daily', weekly: 'weekly', monthly: 'monthly', yearly: 'yearly' },
  buyers: { one: '1 buyer', many: '{count} buyers' },
  chart: { line: '{column} over time', bars: 'Distribution of {column}' },
  running: 'Access ends',
  unreadable: 'Not for sale now',
  mark: 'Favourite: {name}',
  choose: 'Compare {name}',
} as const;

export const accessTypeNames = { PUBLIC: 'Open to buy', PROTECTED: 'On approval' } as const satisfies Record<
  (typeof accessTypes)[number],
  string
>;

export const productStatusNames = {
  published: 'Listed',
  disabled: 'Disabled',
  expired: 'Ended',
} as const satisfies Record<Stream['status'], string>;
