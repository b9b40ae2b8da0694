import type { requestStates } from '#contract/constants.ts';

/** Words of the access page. */
export const accessPageWords = {
  intro: 'What you can read and until when, who reads what is yours, and who asks to.',
  tabs: { mine: 'My access', readers: 'Who may read', requests: 'Requests' },
  runway: 'What runs',
  days: { '7': '7 days', '30': '30 days' },
  daysLabel: 'Days shown',
  figures: { running: 'Running', lapsing: 'Lapse within 7 days', cost: 'Cost of 24 more hours for these' },
  extendThese: 'Extend these',
  calendar: 'Calendar file',
  calendarFile: 'access.ics',
  state: 'Show',
  states: { running: 'Running', lapsed: 'Lapsed', all: 'All' },
  search: 'Search by product or name',
  count: { one: '1 product', many: '{count} products' },
  readerCount: { one: '1 reader', many: '{count} readers' },
  columns: {
    product: 'Product',
    buyer: 'Buyer',
    state: 'Ends',
    bought: 'Bought',
    price: 'Price now',
    actions: 'Actions',
  },
  hours: { one: '1 hour', many: '{count} hours' },
  purchases: 'in {count} purchases',
  lapsed: 'Lapsed',
  extend: 'Extend',
  renew: 'Buy again',
  closed: 'No longer sold to you',
  endsThen: 'The product ends then',
  address: 'Address',
  connect: 'Connect',
  extendSelected: 'Extend selected',
  free: 'Free',
  perHour: '/ hour',
  clear: 'Clear filters',
  toMarketplace: 'Browse the marketplace',
  toProducts: 'See your products',
  emptyFiltered: { title: 'Nothing matches', text: 'Other access is still there.' },
  emptyNever: {
    mine: { title: 'You have not bought access yet', text: 'What you buy appears here, with the time that is left.' },
    readers: { title: 'Nobody reads your products yet', text: 'Whoever buys access appears here, with until when.' },
    sent: {
      title: 'You have not asked for access',
      text: 'Products on approval have “Ask for access” beside their price.',
    },
    received: { title: 'Nobody has asked for access', text: 'Requests for your products on approval appear here.' },
  },
} as const;

/** Words of buying more of one product or of several. */
export const extendWords = {
  title: { one: 'Extend {name}', many: 'Extend {count} products' },
  text: 'The new hours begin where the old ones end; what has lapsed begins now.',
  hours: 'More hours for each',
  total: 'Together',
  balance: 'Balance now',
  after: 'Balance after',
  until: 'until {time}',
  short: '{missing} are missing.',
  topUp: 'Add tokens',
  cancel: 'Cancel',
  submit: 'Extend for {total}',
  submitFree: 'Extend for free',
  tooMuch: 'This is more than a wallet can hold.',
  done: 'Extended',
  someFailed: 'Some were not extended',
  noHour: 'No whole hour is left to buy: {name} ends {time}.',
  again: 'Try these again',
  close: 'Close',
} as const;

/** Words of the dialog that gives an access address. */
export const addressWords = {
  title: 'Access address of {name}',
  text: 'Anyone who has this address can read the data until the access ends. Keep it like a password.',
  address: 'Access address',
} as const;

/** Words of requests for access. */
export const requestWords = {
  received: 'Others ask you',
  sent: 'You asked',
  state: 'Status',
  anyState: 'All statuses',
  columns: {
    product: 'Product',
    user: 'Who asks',
    owner: 'Owner',
    asked: 'Asked',
    state: 'Status',
    actions: 'Actions',
  },
  approve: 'Approve',
  reject: 'Decline',
  buy: 'Buy access',
  askApprove: {
    title: 'Let {name} buy {product}?',
    text: '{name} is told, and may see and buy access to {product} from now on. This cannot be taken back here.',
    confirm: 'Approve access',
  },
  askReject: {
    title: 'Decline the request of {name}?',
    text: '{name} is told, and may ask for {product} again later.',
    confirm: 'Decline access',
  },
} as const;

export const requestStateNames = {
  pending: 'Waiting',
  approved: 'Approved',
  rejected: 'Declined',
} as const satisfies Record<(typeof requestStates)[number], string>;

/** Words of the notices before access ends; `what` is a product's name or how many there are. */
export const warningWords = {
  hour: '{what} ends within an hour',
  minutes: '{what} ends within 5 minutes',
  several: 'Access to {count} products',
  extend: 'Extend',
  title: '{left} left: {name}',
} as const;

/** Words in the calendar file. */
export const calendarWords = {
  summary: 'Access to {name} ends',
  text: 'Extend it at {address}',
  alarm: 'Access to {name} ends soon',
} as const;
