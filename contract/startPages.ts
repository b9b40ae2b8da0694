import { slots } from './roles.ts';

type Slot = (typeof slots)[number];
const traders = ['user', 'buyer', 'seller', 'sp'] as const;

/** The main screens on which somebody may land after signing in, each with the slots one of which it takes: those whose navigation has it. */
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

/** Whether somebody with these slots may land there. */
export const mayStartAt = (page: StartPage, granted: readonly Slot[]): boolean =>
  startPages[page].some((slot) => granted.includes(slot));
