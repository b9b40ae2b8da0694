import { dataRoom, type callUnits } from '#contract/constants.ts';

export const productMessages = {
  missing: {
    title: 'Product not found',
    text: 'It may have been removed or hidden, or the link is incomplete.',
    action: 'Search the marketplace',
  },
  tabs: { data: 'Data', columns: 'Columns', about: 'About', use: 'Use', deals: 'Deals', history: 'History' },
  analysis: {
    title: 'Analysis',
    text: 'The exchange computes it on data that you can read. Data and results stay private.',
    open: 'You choose',
    locked: 'Locked',
    run: 'Run it on your data',
    runs: 'View runs of your algorithms',
    buyFirst: 'Buy access to run it on your data.',
  },
  query: {
    title: 'What it computes',
    text: 'A query that only its provider has. It runs on the exchange, on columns that you choose. The data and the result stay yours.',
    none: 'Its provider has not published a query yet, so it cannot run.',
    needs: 'What it needs',
    parameter: 'A value you choose, otherwise {value}',
    types: { number: 'Numbers', text: 'Words', date: 'Dates', boolean: 'True or false' },
    example: 'Example result',
    exampleText: 'Computed from sample rows of the provider.',
    noRoom: 'It cannot run in a data room. {problem}.',
    versions: 'Versions',
    version: 'Version {version}',
    runs: 'Runs: {runs}',
  },
  strip: {
    label: 'Key facts',
    newest: 'newest {day}',
    checked: 'checked',
    quality: 'Quality {grade}',
  },
  about: 'About',
  free: 'Free',
  facts: {
    analysis: 'Analysis',
    covers: 'Coverage',
    location: 'Location',
    published: 'Published',
    source: 'Source',
    licence: 'Licence and terms',
    records: 'Records',
    calls: 'Reads allowed',
    connections: 'Connections allowed',
    until: 'On sale until',
    buyers: 'Buyers',
  },
  terms: 'Terms of use',
  record: 'Machine-readable record (DCAT)',
  calls: '{count} per {unit}',
  unlimited: 'Unlimited',
  point: '{latitude}, {longitude}',
} as const;

export const callUnitNames = {
  second: 'second',
  minute: 'minute',
  hour: 'hour',
  day: 'day',
  week: 'week',
  month: 'month',
  year: 'year',
} as const satisfies Record<(typeof callUnits)[number], string>;

export const roomMessages = {
  title: 'Algorithms in this data room',
  text: `An algorithm of a provider runs here once you have allowed its query. It shows groups of at least ${dataRoom.minimumGroup} rows and rounded figures. A new version with another query asks again.`,
  none: 'No requests yet. When a buyer tries to run an algorithm here, its query appears for you to decide.',
  by: 'by {provider}, version {version}',
  states: { asked: 'Awaiting your decision', allowed: 'Allowed', withdrawn: 'Withdrawn', refused: 'Cannot run here' },
  asked: 'Asked for',
  allowedSince: 'Allowed',
  needs: 'Columns: {columns}',
  query: 'Query of {name}, version {version}',
  hash: 'SHA-256 {hash}',
  allow: 'Allow',
  allowNamed: 'Allow {name}, version {version}',
  withdraw: 'Withdraw',
  withdrawNamed: 'Withdraw {name}, version {version}',
} as const;

export const accessMessages = {
  perHour: '/ hour',
  price: 'Price of access',
  listPrice: 'List price',
  agreed: 'Your agreed price, valid until',
  notAgreed: 'You pay the list price, which is no higher than your agreed price. That one is valid until',
  get: 'Get access',
  buyAgreed: 'Buy at the agreed price',
  free: 'Get free access',
  offer: 'Make an offer',
  openOffer: { seller: 'Awaiting the seller’s reply', buyer: 'Awaiting your reply' },
  expires: 'expires',
  toOffers: 'View offer',
  noRight: 'Your account can view products but not buy them.',
  balance: 'Your balance',
  missing: 'You need {amount} more',
  topUp: 'Add tokens',
  own: {
    title: 'This is your own product',
    edit: 'Edit product',
    offers: 'Offers for your products',
    readers: 'Who has access',
    runs: 'Runs by others',
    queryMissing: 'No query is published yet, so this product cannot be bought. Add the query with “Edit product”.',
    hidden: {
      protected: 'Only you and approved people can see this page.',
      private: 'Only you can see this page.',
    },
  },
  protected: {
    title: 'Approval required',
    text: 'The seller approves each buyer first. You pay nothing before you buy.',
    ask: 'Ask for access',
    pending: {
      title: 'You asked for access',
      text: 'The seller has not answered yet. You will be notified.',
    },
    rejected: 'The seller declined your last request. You can ask again.',
    toRequests: 'View your requests',
  },
  closed: {
    expired: 'This product has ended and is no longer sold.',
    disabled: 'This product is currently disabled and cannot be bought.',
    private: 'The seller no longer sells this product.',
    queryMissing: 'The provider has not published the query of this algorithm yet, so it cannot be bought.',
  },
  unreadable: {
    title: 'Currently not for sale',
    text: 'You can buy access again once the data can be read.',
    own: 'Buyers can get access again once the data can be read.',
    again: 'Check again',
  },
  active: 'You have access',
  until: 'Until',
  extend: 'Extend access',
  lapsed: 'Your access ended',
  renew: 'Renew access',
  hours: 'Length of access',
  /** Verbs in the bar of a phone. */
  bar: { extend: 'Extend', buyAgreed: 'Buy', renew: 'Renew', free: 'Get access', get: 'Get access' },
  send: {
    buy: 'Buy {hours} for {total}',
    free: 'Get {hours} free',
    extend: 'Extend by {hours} for {total}',
    extendFree: 'Extend by {hours} free',
    renew: 'Renew {hours} for {total}',
  },
  ends: 'Access ends',
  every: {
    rows: {
      running: 'You can read the data until your access ends.',
      before: 'You can read the data for the hours you buy.',
    },
    runs: {
      running: 'You can run analyses until your access ends.',
      before: 'You can run analyses for the hours you buy.',
    },
  },
  groupsOnly: {
    title: 'Analyses only',
    text: `With access you can run analyses on this data. Results cover groups of at least ${dataRoom.minimumGroup} rows. Rows and an access address are not available.`,
  },
} as const;

export const dealsMessages = {
  offers: 'Offers',
  perHour: '/ hour',
  side: { made: 'made by you', received: 'from {name}' },
  open: 'Open offer',
  all: 'View all offers',
  noOffers: {
    made: {
      title: 'No offer from you yet',
      text: 'Each price that you and the seller name appears here, up to the one you agree on.',
    },
    fixed: { title: 'Sold at its list price', text: 'The seller takes no offers for this product.' },
    noRight: { title: 'Sold at its list price', text: 'Your account cannot make offers.' },
    received: {
      title: 'No offers for this product yet',
      text: 'Prices that buyers propose appear here for you to accept, reject or counter.',
    },
  },
  offer: 'Make an offer',
  get: 'Get access',
  access: 'Access',
  bought: '{hours} h for {total}',
  noAccess: {
    title: 'No access bought yet',
    text: 'Each purchase appears here with its hours, price, end and receipt.',
  },
  allAccess: 'View all access',
  receipts: 'Payments and receipts',
} as const;

export const relatedMessages = {
  similar: 'Similar products',
  bySeller: 'More by {name}',
  own: 'Your other products',
  allOwn: 'All your products',
  category: 'All in {category}',
  seller: 'All by {name}',
  all: 'All in this category',
} as const;

export const historyMessages = {
  title: 'History',
  published: 'Published',
  checked: 'Source checked',
  day: 'Day',
  priceNow: 'Price per hour since it was published, now {price}.',
  unchanged: 'No changes since it was published. Changes of price, terms, source and description appear here.',
  appears: 'Changes of price, terms, source and description appear here.',
  source: 'The data source changed.',
  unknown: 'unknown',
  fields: {
    name: 'Name',
    type: 'Type',
    description: 'Description',
    price: 'Price per hour',
    terms: 'Terms',
    subcategory: 'Category',
    accessType: 'Access',
    offer: 'Takes offers',
    endDate: 'On sale until',
    max_calls: 'Reads allowed',
    max_unit: 'Period of reads',
    url: 'Source',
  },
} as const;

export const watchMessages = {
  button: 'Watch {name}',
  watch: 'Watch',
  unwatch: 'Stop watching',
} as const;

export const sellerCardMessages = {
  products: 'Products',
  best: 'Quality A',
  category: '{category} ({count})',
} as const;
