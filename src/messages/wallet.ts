import type { movementTypes } from '#contract/constants.ts';

/** Words of the wallet. */
export const walletWords = {
  available: 'Available',
  add: 'Add tokens',
  withdraw: 'Withdraw',
  latest: 'Latest movements',
  all: 'See the whole history',
  back: 'Back to your purchase',
  backText: 'Your choice of {hours} hours is kept.',
  emptyNever: { title: 'No movements yet', text: 'Add tokens to buy access, or sell a product to earn some.' },
  emptyFiltered: { title: 'No movement matches', text: 'Try another type or a longer period.' },
  intro: 'Every movement of your tokens, with what your balance was right after it.',
  count: { one: '1 movement', many: '{count} movements' },
  treasury: 'Exchange treasury',
  columns: {
    type: 'Type',
    party: 'With',
    product: 'Product',
    date: 'Date',
    amount: 'Amount',
    balance: 'Balance',
  },
  totals: { label: 'All that match', in: 'In', out: 'Out', net: 'Net', count: 'Movements' },
} as const;

/** Words of what open offers mean for the balance: nothing, until one is accepted and access is bought. */
export const openOfferWords = {
  none: 'You have no open offers. Offers hold no tokens.',
  asked: 'Asked for in {count}: {amount} an hour. Offers hold no tokens; you pay when you buy.',
  count: { one: '1 open offer', many: '{count} open offers' },
  see: { one: 'See it', many: 'See them' },
} as const;

/** Words of what narrows the history. */
export const historyFilterWords = {
  search: 'Search product or person',
  open: 'Filters',
  title: 'Filter movements',
  clear: 'Clear filters',
  show: 'Show movements',
  direction: { label: 'Direction', all: 'All', in: 'In', out: 'Out' },
  type: 'Type',
  anyType: 'All types',
  from: 'From',
  to: 'To',
  amount: 'Amount in {symbol}',
  chips: {
    name: '“{name}”',
    in: 'Tokens in',
    out: 'Tokens out',
    from: 'From {day}',
    to: 'Until {day}',
    min: 'At least {amount}',
    max: 'At most {amount}',
  },
} as const;

/** Words of the line that holds the balance against its history. */
export const agreementWords = {
  agrees: 'Agrees with history',
  sum: '{received} in − {paid} out over {count}',
  differs: 'The balance does not agree with its history',
  difference:
    'Your history adds up to {sum}, your wallet holds {balance}: {difference} apart. Keep this page and tell the exchange.',
  again: 'Add up again',
} as const;

/** Words of the chart of the balance. */
export const courseWords = {
  title: 'Balance over time',
  last: 'Last {period}',
  names: { incoming: 'In', outgoing: 'Out', level: 'Balance' },
  period: 'Period',
  periods: { days30: '30 days', days90: '90 days', year: '1 year' },
  step: 'From',
  describe: 'From {opening} to {balance} over {period}: {received} came in and {paid} went out.',
  nothing: { title: 'Nothing to draw yet', text: 'How your balance goes appears here after your first movement.' },
} as const;

/** Words of why tokens moved. */
export const whyWords = {
  title: 'Why these tokens moved',
  missing: {
    title: 'No such movement in your wallet',
    text: 'The link may belong to another account, or not be whole.',
  },
  after: 'Balance after',
  with: 'With',
  when: 'When',
  id: 'Movement',
  reference: 'Reference',
  came: 'How it came about',
  together: 'Booked together',
  togetherText: 'One purchase, booked at once: what the buyer paid, and what partners got of it.',
  offer: { title: 'An offer was accepted', text: '{price} an hour, agreed on', open: 'Open the deal' },
  list: { title: 'Bought at the list price', text: '{price} an hour' },
  access: {
    title: 'Access was bought',
    text: '{hours} × {price} = {total}',
    hours: { one: '1 hour', many: '{count} hours' },
    until: 'until',
    open: 'Open access',
  },
  contract: { title: 'Revenue was shared', text: '{share} % to {name}', open: 'Open contracts' },
  you: 'you',
  entry: {
    DEPOSIT: 'You added tokens from the exchange treasury.',
    WITHDRAWAL: 'You withdrew tokens to the exchange treasury.',
    PURCHASE: '{amount} left your wallet.',
    SALE: '{amount} came into your wallet.',
    SHARE: 'A share of {amount} was booked.',
    FEE: 'A fee of {amount} was booked.',
  },
  receipt: 'Receipt',
  copy: 'Copy link',
} as const;

/** Words of the receipt. */
export const receiptWords = {
  number: 'Receipt {id}',
  from: 'From',
  to: 'To',
  date: 'Date',
  type: 'Type',
  lines: { what: 'What', quantity: 'Hours', price: 'Price per hour', amount: 'Amount' },
  total: 'Total',
  after: 'Balance of {name} after it',
  movement: 'Movement',
  reference: 'Reference',
  hash: 'Content hash (SHA-256)',
  hashText:
    'Taken over the facts in the JSON file. Names may change, the facts and their hash do not: open this page again and compare.',
  noHash: 'Needs a secure connection (HTTPS).',
  print: 'Print or save as PDF',
  download: 'Download JSON',
  back: 'Why these tokens moved',
  access: 'Access from {from} to {to} (UTC)',
  share: 'Share of the revenue of a sale',
} as const;

/** Words of the files that hold movements. */
export const movementFileWords = {
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
    id: 'Movement id',
  },
} as const;

/** Names of movements, as their owner sees them. */
export const movementNames = {
  DEPOSIT: 'Bought tokens',
  WITHDRAWAL: 'Withdrawn',
  PURCHASE: 'Paid for access',
  SALE: 'Earned',
  SHARE: 'Share of a sale',
  FEE: 'Fee',
} as const satisfies Record<(typeof movementTypes)[number], string>;

interface MoveWords {
  title: string;
  text: string;
  amount: string;
  next: string;
  confirm: string;
  after: string;
}

/** Words of the two ways to move tokens. */
export const moveWords = {
  buy: {
    title: 'Add tokens',
    text: 'Tokens are added to your wallet at once.',
    amount: 'Amount to add',
    next: 'Continue',
    confirm: 'Add {amount}',
    after: 'Your balance will go from {before} to {after}.',
  },
  withdraw: {
    title: 'Withdraw tokens',
    text: 'Tokens leave your wallet at once. What is left still buys access.',
    amount: 'Amount to withdraw',
    next: 'Continue',
    confirm: 'Withdraw {amount}',
    after: 'Your balance will go from {before} to {after}.',
  },
} as const satisfies Record<'buy' | 'withdraw', MoveWords>;

export const moveForm = {
  cancel: 'Cancel',
  change: 'Change the amount',
  presets: 'Usual amounts',
  before: 'Balance now',
  after: 'Balance after',
  amount: 'Amount',
  tooMuch: 'You have {balance}.',
  all: 'All',
} as const;
