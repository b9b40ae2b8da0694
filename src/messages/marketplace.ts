import type { involvements, sorts } from '#contract/constants.ts';
import type { CountedFacet } from '#contract/streamFacets.ts';

export const marketplaceMessages = {
  search: 'Search products',
  placeholder: 'rain under 2 DXT',
  sort: 'Sort by',
  recommended: 'Recommended',
  facets: {
    mine: 'Mine',
    categories: 'Category',
    types: 'Type',
    accessTypes: 'Access',
    owners: 'Seller',
    grades: 'Quality',
  } satisfies Record<CountedFacet, string>,
  price: 'Price per hour in {symbol}',
  priceSlider: 'price per hour',
  clear: 'Clear all filters',
  results: { one: '1 product', many: '{count} products' },
  show: { one: 'Show 1 product', many: 'Show {count} products' },
  own: 'Your own products are under Products.',
  freeOnly: 'Free only',
  published: 'Published',
  seller: 'Seller: {name}',
  oneSeller: 'One seller',
  rest: {
    title: 'and {count} more from {name}',
    open: { one: 'Show it here', many: 'Show {count} here' },
    all: 'All by {name}',
  },
  grade: 'Quality {grade}',
  since: 'Since {day}',
  until: 'Until {day}',
  table: 'Products',
  view: { label: 'Show as', cards: 'Cards', table: 'Table' },
  look: 'Quick look at {name}',
  tools: { label: 'Actions for {name}', look: 'Quick look', compare: 'Compare', favourite: 'Favourite' },
  purchase: {
    buy: { verb: 'Buy', label: 'Buy access: {name}' },
    free: { verb: 'Get access', label: 'Get access: {name}' },
    extend: { verb: 'Extend', label: 'Extend access: {name}' },
    ask: { verb: 'Ask for access', label: 'Ask for access: {name}' },
  },
  emptyNever: {
    title: 'No products yet',
    text: 'Products listed by others appear here.',
  },
  emptyFiltered: {
    title: 'No products match',
    text: 'Try fewer words or fewer filters.',
    without: 'Without “{filter}”: {count}',
  },
  atLeast: 'From {amount}',
  atMost: 'Up to {amount}',
  named: 'Name: {name}',
  containing: 'Words: {text}',
  format: 'Format: {format}',
  corrected: 'Showing results for {words}.',
  correctedWord: '{to} instead of {from}',
  some: 'No product has all of these words. These have some of them.',
  literal: 'No product matches these filters. Your text was searched as words.',
  capped: 'More products match. The best {count} are shown.',
  instead: 'Search for {text}',
} as const;

export const suggestionMessages = {
  product: 'Product',
  category: 'Category',
  seller: 'Seller',
  recent: 'Recent search',
  saved: 'Saved search',
} as const;

export const involvementNames = {
  access: 'Has access',
  offer: 'Offer made',
  watched: 'Watched',
} as const satisfies Record<(typeof involvements)[number], string>;

/** In the order of the choice. */
export const sortNames = {
  'RELEVANCE.DESC': 'Relevance',
  'BUYERS.DESC': 'Most bought',
  'DATE.DESC': 'Newest first',
  'DATE.ASC': 'Oldest first',
  'PRICE.ASC': 'Price: low to high',
  'PRICE.DESC': 'Price: high to low',
  'NAME.ASC': 'Name, A to Z',
} as const satisfies Partial<Record<`${(typeof sorts)[number]}.${'ASC' | 'DESC'}`, string>>;

export const resultColumns = {
  product: 'Product',
  data: 'Data',
  price: 'Price per hour',
  actions: 'Actions',
} as const;

const fields = 'Columns';

export const lookMessages = {
  title: 'Quick look',
  open: 'Open product',
  fields,
  firstRows: 'First rows',
  unmeasured: 'The source cannot be measured right now.',
} as const;

export const compareMessages = {
  tray: { one: '1 product to compare', many: '{count} products to compare' },
  full: 'You can compare up to four. Remove one to add another.',
  go: 'Compare',
  goWith: 'Compare {count}',
  clear: 'Clear',
  remove: 'Remove {name}',
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
    published: 'Published',
    buyers: 'Buyers',
    covers: 'Covers',
    licence: 'Licence',
    measured: 'Rows measured',
    format: 'Format',
    newest: 'Newest value',
    fields,
    nulls: 'Empty values',
  },
  same: 'Only differences',
} as const;

export const savedMessages = {
  favourites: 'Favourites',
  searches: 'Saved searches',
  nothing: {
    title: 'Nothing saved yet',
    text: 'Select the heart on a product, or save a search of the marketplace. New matches are counted here.',
  },
  noFavourites: { title: 'No favourites yet', text: 'Select the heart on a product to save it here.' },
  noSearches: {
    title: 'No saved searches yet',
    text: 'Filter the marketplace and save the search. New matches are counted here.',
  },
  go: 'Go to the marketplace',
  fresh: { one: '1 new', many: '{count} new' },
  nothingNew: 'Nothing new',
  seen: 'Last viewed',
  everything: 'All products',
  remove: 'Delete {name}',
  save: 'Save this search',
  name: 'Name of the search',
  confirm: 'Save',
  link: 'Saved',
} as const;

export const startMessages = {
  categories: 'Browse by category',
  count: { one: '1 product', many: '{count} products' },
  live: 'Streaming now',
} as const;
