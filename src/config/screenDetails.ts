import type { IconName } from '#design-system';
import type { Slot } from '#contract/types.ts';
import type { ScreenName } from './screens.ts';

export interface ScreenNav {
  icon: IconName;
  /** Two keys in a row, e.g. 'g d'. */
  keys: string;
  exact?: boolean;
  /** Title in the bottom bar of a phone. */
  short?: string;
  /** Further path at which this entry is current. */
  also?: string;
  /** Position in the navigation of each mode. The first four are in the bottom bar of a phone. */
  modes: Readonly<Partial<Record<Slot, number>>>;
}

interface ScreenDetails {
  /** Maximum kilobytes of gzipped script on top of the login route; that of the login route itself. */
  budgetKb: number;
  help: readonly string[];
  nav?: ScreenNav;
}

/** Details of each screen that the sign-in screen does without. */
// prettier-ignore
export const screenDetails: Readonly<Record<ScreenName, ScreenDetails>> = {
  login: { budgetKb: 130, help: ['forgot-password', 'wrong-password-wait', 'locked-or-disabled'] },
  forgotPassword: { budgetKb: 47, help: ['forgot-password', 'locked-or-disabled'] },
  recover: { budgetKb: 47, help: ['forgot-password', 'password-rules'] },
  newPassword: { budgetKb: 48, help: ['password-rules', 'forgot-password'] },
  passcode: { budgetKb: 62, help: ['lost-phone', 'second-factor'] },
  qrCode: { budgetKb: 95, help: ['second-factor', 'lost-phone'] },
  dashboard: {
    budgetKb: 109,
    help: ['dashboard', 'palette', 'notifications', 'modes'],
    nav: { icon: 'home', keys: 'g d', exact: true, modes: { user: 1, buyer: 1, seller: 1, sp: 1, drUser: 1, admin: 1 } },
  },
  profile: { budgetKb: 103, help: ['modes', 'times', 'second-factor'] },
  security: {
    budgetKb: 100,
    help: ['second-factor', 'lost-phone', 'password-rules', 'session-ends', 'locked-or-disabled'],
  },
  marketplace: {
    budgetKb: 73,
    help: ['find-data', 'sample', 'on-approval', 'visibility'],
    nav: { icon: 'market', keys: 'g m', also: '/product/:id', modes: { user: 2, buyer: 2, seller: 8, sp: 7, drUser: 2, admin: 4 } },
  },
  saved: { budgetKb: 70, help: ['find-data', 'notifications', 'sample'] },
  compare: { budgetKb: 79, help: ['find-data', 'sample', 'on-approval'] },
  product: {
    budgetKb: 104,
    help: ['what-access-is', 'sample', 'access-address-secret', 'extend-access', 'make-offer', 'on-approval'],
  },
  products: {
    budgetKb: 130,
    help: ['list-product', 'bulk-upload', 'delete-product', 'visibility', 'when-paid', 'limit-reads'],
    nav: { icon: 'product', keys: 'g p', modes: { user: 3, seller: 2, sp: 2 } },
  },
  newProduct: {
    budgetKb: 128,
    help: ['list-product', 'source-address-hidden', 'source-refused', 'visibility', 'limit-reads'],
  },
  uploadProducts: { budgetKb: 125, help: ['bulk-upload', 'list-product', 'source-refused'] },
  editProduct: {
    budgetKb: 126,
    help: ['source-address-hidden', 'source-refused', 'visibility', 'limit-reads', 'delete-product'],
  },
  offers: {
    budgetKb: 107,
    help: ['offer-turns', 'offer-expiry', 'accepted-offer-pays', 'make-offer'],
    nav: { icon: 'offer', keys: 'g o', modes: { user: 4, buyer: 4, seller: 3, sp: 3 } },
  },
  offer: { budgetKb: 92, help: ['offer-turns', 'accepted-offer-pays', 'offer-expiry', 'make-offer'] },
  access: {
    budgetKb: 127,
    help: ['what-access-is', 'extend-access', 'access-address-secret', 'refunds'],
    nav: { icon: 'key', keys: 'g x', modes: { user: 5, buyer: 3, seller: 5, sp: 9, drUser: 4 } },
  },
  contracts: {
    budgetKb: 107,
    help: ['revenue-share', 'sign-contract', 'when-paid'],
    nav: { icon: 'file', keys: 'g c', modes: { user: 6, buyer: 7, seller: 6, sp: 5 } },
  },
  contract: { budgetKb: 82, help: ['revenue-share', 'sign-contract', 'when-paid'] },
  wallet: {
    budgetKb: 111,
    help: ['add-tokens', 'what-token', 'charged-twice', 'not-enough-tokens'],
    nav: { icon: 'wallet', keys: 'g w', modes: { user: 7, buyer: 5, seller: 4, sp: 4, drUser: 5, admin: 6 } },
  },
  walletHistory: { budgetKb: 103, help: ['history', 'free-access-history', 'charged-twice', 'refunds'] },
  receipt: { budgetKb: 64, help: ['history', 'refunds', 'times'] },
  ai: {
    budgetKb: 130,
    help: ['data-room', 'find-data', 'what-access-is', 'sample'],
    nav: { icon: 'bot', keys: 'g i', modes: { user: 8, buyer: 6, seller: 9, sp: 8, drUser: 3, admin: 5 } },
  },
  reports: {
    budgetKb: 132,
    help: ['when-paid', 'history', 'free-access-history', 'times'],
    nav: { icon: 'chart', keys: 'g r', modes: { user: 9, buyer: 8, seller: 7, sp: 6, drUser: 6, admin: 3 } },
  },
  admin: {
    budgetKb: 127,
    help: ['disable-or-lock', 'last-admin', 'add-many-people', 'audit-log', 'admin-mode'],
    nav: { icon: 'shield', keys: 'g a', short: 'Admin', modes: { admin: 2 } },
  },
  notifications: {
    budgetKb: 98,
    help: ['notifications', 'offer-turns', 'extend-access', 'sign-contract'],
    nav: { icon: 'bell', keys: 'g n', modes: { user: 10, buyer: 9, seller: 10, sp: 10, drUser: 7, admin: 7 } },
  },
  faqs: {
    budgetKb: 65,
    help: ['palette', 'request-id'],
    nav: { icon: 'help', keys: 'g f', modes: { user: 11, buyer: 10, seller: 11, sp: 11, drUser: 8, admin: 8 } },
  },
  notFound: { budgetKb: 14, help: ['palette', 'modes', 'request-id'] },
};
