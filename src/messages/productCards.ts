import type { accessTypes } from '#contract/constants.ts';
import type { Stream } from '#contract/types.ts';

/** Texts of a product card and its table row, on every page that shows one. */
export const productCardMessages = {
  free: 'Free',
  columns: 'Columns',
  tags: 'Tags',
  perHour: '/ hour',
  perDay: '{price} DXT / day',
  rows: { one: '1 row', many: '{count} rows' },
  moreRows: '{count}+ rows',
  live: 'live',
  replay: 'Replay of {years}',
  rate: {
    second: { one: 'about 1 event a second', many: 'about {count} events a second' },
    minute: { one: 'about 1 event a minute', many: 'about {count} events a minute' },
    hour: { one: 'about 1 event an hour', many: 'about {count} events an hour' },
  },
  rhythm: { daily: 'daily', weekly: 'weekly', monthly: 'monthly', yearly: 'yearly' },
  buyers: { one: '1 buyer', many: '{count} buyers' },
  chart: { line: '{column} over time', bars: 'Distribution of {column}', points: 'Map of the places in the data' },
  measure: '{column} {low}–{high}',
  running: 'Access ends',
  unreadable: 'Not for sale now',
  mark: 'Favourite: {name}',
  choose: 'Compare {name}',
} as const;

export const accessTypeNames = { PUBLIC: 'Open to buy', PROTECTED: 'Approval required' } as const satisfies Record<
  (typeof accessTypes)[number],
  string
>;

export const productStatusNames = {
  published: 'Listed',
  disabled: 'Disabled',
  expired: 'Ended',
} as const satisfies Record<Stream['status'], string>;

export const linkMessages = {
  share: 'Share {name}',
  copied: 'Link copied',
  notCopied: 'The browser blocked copying. Copy the address of this page instead.',
} as const;
