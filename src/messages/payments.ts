import type { paymentKinds, paymentStates } from '#contract/constants.ts';

export const paymentMessages = {
  own: 'Payments',
  ownText: 'An administrator confirms each purchase and withdrawal.',
  all: 'Payments',
  anyState: 'All statuses',
  count: { one: '1 payment', many: '{count} payments' },
  exported: 'payments',
  empty: {
    title: 'No payments',
    text: 'Purchases and withdrawals of tokens appear here.',
  },
  emptyOpen: { title: 'No pending payments', text: 'Purchases and withdrawals to decide appear here.' },
  columns: {
    person: 'Person',
    kind: 'Type',
    amount: 'Amount',
    date: 'Requested',
    state: 'Status',
    reference: 'Reference',
    actions: 'Actions',
  },
  confirm: 'Confirm',
  decline: 'Decline',
  cancel: 'Cancel',
  reference: { confirm: 'Payment reference', decline: 'Reason' },
  reason: 'Reason: {text}',
  referenceHint: 'Shown to {name} and saved in the activity log.',
} as const;

export const instructionMessages = {
  title: 'How to pay',
  text: 'The tokens arrive once your payment is confirmed. These instructions are also in your email and under Payments.',
  done: 'Done',
} as const;

export const paymentKindNames = {
  purchase: 'Purchase',
  withdrawal: 'Withdrawal',
} as const satisfies Record<(typeof paymentKinds)[number], string>;

export const paymentStateNames = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  declined: 'Declined',
} as const satisfies Record<(typeof paymentStates)[number], string>;

export const decisionMessages = {
  confirm: {
    purchase: {
      title: 'Confirm the purchase of {amount}?',
      text: '{name} receives {amount} at once. Confirm only money that has arrived.',
      send: 'Add {amount}',
    },
    withdrawal: {
      title: 'Confirm the withdrawal of {amount}?',
      text: 'The tokens have left the wallet of {name} already. Confirm only after you have paid out the money.',
      send: 'Confirm withdrawal',
    },
  },
  decline: {
    purchase: {
      title: 'Decline the purchase of {amount}?',
      text: 'No tokens move. {name} is notified.',
      send: 'Decline purchase',
    },
    withdrawal: {
      title: 'Decline the withdrawal of {amount}?',
      text: '{amount} go back to the wallet of {name} at once.',
      send: 'Return {amount}',
    },
  },
} as const;

export const requestMessages = {
  buy: {
    title: 'Buy tokens',
    text: 'An administrator adds the tokens when your payment has arrived.',
    amount: 'Amount to buy',
    next: 'Continue',
    confirm: 'Request {amount}',
    after: 'Your balance stays at {before} until an administrator confirms the purchase.',
    total: 'Balance once confirmed',
  },
  withdraw: {
    title: 'Withdraw tokens',
    text: 'The tokens leave your wallet at once. They come back if an administrator declines the withdrawal.',
    amount: 'Amount to withdraw',
    next: 'Continue',
    confirm: 'Request {amount}',
  },
  topUp: {
    consequence: 'An administrator adds the tokens when your payment has arrived. Your entries are kept.',
    confirm: 'Request {amount}',
  },
} as const;

export const topUpMessages = {
  title: 'Add {amount} to your wallet?',
  consequence: 'Your balance goes from {before} to {after}. Your entries are kept.',
  confirm: 'Add {amount}',
} as const;

export const purchaseMessages = {
  unanswered: 'An earlier request has no answer yet',
  asked: 'Request: {what}.',
  hours: { one: '1 hour', many: '{count} hours' },
  settle: 'Mark as resolved',
  isListPrice: 'You pay the list price, which is no higher than your agreed price.',
  priceChanged: 'The price changed from {before} to {now} an hour',
  priceChangedText: 'Nothing was charged. Review the new total, then confirm again.',
  balance: 'Your balance could not be loaded',
  retry: 'Try again',
  noHour: 'Less than an hour is left to buy: this product ends',
} as const;
