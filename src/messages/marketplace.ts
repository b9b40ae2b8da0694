import type { involvements, sorts } from '#contract/constants.ts';

/** Words of the marketplace. */
export const marketplaceWords = {
  search: 'Search by name',
  sort: 'Sort by',
  types: 'Type',
  categories: 'Category',
  access: 'Access',
  price: 'Price per hour in {symbol}',
  priceSlider: 'price per hour',
  clear: 'Clear all filters',
  results: { one: '1 product', many: '{count} products' },
  buyers: { one: '1 buyer', many: '{count} buyers' },
  own: 'Your own are under Products.',
  freeOnly: 'Free only',
  published: 'Published',
  sellers: 'Seller',
  seller: 'Seller: {name}',
  oneSeller: 'One seller',
  quality: 'Quality',
  grade: 'Quality {grade}',
  mine: 'Mine',
  since: 'Since {day}',
  until: 'Until {day}',
  table: 'Products',
  view: { label: 'Show as', cards: 'Cards', table: 'Table' },
  look: 'Quick look at {name}',
  emptyNever: {
    title: 'Nothing is for sale yet',
    text: 'As soon as somebody else lists a product, it appears here.',
  },
  emptyFiltered: {
    title: 'No product matches',
    text: 'Try fewer words or fewer filters.',
    without: 'Without “{filter}”: {count}',
  },
  atLeast: 'From {amount}',
  atMost: 'Up to {amount}',
  named: 'Name: {name}',
} as const;

/** Of which kind a suggestion is. */
export const suggestionWords = {
  product: 'Product',
  category: 'Category',
  seller: 'Seller',
  recent: 'Searched before',
  saved: 'Saved search',
} as const;

/** What I have to do with a product. */
export const involvementNames = {
  access: 'I have access',
  offer: 'I made an offer',
  watched: 'I watch it',
} as const satisfies Record<(typeof involvements)[number], string>;

/** Orders that the marketplace offers, by `sort.order`. */
export const sortNames = {
  'DATE.DESC': 'Newest first',
  'DATE.ASC': 'Oldest first',
  'PRICE.ASC': 'Cheapest first',
  'PRICE.DESC': 'Dearest first',
  'NAME.ASC': 'Name, A to Z',
} as const satisfies Partial<Record<`${(typeof sorts)[number]}.${'ASC' | 'DESC'}`, string>>;

/** Words of the table of products. */
export const listingColumns = {
  product: 'Product',
  category: 'Category',
  type: 'Type',
  access: 'Access',
  price: 'Price per hour',
  published: 'Published',
  buyers: 'Buyers',
  actions: 'Actions',
} as const;

/** Words of the look at a product without leaving the list. */
export const lookWords = {
  title: 'Quick look',
  open: 'Open the product',
  fields: 'Fields',
  rows: '{count} rows measured',
  unmeasured: 'Its source cannot be measured now.',
} as const;

/** Words of the comparison. */
export const compareWords = {
  tray: { one: '1 product to compare', many: '{count} products to compare' },
  full: 'Four at most: take one away to add another.',
  go: 'Compare',
  goWith: 'Compare {count}',
  clear: 'Clear',
  remove: 'Take {name} away',
  none: {
    title: 'Nothing to compare yet',
    text: 'Choose up to four products in the marketplace.',
    action: 'Go to the marketplace',
  },
  rows: {
    price: 'Price per hour',
    day: 'Price per day',
    seller: 'Seller',
    category: 'Category',
    type: 'Type',
    access: 'Access',
    offers: 'Takes offers',
    published: 'Published',
    buyers: 'Buyers',
    covers: 'Covers',
    licence: 'Licence',
    measured: 'Rows measured',
    format: 'Format',
    newest: 'Newest value',
    fields: 'Fields',
    nulls: 'Empty values',
  },
  same: 'Only differences',
  yes: 'Yes',
  no: 'No',
} as const;

/** Words of favourites and saved searches. */
export const savedWords = {
  favourites: 'Favourites',
  searches: 'Saved searches',
  noFavourites: { title: 'No favourites yet', text: 'Press the heart on a product to find it here again.' },
  noSearches: {
    title: 'No saved searches yet',
    text: 'Narrow the marketplace, then save the search: it tells what is new since you last looked.',
  },
  go: 'Go to the marketplace',
  fresh: { one: '1 new', many: '{count} new' },
  nothingNew: 'Nothing new',
  seen: 'Last looked',
  everything: 'All products',
  remove: 'Delete {name}',
  save: 'Save this search',
  name: 'Name of the search',
  confirm: 'Save',
  link: 'Saved',
} as const;
