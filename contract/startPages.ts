import { slots } from './roles.ts';

type Slot = (typeof slots)[number];
const traders = ['user', 'buyer', 'seller', 'sp'] as const;

/** Screens to start on after signing in, each with the slots whose navigation shows it. */
// prettier-ignore
export const startPages = {
  dashboard:     slots,
  marketplace:   slots,
  products:      ['user', 'seller', 'sp'],
  offers:        traders,
  access:        [...traders, 'drUser'],
  contracts:     traders,
  wallet:        slots,
  ai:            slots,
  reports:       slots,
  admin:         ['admin'],
  notifications: slots,
  faqs:          slots,
} as const satisfies Record<string, readonly Slot[]>;
export type StartPage = keyof typeof startPages;

export const startPageNames = Object.keys(startPages) as [StartPage, ...StartPage[]];

export const mayStartAt = (page: StartPage, granted: readonly Slot[]): boolean =>
  startPages[page].some((slot) => granted.includes(slot));
