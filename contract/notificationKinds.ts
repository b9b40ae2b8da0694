// THE table of notifications, one row per kind. Wire, bell, inbox, settings and links walk it.

/** Groups of kinds that a person switches on and off and filters the inbox by. */
export const notificationGroups = ['offers', 'money', 'access', 'contracts', 'watched'] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

/** Filters of the inbox. */
export const notificationTopics = ['action', ...notificationGroups] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/** Ways to mail a notification: at once, in the daily summary, or never. */
export const mailChoices = ['now', 'daily', 'off'] as const;
export type MailChoice = (typeof mailChoices)[number];

interface NotificationRow {
  /** Amounts include their unit. */
  readonly text: string;
  readonly tone: 'success' | 'info' | 'warning';
  readonly group: NotificationGroup;
  /** Also listed under the topic "Action needed". */
  readonly topic?: NotificationTopic;
  /** Default way to mail it. */
  readonly mail: Exclude<MailChoice, 'off'>;
  /** Name in the settings. */
  readonly name: string;
  readonly icon: 'offer' | 'incoming' | 'key' | 'clock' | 'file' | 'bell';
  /** Page of the app with the next step. */
  readonly path: string;
}

/** Screen on which a person chooses mails and webhooks. */
export const mailChoicesPath = '/dashboard/profile';

const offer = { mail: 'daily', group: 'offers', icon: 'offer', path: '/dashboard/offers/{reference}' } as const;
const contract = { mail: 'daily', group: 'contracts', icon: 'file', path: '/dashboard/contracts/{reference}' } as const;
const access = { mail: 'daily', group: 'access', icon: 'key', path: '/product/{stream_id}' } as const;
const watched = { mail: 'daily', group: 'watched', icon: 'bell', path: '/product/{stream_id}' } as const;
const received = { mail: 'now', group: 'money', icon: 'incoming', path: '/wallet/history' } as const;
const payment = { mail: 'now', group: 'money', icon: 'bell', path: '/wallet' } as const;
const action = { topic: 'action', mail: 'now' } as const;

// prettier-ignore
export const notificationKinds = {
  offer_created: { name: 'New offer', text: '{actor} offers {amount} an hour for {product}', tone: 'info', ...offer, ...action },
  offer_revised: { name: 'Counter-offer', text: '{actor} proposes {amount} an hour for {product}', tone: 'info', ...offer, ...action },
  offer_accepted: { name: 'Offer accepted', text: '{actor} accepted {amount} an hour for {product}', tone: 'success', ...offer, mail: 'now' },
  offer_rejected: { name: 'Offer rejected', text: '{actor} rejected {amount} an hour for {product}', tone: 'info', ...offer },
  offer_withdrawn: { name: 'Offer withdrawn', text: '{actor} withdrew the offer of {amount} an hour for {product}', tone: 'info', ...offer },
  offer_expired: { name: 'Offer expired', text: 'The offer of {amount} an hour for {product} expired', tone: 'info', ...offer },
  access_sold: { name: 'Access sold', text: '{actor} bought access to {product} for {amount}', tone: 'success', ...received },
  access_ending: { name: 'Access ends soon', text: 'Your access to {product} ends soon', tone: 'warning', ...access, ...action, icon: 'clock', path: '/product/{stream_id}?buy=24' },
  access_ended: { name: 'Access ended early', text: 'Your access to {product} ended because the seller’s account was erased', tone: 'warning', ...access, path: '/dashboard/access' },
  access_requested: { name: 'Request for access', text: '{actor} asks for access to {product}', tone: 'info', ...access, ...action },
  access_approved: { name: 'Request approved', text: '{actor} approved your request for {product}', tone: 'success', ...access, mail: 'now' },
  access_rejected: { name: 'Request declined', text: '{actor} declined your request for {product}', tone: 'info', ...access },
  algorithm_asked: { name: 'Algorithm to allow', text: '{actor} asks to run an algorithm in the data room of {product}', tone: 'info', ...access, ...action, path: '/product/{stream_id}?tab=use' },
  product_updated: { name: 'Data updated', text: 'The seller updated the data of {product}', tone: 'info', ...access, icon: 'bell' },
  product_late: { name: 'Update is late', text: 'An update of {product} is late', tone: 'warning', ...access, icon: 'clock', mail: 'now' },
  product_schema: { name: 'Columns will change', text: 'The columns of {product} will change', tone: 'warning', ...access, ...action, icon: 'bell' },
  product_ending: { name: 'Product will end', text: 'The seller will end {product}', tone: 'warning', ...access, ...action, icon: 'clock' },
  contract_offered: { name: 'Contract offered', text: '{actor} offers you a share of the revenue of {product}', tone: 'info', ...contract, ...action },
  contract_signed: { name: 'Contract signed', text: '{actor} signed the contract about {product}', tone: 'success', ...contract },
  share_paid: { name: 'Revenue share received', text: 'You received {amount}, your share of a sale of {product}', tone: 'success', ...received },
  watch_price: { name: 'Price changed', text: '{product} now costs {amount} an hour', tone: 'info', ...watched },
  watch_changed: { name: 'Product changed', text: 'The seller changed {product}', tone: 'info', ...watched },
  watch_gone: { name: 'Product removed', text: '{product} is no longer on the marketplace', tone: 'warning', ...watched, path: '/marketplace' },
  payment_requested: { name: 'Payment to decide', text: '{actor} asks you to decide a payment of {amount}', tone: 'info', ...payment, ...action, path: '/admin?tab=payments' },
  join_requested: { name: 'Request for an account', text: 'A new request for an account awaits your decision', tone: 'info', ...access, ...action, path: '/admin?tab=requests' },
  purchase_confirmed: { name: 'Purchase confirmed', text: '{amount} added: your purchase was confirmed', tone: 'success', ...received },
  purchase_declined: { name: 'Purchase declined', text: 'Your purchase of {amount} was declined. No tokens moved.', tone: 'warning', ...payment },
  withdrawal_confirmed: { name: 'Withdrawal paid out', text: 'Your withdrawal of {amount} was paid out', tone: 'success', ...payment },
  withdrawal_declined: { name: 'Withdrawal declined', text: '{amount} returned: your withdrawal was declined', tone: 'warning', ...received },
  webhook_disabled: { name: 'Webhook switched off', text: 'A webhook of yours was switched off because its address refused or failed for days', tone: 'warning', ...access, ...action, icon: 'bell', path: mailChoicesPath },
} as const satisfies Record<string, NotificationRow>;

export type NotificationKind = keyof typeof notificationKinds;

export const notificationKindNames = Object.keys(notificationKinds) as NotificationKind[];

export const kindsOf = (topic: NotificationTopic): NotificationKind[] =>
  notificationKindNames.filter((kind) => {
    const row: NotificationRow = notificationKinds[kind];
    return row.group === topic || row.topic === topic;
  });

export const mailDefault = (kind: NotificationKind): Exclude<MailChoice, 'off'> => notificationKinds[kind].mail;
