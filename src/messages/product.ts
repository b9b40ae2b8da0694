import type { callUnits } from '#contract/constants.ts';

/** Words of the product page. */
export const productWords = {
  missing: {
    title: 'This product is not here',
    text: 'It was removed, is no longer shown to you, or the address is mistyped.',
    action: 'Search the marketplace',
  },
  about: 'About',
  free: 'Free',
  by: 'by',
  takesOffers: 'Takes offers',
  facts: {
    analysis: 'Analysis',
    covers: 'Coverage',
    location: 'Location',
    published: 'Published',
    source: 'Source',
    licence: 'Licence and terms',
    records: 'Records',
    calls: 'Reads allowed',
    until: 'Sold until',
    buyers: 'Buyers',
  },
  terms: 'Terms of use',
  record: 'Machine-readable record (DCAT)',
  calls: '{count} per {unit}',
  unlimited: 'Not limited',
  point: '{latitude}, {longitude}',
} as const;

/** How a period of calls is named; satisfies keeps it complete. */
export const callUnitNames = {
  second: 'second',
  minute: 'minute',
  hour: 'hour',
  day: 'day',
  week: 'week',
  month: 'month',
  year: 'year',
} as const satisfies Record<(typeof callUnits)[number], string>;

/** Words of the measured sample. */
export const sampleWords = {
  title: 'Sample',
  rows: 'Rows',
  columns: 'Columns',
  summary: '{shown} of {measured} rows shown',
  whole: 'the whole source was measured',
  part: 'the first part of the source was measured',
  newest: 'newest value {day}',
  measured: 'measured',
  kept: 'The seller keeps the rows back until you have bought access. The columns were measured all the same.',
  dataRoom: 'In the data room you see what the columns hold, and results, but no rows.',
  none: 'The source gave no rows when it was measured.',
  again: 'Measure again',
  analyse: 'Run an analysis',
  column: {
    name: 'Column',
    type: 'Type',
    nulls: 'Empty',
    distinct: 'Distinct',
    min: 'Lowest',
    max: 'Highest',
    mean: 'Mean',
  },
  types: {
    integer: 'Whole number',
    number: 'Number',
    boolean: 'Yes or no',
    date: 'Date',
    text: 'Text',
    object: 'Nested',
    empty: 'Empty',
  },
} as const;

/** Words of the chart of one column. */
export const chartWords = {
  title: 'Chart',
  choose: 'Column',
  over: '{column} over {x}',
  byRow: '{column} by row',
  describe: '{count} values of the sample, from {min} to {max}.',
  row: 'Row',
  sample: 'The rows of the sample, not the whole source.',
} as const;

/** Words of the box in which access is bought. */
export const accessWords = {
  perHour: '/ hour',
  listPrice: 'List price',
  agreed: 'Your agreed price, valid until',
  get: 'Get access',
  buyAgreed: 'Buy at the agreed price',
  free: 'Get free access',
  offer: 'Make an offer',
  openOffer: { seller: 'Your offer waits for the seller', buyer: 'The seller answered: it is your turn' },
  expires: 'expires',
  toOffers: 'See the offer',
  noRight: 'Your account may look at products but not buy them.',
  balance: 'Your balance',
  own: {
    title: 'This is your own product',
    text: 'You read your own data at its source; nothing has to be bought.',
    edit: 'Edit product',
    offers: 'Offers for your products',
    readers: 'Who has access',
    runs: 'What others ran on it',
    hidden: {
      protected: 'Only you and people whom you have approved see this page.',
      private: 'Only you see this page: the product is in no list but your own.',
    },
  },
  protected: {
    title: 'On approval',
    text: 'The seller approves each buyer first. Nothing is paid before you buy.',
    ask: 'Ask for access',
    pending: {
      title: 'You asked for access',
      text: 'The seller has not answered yet. You are told as soon as that happens.',
    },
    rejected: 'The seller declined your last request. You can ask again.',
    toRequests: 'See your requests',
  },
  closed: {
    expired: 'This product has ended and is no longer sold.',
    disabled: 'This product is switched off and cannot be bought at the moment.',
  },
  unreadable: {
    title: 'Not sold at the moment',
    text: '{reason}. Access is sold again as soon as the data can be read.',
    again: 'Check again',
  },
  active: 'You have access',
  until: 'Until',
  extend: 'Extend access',
  lapsed: 'Your access ended',
  renew: 'Renew access',
  every: 'Data that you have bought stays readable through its access address until the time is over.',
  groupsOnly: {
    title: 'Analyses only',
    text: 'The owner shows groups only: with access you run analyses on this data, and get figures of ten rows and more. Its rows and an access address are not handed out.',
    every: 'Analyses can be run on data that you have bought until the time is over.',
  },
} as const;

/** Words of the part that shows how bought data is read. */
export const connectWords = {
  title: 'Connect',
  text: 'Anyone who has this address can read the data until the access ends. Keep it like a password.',
  address: 'Access address',
  hidden:
    'The exchange stores no readable copy of the address, so the one that you were given cannot be shown again. You can have a new one; the old one then stops working at once.',
  show: 'Show a new address',
  replace: 'Replace address',
  ask: 'Replace the access address?',
  consequence:
    'The address of this purchase stops working at once. Programs that use it must be given the new one. The time that you have bought does not change.',
  dataRoom: 'In the data room you work with results. Rows and access addresses are never handed out.',
  groupsOnly: 'The owner shows groups only. This data is not read at an address: run analyses on it instead.',
  languages: { curl: 'curl', javascript: 'JavaScript', python: 'Python' },
  snippet: '{language} example',
} as const;

/** Words of what else there is. */
export const relatedWords = {
  similar: 'Similar products',
  bySeller: 'More by {name}',
  category: 'All of {category}',
  seller: 'All by {name}',
  all: 'All of this category',
} as const;

/** Words of how a listing has changed. */
export const historyWords = {
  title: 'History',
  published: 'Published',
  unchanged: 'Nothing has changed since it was published.',
  source: 'The data now come from another source.',
  none: 'none',
  unknown: 'unknown',
  yes: 'yes',
  no: 'no',
  fields: {
    name: 'Name',
    type: 'Type',
    description: 'Description',
    price: 'Price per hour',
    terms: 'Terms',
    subcategory: 'Category',
    accessType: 'Access',
    offer: 'Takes offers',
    endDate: 'Sold until',
    max_calls: 'Reads allowed',
    max_unit: 'Period of reads',
    url: 'Source',
  },
} as const;
