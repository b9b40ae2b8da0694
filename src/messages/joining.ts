import type { joinStates } from '#contract/constants.ts';

export const joinMessages = {
  ask: 'Request an account',
  intro: 'We email you a link to confirm your address. An administrator then decides on your request.',
  introOpen: 'We email you a link to confirm your address. You then set your password.',
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  purpose: 'What do you want to do here?',
  terms: 'I accept the terms (version {version})',
  readTerms: 'Read the terms',
  mustAccept: 'Accept the terms to go on',
  send: 'Request account',
  sent: 'Check your email',
  sentText: 'We sent a link to {email}. Open it to confirm your address.',
  confirmTitle: 'Confirm your address',
  confirmText: 'One more step: your request is sent once you confirm.',
  confirm: 'Confirm address',
  pending: 'Your request is with the administrators',
  pendingText: 'You get an email once they have decided.',
  off: 'This exchange takes no requests for accounts',
  offText: 'Ask the operator for an account.',
} as const;

export const joinListMessages = {
  all: 'Requests for accounts',
  anyState: 'All statuses',
  count: { one: '1 request', many: '{count} requests' },
  empty: { title: 'No requests', text: 'Requests for accounts appear here once their email address is confirmed.' },
  columns: {
    person: 'Person',
    company: 'Company',
    purpose: 'Purpose',
    terms: 'Terms',
    date: 'Requested',
    state: 'Status',
    actions: 'Actions',
  },
  approve: 'Approve',
  decline: 'Decline',
  cancel: 'Cancel',
  reason: 'Reason',
  reasonHint: 'Emailed to {name} and saved in the activity log.',
} as const;

export const joinDecisions = {
  approve: {
    title: 'Add {name}?',
    text: '{name} becomes a buyer and gets an email with a link to set a password.',
    send: 'Add {name}',
  },
  decline: {
    title: 'Decline the request of {name}?',
    text: 'No account is added. {name} gets an email with your reason.',
    send: 'Decline request',
  },
} as const;

export const joinStateNames = {
  unconfirmed: 'Address not confirmed',
  pending: 'Pending',
  approved: 'Approved',
  declined: 'Declined',
} as const satisfies Record<(typeof joinStates)[number], string>;
