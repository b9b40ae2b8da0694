import type { movementTypes } from '#contract/constants.ts';

const earlier = 'To search earlier ones, choose an earlier end date under Filters.';

export const walletMessages = {
  available: 'Available',
  add: 'Add tokens',
  withdraw: 'Withdraw',
  latest: 'Latest transactions',
  all: 'View full history',
  back: 'Back to your purchase',
  backText: 'Your selection of {hours} hours is saved.',
  emptyNever: { title: 'No transactions yet', text: 'Add tokens to buy access, or sell a product to earn some.' },
  emptyFiltered: { title: 'No transactions match', text: 'Try other words or clear the filters.' },
  emptySearched: { title: 'No match in the transactions searched', text: earlier },
  intro: 'All transactions of your tokens, with the balance after each.',
  count: { one: '1 transaction', many: '{count} transactions' },
  treasury: 'Exchange',
  columns: {
    type: 'Type',
    party: 'With',
    product: 'Product',
    date: 'Date',
    amount: 'Amount',
    balance: 'Balance',
  },
  totals: {
    label: 'Matching transactions',
    in: 'In',
    out: 'Out',
    net: 'Net',
    count: 'Transactions',
    failed: 'The sums could not be loaded',
    retry: 'Try again',
    searched: 'Searched only back to',
    earlier,
    tooMany: 'Too many transactions to add up. Choose a period under Filters.',
  },
} as const;

/** Open offers reserve no tokens. Only a purchase charges the wallet. */
export const openOfferMessages = {
  asked: '{count}, in total {amount} an hour. Offers do not reserve tokens; you pay when you buy.',
  count: { one: '1 open offer', many: '{count} open offers' },
  see: { one: 'View offer', many: 'View offers' },
  none: 'You have made no offers. Offers do not reserve tokens.',
} as const;

export const historyFilterMessages = {
  search: 'Search product or person',
  open: 'Filters',
  title: 'Filter transactions',
  clear: 'Clear filters',
  show: 'Show transactions',
  direction: { label: 'Direction', all: 'All', in: 'In', out: 'Out' },
  type: 'Type',
  anyType: 'All types',
  amount: 'Amount in {symbol}',
  chips: {
    in: 'Tokens in',
    out: 'Tokens out',
    min: 'At least {amount}',
    max: 'At most {amount}',
  },
} as const;

export const agreementMessages = {
  agrees: 'Reconciled with history',
  agreesNewest: 'Reconciled with the newest transactions',
  sum: '{received} in − {paid} out over {count}',
  newest: '{opening} before + {received} in − {paid} out over the newest {count}',
  differs: 'The balance does not agree with its history',
  difference:
    'Your history adds up to {sum}, your wallet holds {balance}: {difference} apart. Keep this page and contact the exchange.',
  again: 'Check again',
} as const;

export const courseMessages = {
  title: 'Balance over time',
  last: 'Last {period}',
  names: { incoming: 'In', outgoing: 'Out', level: 'Balance' },
  period: 'Period',
  periods: { days30: '30 days', days90: '90 days', year: '1 year' },
  step: 'From',
  describe: 'From {opening} to {balance} over {period}: {received} came in and {paid} went out.',
  nothing: { title: 'Nothing to draw yet', text: 'Your balance over time appears here after your first transaction.' },
  unchanged: { title: 'No transactions in this period', text: 'Your balance was {balance} the whole time.' },
} as const;

export const whyMessages = {
  title: 'Why these tokens moved',
  missing: { title: 'Transaction not found', text: 'The link may be incomplete or belong to another account.' },
  after: 'Balance after',
  with: 'With',
  when: 'When',
  id: 'Transaction ID',
  came: 'History',
  together: 'Booked together',
  togetherText: 'One purchase: the payment of the buyer and the shares of the partners.',
  offer: { title: 'An offer was accepted', text: '{price} an hour, agreed on', open: 'Open offer' },
  lower: { title: 'Bought at the list price', text: '{price} an hour, lower than the {agreed} agreed on' },
  list: { title: 'Bought at the list price', text: '{price} an hour' },
  access: {
    title: 'Access was bought',
    text: '{hours} × {price} = {total}',
    hours: { one: '1 hour', many: '{count} hours' },
    until: 'until',
    open: 'Open access',
  },
  contract: { title: 'Revenue was shared', text: '{share} to {name}', open: 'Open contracts' },
  you: 'you',
  entry: {
    DEPOSIT: 'You added tokens from the exchange treasury.',
    WITHDRAWAL: 'You withdrew tokens to the exchange treasury.',
    PURCHASE: '{amount} left your wallet.',
    SALE: '{amount} was added to your wallet.',
    SHARE: 'A share of {amount} was booked.',
    FEE: 'A fee of {amount} was booked.',
  },
  receipt: 'Receipt',
  copy: 'Copy link',
} as const;

export const receiptMessages = {
  from: 'From',
  to: 'To',
  type: 'Type',
  lines: { what: 'What', quantity: 'Hours', price: 'Price per hour', amount: 'Amount' },
  product: '{hours} h × {price} = ',
  agreed: { offer: 'Agreed price', list: 'List price, lower than the agreed {price}' },
  total: 'Total',
  value: 'Value at today’s rate',
  after: 'Balance after',
  movement: 'Transaction ID',
  reference: 'Reference',
  hash: 'Content hash (SHA-256)',
  hashText: 'Hash of the facts in the JSON file.',
  noHash: 'Requires HTTPS.',
  print: 'Print or save as PDF',
  download: 'Download JSON',
  back: 'Why these tokens moved',
  access: 'Access from {from} to {to}',
  share: 'Revenue share',
} as const;

export const movementFileMessages = {
  columns: {
    utc: 'Date (UTC)',
    local: 'Date ({zone})',
    type: 'Type',
    party: 'With',
    product: 'Product',
    product_id: 'Product id',
    in: 'In ({symbol})',
    out: 'Out ({symbol})',
    balance: 'Balance ({symbol})',
    reference: 'Reference',
    id: 'Transaction id',
  },
} as const;

export const movementNames = {
  DEPOSIT: 'Tokens added',
  WITHDRAWAL: 'Withdrawn',
  PURCHASE: 'Paid for access',
  SALE: 'Earned',
  SHARE: 'Share of a sale',
  FEE: 'Fee',
} as const satisfies Record<(typeof movementTypes)[number], string>;

export const refundMessages = {
  name: 'Refunded',
  entry: 'The tokens of a declined withdrawal came back to your wallet.',
} as const;

export interface MoveMessages {
  title: string;
  text: string;
  amount: string;
  next: string;
  confirm: string;
  /** Shown if the resulting balance is not displayed. */
  after?: string;
  /** Label of the resulting balance if it does not change at once. */
  total?: string;
}

export const moveMessages = {
  buy: {
    title: 'Add tokens',
    text: 'Demo tokens, free: nothing is charged. They are added to your wallet at once.',
    amount: 'Amount to add',
    next: 'Continue',
    confirm: 'Add {amount}',
  },
  withdraw: {
    title: 'Withdraw tokens',
    text: 'Tokens leave your wallet at once.',
    amount: 'Amount to withdraw',
    next: 'Continue',
    confirm: 'Withdraw {amount}',
  },
} as const satisfies Record<'buy' | 'withdraw', MoveMessages>;

export const moveForm = {
  cancel: 'Cancel',
  change: 'Change the amount',
  before: 'Current balance',
  after: 'Balance after',
  amount: 'Amount',
  tooMuch: 'This exceeds your balance of {balance}.',
  all: 'All',
} as const;
