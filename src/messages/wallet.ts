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
  clear: 'Clear filters',
  type: 'Type',
  anyType: 'All types',
  from: 'From',
  to: 'To',
  count: { one: '1 movement', many: '{count} movements' },
  treasury: 'Exchange treasury',
  columns: { type: 'Type', party: 'With', product: 'Product', date: 'Date', amount: 'Amount' },
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
