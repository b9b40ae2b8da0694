import type { contractStatuses } from '#contract/constants.ts';

export const contractMessages = {
  intro:
    'Share the revenue of a product with partners. Shares are paid at each purchase while a signed contract is active.',
  introPartner: 'Contracts offered to you. Shares are paid at each purchase while a signed contract is active.',
  tabs: { owned: 'Offered by you', partner: 'Offered to you' },
  create: 'Share revenue',
  columns: { product: 'Product', state: 'Status', share: 'Share', earned: 'Earned', ends: 'Ends' },
  search: 'Search by product or person',
  list: 'Contracts',
  pane: 'Selected contract',
  status: 'Status',
  anyStatus: 'All statuses',
  count: { one: '1 contract', many: '{count} contracts' },
  by: 'by {name}',
  with: { one: 'with {name}', two: 'with {name} and 1 other', more: 'with {name} and {count} others' },
  withShare: '{share} shared {who}',
  shared: '{amount} shared',
  yours: 'Your signature',
  signedOf: '{signed} of {count} signed',
  terms: 'Terms',
  all: 'View all contracts',
  missing: {
    title: 'Contract not found',
    text: 'The link may be incomplete or belong to another account.',
  },
  keeper: { owned: 'You keep', partner: 'Owner and others' },
  you: 'You',
  period: '{from} to {to}',
  inUtc: '{from} to {to}\u00A0UTC',
  takings: 'Paid by buyers in the period',
  sales: { one: '1 sale', many: '{count} sales' },
  got: 'Received',
  payments: { one: 'in 1 payment', many: 'in {count} payments' },
  details: 'Who gets what',
  partners: 'Signatures',
  notSigned: 'Not signed',
  notified: 'Partners are notified and see this contract on their dashboard until they sign.',
  signedAt: 'signed',
  sign: 'Review and sign',
  clear: 'Clear filter',
  emptyFiltered: { title: 'No contract with this status', text: 'Try another status.' },
  emptyNamed: { title: 'No contract matches your search', text: 'Try another product or name.' },
  emptyNever: {
    owned: {
      title: 'No revenue shared yet',
      text: 'Offer partners a share of a product’s revenue. It is paid automatically once they sign.',
    },
    partner: {
      title: 'No contracts offered to you',
      steps: [
        {
          title: '1. A seller offers you a share',
          text: 'You are notified. The contract appears here with its product, shares and days.',
        },
        { title: '2. You sign', text: 'It starts once every partner has signed.' },
        {
          title: '3. Each sale pays you',
          text: 'Your share of every purchase goes to your wallet until the contract ends.',
        },
      ],
      namedBy: 'Sellers name you by this address:',
      email: 'email address',
      action: 'Find sellers',
    },
  },
  partner: 'Partner, by name or full email address',
} as const;

export const contractStatusNames = {
  waiting: 'Awaiting signatures',
  signed: 'Signed',
  expired: 'Ended',
} as const satisfies Record<(typeof contractStatuses)[number], string>;
