import type { accessTypes, sorts } from '#contract/constants.ts';

/** Words of the marketplace. */
export const marketplaceWords = {
  search: 'Search by name',
  sort: 'Sort by',
  types: 'Type',
  categories: 'Category',
  access: 'Access',
  price: 'Price per hour in {symbol}',
  clear: 'Clear all filters',
  results: { one: '1 product', many: '{count} products' },
  free: 'Free',
  perHour: '/ hour',
  takesOffers: 'Takes offers',
  running: 'Yours, ends',
  buyers: { one: '1 buyer', many: '{count} buyers' },
  own: 'Your own products are not listed here.',
  emptyNever: {
    title: 'Nothing is for sale yet',
    text: 'As soon as somebody else lists a product, it appears here.',
  },
  emptyFiltered: {
    title: 'No product matches',
    text: 'Try fewer words or fewer filters.',
  },
  atLeast: 'From {amount}',
  atMost: 'Up to {amount}',
  named: 'Name: {name}',
} as const;

export const accessTypeNames = { PUBLIC: 'Open to buy', PROTECTED: 'On approval' } as const satisfies Record<
  (typeof accessTypes)[number],
  string
>;

/** Orders that the marketplace offers, by `sort.order`. */
export const sortNames = {
  'DATE.DESC': 'Newest first',
  'DATE.ASC': 'Oldest first',
  'PRICE.ASC': 'Cheapest first',
  'PRICE.DESC': 'Dearest first',
  'NAME.ASC': 'Name, A to Z',
} as const satisfies Partial<Record<`${(typeof sorts)[number]}.${'ASC' | 'DESC'}`, string>>;
