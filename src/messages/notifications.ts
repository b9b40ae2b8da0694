import type { notificationKinds } from '#contract/constants.ts';

type Kind = (typeof notificationKinds)[number];

/** Amounts include their unit. */
export const notificationTexts = {
  offer_created: '{actor} offers {amount} an hour for {product}',
  offer_revised: '{actor} proposes {amount} an hour for {product}',
  offer_accepted: '{actor} accepted {amount} an hour for {product}',
  offer_rejected: '{actor} rejected {amount} an hour for {product}',
  offer_withdrawn: '{actor} withdrew the offer of {amount} an hour for {product}',
  offer_expired: 'The offer of {amount} an hour for {product} expired',
  access_sold: '{actor} bought access to {product} for {amount}',
  access_ending: 'Your access to {product} ends soon',
  access_requested: '{actor} asks for access to {product}',
  access_approved: '{actor} lets you buy access to {product}',
  access_rejected: '{actor} does not let you buy access to {product}',
  contract_offered: '{actor} offers you a share of what {product} earns',
  contract_signed: '{actor} signed the contract about {product}',
  share_paid: 'You received {amount}, your share of a sale of {product}',
  watch_price: '{product} now costs {amount} an hour',
  watch_changed: 'The seller changed {product}',
  watch_gone: '{product} is no longer on the marketplace',
  payment_requested: '{actor} asks you to decide a payment of {amount}',
  purchase_confirmed: '{amount} added: your purchase was confirmed',
  purchase_declined: 'Your purchase of {amount} was declined. No tokens moved.',
  withdrawal_confirmed: 'Your withdrawal of {amount} was paid out',
  withdrawal_declined: '{amount} returned: your withdrawal was declined',
} as const satisfies Record<Kind, string>;

type Tone = 'success' | 'info' | 'warning';

/** Tone of each event, in the inbox, the bell and the snackbar. */
export const notificationTones = {
  offer_created: 'info',
  offer_revised: 'info',
  offer_accepted: 'success',
  offer_rejected: 'info',
  offer_withdrawn: 'info',
  offer_expired: 'info',
  access_sold: 'success',
  access_ending: 'warning',
  access_requested: 'info',
  access_approved: 'success',
  access_rejected: 'info',
  contract_offered: 'info',
  contract_signed: 'success',
  share_paid: 'success',
  watch_price: 'info',
  watch_changed: 'info',
  watch_gone: 'warning',
  payment_requested: 'info',
  purchase_confirmed: 'success',
  purchase_declined: 'warning',
  withdrawal_confirmed: 'success',
  withdrawal_declined: 'warning',
} as const satisfies Record<Kind, Tone>;

export const notificationTopics = {
  action: {
    name: 'Action needed',
    kinds: [
      'offer_created',
      'offer_revised',
      'access_requested',
      'access_ending',
      'contract_offered',
      'payment_requested',
    ],
  },
  offers: {
    name: 'Offers',
    kinds: ['offer_created', 'offer_revised', 'offer_accepted', 'offer_rejected', 'offer_withdrawn', 'offer_expired'],
  },
  money: {
    name: 'Money',
    kinds: [
      'access_sold',
      'share_paid',
      'payment_requested',
      'purchase_confirmed',
      'purchase_declined',
      'withdrawal_confirmed',
      'withdrawal_declined',
    ],
  },
  access: { name: 'Access', kinds: ['access_ending', 'access_requested', 'access_approved', 'access_rejected'] },
  contracts: { name: 'Contracts', kinds: ['contract_offered', 'contract_signed'] },
  watched: { name: 'Watched products', kinds: ['watch_price', 'watch_changed', 'watch_gone'] },
} as const satisfies Record<string, { name: string; kinds: readonly Kind[] }>;

export const notificationMessages = {
  bell: { none: 'Notifications', one: 'Notifications, 1 unread', many: 'Notifications, {count} unread' },
  title: 'Notifications',
  intro: 'Activity on your offers, products and contracts.',
  all: 'All',
  filter: 'Topic',
  onlyUnread: 'Unread only',
  markAll: 'Mark all as read',
  mark: 'Mark as read',
  seeAll: 'See all notifications',
  count: { one: '1 notification', many: '{count} notifications' },
  snoozed: 'Snoozed',
  markUnread: 'Mark as unread',
  snooze: 'Snooze',
  snoozeUntil: { hours: 'In 3 hours', tomorrow: 'Tomorrow, 09:00', week: 'Monday, 09:00' },
  wake: 'End snooze',
  returns: 'Returns',
  today: 'Today',
  yesterday: 'Yesterday',
  accept: 'Accept',
  extend: 'Extend',
  view: 'View',
  change: '{before} → {amount}',
  pane: 'Selected notification',
  keys: 'J and K move, Enter opens, Escape returns to the list, U marks as read or unread, S snoozes until tomorrow.',
  somebody: 'Another user',
  reconnecting: 'Notifications are delayed. Reconnecting …',
  emptyNever: {
    title: 'No notifications yet',
    text: 'Offers, purchases, requests and contracts appear here.',
  },
  emptyFiltered: { title: 'No notifications match', text: 'Try another filter.' },
  clear: 'Show all',
  toMarketplace: 'Browse the marketplace',
} as const;
