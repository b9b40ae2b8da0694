import type { requestStates } from '#contract/constants.ts';

export const accessPageMessages = {
  intro: {
    withReaders: 'Your access, the readers of your products, and access requests.',
    readers: 'The readers of your products, and access requests.',
    own: 'Your access and your access requests.',
  },
  tabs: { mine: 'My access', readers: 'Readers', requests: 'Requests' },
  runway: 'Active access',
  days: { '7': '7 days', '30': '30 days' },
  daysLabel: 'Days shown',
  extendThese: { one: 'Extend 1 product by 24 h', many: 'Extend {count} products by 24 h' },
  calendar: 'Calendar file',
  calendarFile: 'access.ics',
  state: 'Show',
  states: { running: 'Active', lapsed: 'Expired', all: 'All' },
  search: 'Search by product or name',
  count: { one: '1 product', many: '{count} products' },
  readerCount: { one: '1 access grant', many: '{count} access grants' },
  columns: {
    product: 'Product',
    buyer: 'Buyer',
    state: 'Ends',
    bought: 'Bought',
    price: 'Current price',
    actions: 'Actions',
  },
  hours: { one: '1 hour', many: '{count} hours' },
  purchases: 'in {count} purchases',
  lapsed: 'Expired',
  extend: 'Extend',
  renew: 'Renew',
  ask: 'Ask for access',
  asked: 'Awaiting approval',
  closed: 'No longer available to you',
  endsThen: 'Product ends',
  address: 'Use',
  rows: 'View rows',
  analyse: 'Run analysis',
  extendSelected: 'Extend selected',
  free: 'Free',
  clear: 'Clear filters',
  toMarketplace: 'Browse the marketplace',
  toProducts: 'View your products',
  emptyFiltered: { title: 'Nothing matches', text: 'Try another search or filter.' },
  emptyNever: {
    mine: { title: 'You have not bought access yet', text: 'Access that you buy appears here, with the time left.' },
    readers: { title: 'No readers yet', text: 'Buyers and the end of their access appear here.' },
    sent: {
      title: 'No access requests yet',
      text: 'Products sold on approval have an “Ask for access” button.',
    },
    received: { title: 'No access requests yet', text: 'Requests for your products sold on approval appear here.' },
  },
} as const;

export const extendMessages = {
  title: { one: 'Extend {name}', many: 'Extend {count} products' },
  text: 'New hours start when the current ones end.',
  expired: 'Expired access starts now.',
  hours: 'More hours for each',
  total: 'Total',
  balance: 'Current balance',
  after: 'Balance after',
  until: 'until {time}',
  short: 'You need {missing} more.',
  topUp: 'Add tokens',
  cancel: 'Cancel',
  submit: 'Extend for {total}',
  submitFree: 'Extend for free',
  tooMuch: 'This exceeds the wallet limit.',
  done: 'Extended',
  someFailed: 'Some were not extended',
  noHour: 'Less than an hour is left to buy: {name} ends {time}.',
  again: 'Try again',
  close: 'Close',
} as const;

export const rowsMessages = {
  title: 'Rows of {name}',
} as const;

export const addressMessages = {
  title: 'Use {name}',
} as const;

export const requestMessages = {
  received: 'Requests to you',
  sent: 'Your requests',
  state: 'Status',
  anyState: 'All statuses',
  columns: {
    product: 'Product',
    user: 'Requested by',
    owner: 'Owner',
    asked: 'Requested',
    state: 'Status',
    actions: 'Actions',
  },
  approve: 'Approve',
  reject: 'Decline',
  buy: 'Buy access',
  askApprove: {
    title: 'Let {name} buy {product}?',
    text: '{name} is notified and can see and buy {product} from now on. You cannot undo this here.',
    confirm: 'Approve access',
  },
  askReject: {
    title: 'Decline the request from {name}?',
    text: '{name} is notified and can ask for {product} again later.',
    confirm: 'Decline access',
  },
} as const;

export const requestStateNames = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Declined',
} as const satisfies Record<(typeof requestStates)[number], string>;

/** Warnings before access ends. `what` is a product name or a count of products. */
export const warningMessages = {
  hour: '{what} ends within an hour',
  minutes: '{what} ends within 5 minutes',
  several: 'Access to {count} products',
  extend: 'Extend',
  ask: 'Ask for access',
  view: 'View access',
  title: '{left} left: {name}',
} as const;

export const calendarMessages = {
  summary: 'Access to {name} ends',
  text: 'Extend it at {address}',
  alarm: 'Access to {name} ends soon',
} as const;

export const extensionMessages = {
  extend: 'Extend {hours} h · {amount}',
  free: 'free',
  topUp: 'Add tokens',
} as const;
