import type { contractStatuses } from '#contract/constants.ts';

export const contractWords = {
  intro:
    'Share the revenue of a product with partners. Shares are paid at each purchase while a signed contract is active.',
  tabs: { owned: 'Offered by you', partner: 'Offered to you' },
  create: 'Share revenue',
  status: 'Status',
  anyStatus: 'All statuses',
  count: { one: '1 contract', many: '{count} contracts' },
  by: 'by {name}',
  keeper: { owned: 'You keep', partner: 'Owner and others' },
  you: 'You',
  period: '{from} to {to}',
  inUtc: '{from} to {to}',
  takings: 'Paid by buyers in the period',
  sales: { one: '1 sale', many: '{count} sales' },
  got: 'Received',
  payments: { one: 'in 1 payment', many: 'in {count} payments' },
  details: 'Who gets what',
  partners: 'Signatures',
  notSigned: 'Not signed',
  signedAt: 'signed',
  sign: 'Review and sign',
  clear: 'Clear filter',
  emptyFiltered: { title: 'No contract with this status', text: 'Try another status.' },
  emptyNever: {
    owned: {
      title: 'You share no revenue yet',
      text: 'Offer partners a share of a product’s revenue. It is paid automatically once they sign.',
    },
    partner: { title: 'No contracts offered to you', text: 'Contracts that name you appear here for you to sign.' },
  },
  partner: 'Partner, by name or full email address',
} as const;

export const contractStatusNames = {
  waiting: 'Awaiting signatures',
  signed: 'Signed',
  expired: 'Ended',
} as const satisfies Record<(typeof contractStatuses)[number], string>;
