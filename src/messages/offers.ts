import type { offerActions, offerStatuses } from '#contract/constants.ts';

export const reviseTexts = {
  buyer: {
    note: 'For {product}. The seller then decides on the new terms.',
    descriptionHint: 'What you want the data for, and why this price. Visible to the seller.',
  },
  seller: {
    note: 'For {product}. The buyer then decides on the new terms.',
    yourOffer: 'Your price is',
    description: 'Message',
    descriptionHint: 'Why this price, and what it includes. Visible to the buyer.',
  },
} as const;

export const offerMessages = {
  tabs: { received: 'Received', made: 'Made', all: 'All' },
  turns: { mine: 'Awaiting your reply', theirs: 'Awaiting a reply' },
  intro: 'Negotiate prices per hour. Accepted prices are valid for 30 days and paid on purchase.',
  status: 'Status',
  anyStatus: 'All statuses',
  count: { one: '1 offer', many: '{count} offers' },
  columns: {
    product: 'Product',
    turn: 'Status',
    amount: 'Offer per hour',
    list: 'List price',
    gap: 'Gap',
    ends: 'Expires',
  },
  fromList: 'list {list}, {gap}',
  pane: 'Selected offer',
  list: 'Offers',
  from: 'from {name}',
  to: 'to {name}',
  perHour: '/ hour',
  listPrice: 'List price',
  yourTurn: 'Your turn',
  turnOf: { buyer: 'Buyer’s turn', seller: 'Seller’s turn' },
  toAnswer: 'left to answer',
  lapsed: 'Reply deadline passed',
  over: 'Agreed price ended',
  validUntil: 'valid until',
  deal: 'Negotiation history',
  otherSide: {
    title: { buyer: 'About the buyer', seller: 'About the seller' },
    since: 'On the exchange since',
    purchases: { buyer: 'Purchases', seller: 'Sales' },
    atLeast: '{count}+',
    accepted: 'Offers accepted',
    share: '{accepted} of the latest {decided}',
    answer: 'Usually answers in',
    soon: 'under 1 h',
    hours: '{count} h',
    days: '{count} d',
  },
  terms: 'Current offer',
  product: 'View product',
  all: 'View all offers',
  missing: {
    title: 'Offer not found',
    text: 'The link may be incomplete or belong to another account.',
  },
  accept: 'Accept',
  reject: 'Reject',
  revise: 'Revise',
  withdraw: 'Withdraw',
  buy: 'Buy at this price',
  changed: {
    title: 'The terms have changed',
    text: 'The offer was changed by the other party or in another window. Nothing was sent.',
    action: 'Show the new terms',
  },
  clear: 'Clear filter',
  emptyFiltered: { title: 'No offer with this status', text: 'Try another status.' },
  emptyTurn: {
    mine: { title: 'No offers awaiting your reply', text: 'Show all to see your other offers.' },
    theirs: { title: 'No offers awaiting a reply', text: 'Show all to see your other offers.' },
  },
  emptyNever: {
    received: {
      title: 'No offers received yet',
      text: 'Offers for your products appear here. You can accept, reject or revise them.',
    },
    made: {
      title: 'You have not made an offer yet',
      text: 'Products that take offers have a “Make an offer” button.',
    },
    all: {
      title: 'No offers yet',
      text: 'Offers that you make or receive appear here.',
    },
  },
  toMarketplace: 'Browse the marketplace',
  toProducts: 'View your products',
} as const;

export const offerStatusNames = {
  pending: 'Open',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
} as const satisfies Record<(typeof offerStatuses)[number], string>;

export const moveNames = {
  created: 'offered',
  revised: 'proposed',
  accepted: 'accepted',
  rejected: 'rejected',
  withdrawn: 'withdrew',
  expired: 'let it expire',
} as const satisfies Record<(typeof offerActions)[number], string>;

export const answerMessages = {
  accept: {
    title: 'Accept {amount} an hour?',
    buyer: 'You can then buy access to {product} at {amount} an hour for 30 days. Nothing is charged now.',
    seller:
      '{name} can then buy access to {product} at {amount} an hour for 30 days instead of {list}. Nothing is charged now.',
    confirm: 'Accept offer',
  },
  reject: {
    title: 'Reject this offer?',
    buyer: 'This ends the negotiation with {name} over {product}. {name} is notified. You can make a new offer later.',
    seller: 'This ends the negotiation with {name} over {product}. {name} is notified and can make a new offer later.',
    confirm: 'Reject offer',
  },
  withdraw: {
    title: 'Withdraw this offer?',
    text: 'This cancels your offer of {amount} an hour for {product}. {name} is notified. You can make a new offer later.',
    confirm: 'Withdraw offer',
  },
} as const;
