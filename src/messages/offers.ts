import type { offerActions, offerStatuses } from '#contract/constants.ts';

/** What one's own side is asked for beside a revised price. */
export const reviseHints = {
  buyer: 'What you want the data for, and why this price. The seller reads it.',
  seller: 'Why this price, and what is in it. The buyer reads it.',
} as const;

/** Words of the offers page. */
export const offerWords = {
  tabs: { received: 'Received', made: 'Made', all: 'All' },
  turns: { mine: 'Wait for you', theirs: 'Wait for others' },
  intro: 'Prices per hour under negotiation. An accepted price holds for 30 days and moves no tokens by itself.',
  status: 'Status',
  anyStatus: 'All statuses',
  count: { one: '1 offer', many: '{count} offers' },
  from: 'from {name}',
  to: 'to {name}',
  perHour: '/ hour',
  listPrice: 'List price',
  yourTurn: 'Your turn',
  theirTurn: "{name}'s turn",
  toAnswer: 'left to answer',
  lapsed: 'The time to answer is over',
  validUntil: 'valid until',
  deal: 'The deal so far',
  open: 'Open the deal',
  terms: 'On the table',
  product: 'See the product',
  all: 'See all offers',
  missing: {
    title: 'No such offer among yours',
    text: 'The link may belong to another account, or not be whole.',
  },
  accept: 'Accept',
  reject: 'Reject',
  revise: 'Revise',
  withdraw: 'Withdraw',
  buy: 'Buy at this price',
  changed: {
    title: 'The terms changed, look again',
    text: 'The other side or another window moved first. Nothing was sent.',
    action: 'Show the new terms',
  },
  clear: 'Clear filter',
  emptyFiltered: { title: 'No offer with this status', text: 'Offers with another status are still there.' },
  emptyTurn: {
    mine: { title: 'No offer waits for you', text: 'Offers that wait for others, and closed ones, are still there.' },
    theirs: { title: 'No offer waits for others', text: 'Offers that wait for you, and closed ones, are still there.' },
  },
  emptyNever: {
    received: {
      title: 'Nobody has made an offer yet',
      text: 'Offers for your products appear here, and you accept, reject or revise them.',
    },
    made: {
      title: 'You have not made an offer yet',
      text: 'Products that take offers have “Make an offer” beside their price.',
    },
    all: {
      title: 'No offers yet',
      text: 'What you offer for products of others, and what others offer for yours, appears here.',
    },
  },
  toMarketplace: 'Browse the marketplace',
} as const;

export const offerStatusNames = {
  pending: 'Open',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
} as const satisfies Record<(typeof offerStatuses)[number], string>;

/** What a party did, after its name. */
export const moveNames = {
  created: 'offered',
  revised: 'proposed',
  accepted: 'accepted',
  rejected: 'rejected',
  withdrawn: 'withdrew',
  expired: 'let it expire',
} as const satisfies Record<(typeof offerActions)[number], string>;

/** Words of the questions before an answer. */
export const answerWords = {
  accept: {
    title: 'Accept {amount} an hour?',
    buyer: 'You may then buy access to {product} at {amount} an hour for 30 days. No tokens move now.',
    seller:
      '{name} may then buy access to {product} at {amount} an hour for 30 days instead of {list}. No tokens move now.',
    confirm: 'Accept offer',
  },
  reject: {
    title: 'Reject this offer?',
    text: 'The negotiation over {product} with {name} ends. {name} is told; a new offer can still be made later.',
    confirm: 'Reject offer',
  },
  withdraw: {
    title: 'Withdraw this offer?',
    text: 'Your {amount} an hour for {product} is off the table. {name} is told; you can make a new offer later.',
    confirm: 'Withdraw offer',
  },
} as const;
