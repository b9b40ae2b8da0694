import type { contractStatuses } from '#contract/constants.ts';

/** Words of the contracts page. */
export const contractWords = {
  intro: 'Shares of what a product earns, paid out by the exchange at each purchase while a signed contract runs.',
  tabs: { owned: 'Offered by you', partner: 'Offered to you' },
  create: 'Share revenue',
  status: 'Status',
  anyStatus: 'All statuses',
  count: { one: '1 contract', many: '{count} contracts' },
  by: 'by {name}',
  keeper: { owned: 'You keep', partner: 'Others and the owner' },
  you: 'You',
  period: '{from} to {to}',
  inUtc: '{from} to {to}',
  takings: 'Paid by buyers in the period',
  sales: { one: '1 sale', many: '{count} sales' },
  got: 'You have got',
  payments: { one: 'in 1 payment', many: 'in {count} payments' },
  details: 'Who gets what',
  partners: 'Signatures',
  notSigned: 'has not signed yet',
  signedAt: 'signed',
  sign: 'Read and sign',
  clear: 'Clear filter',
  emptyFiltered: { title: 'No contract with this status', text: 'Contracts with another status are still there.' },
  emptyNever: {
    owned: {
      title: 'You share no revenue yet',
      text: 'Offer partners a share of what a product earns. It is paid out by itself once they sign.',
    },
    partner: { title: 'Nobody has offered you a share', text: 'Contracts that name you appear here, for you to sign.' },
  },
  partner: 'Partner, by name or whole email address',
} as const;

export const contractStatusNames = {
  waiting: 'Waits for signatures',
  signed: 'Signed',
  expired: 'Ended',
} as const satisfies Record<(typeof contractStatuses)[number], string>;
