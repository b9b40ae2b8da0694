import type { IconName } from '#design-system';
import type { Slot } from '#contract/types.ts';
import { paths } from '../config/paths.ts';
import type { places } from '../messages/shell.ts';

type PlaceName = keyof typeof places;

export interface NavigationRow {
  name: PlaceName;
  path: string;
  icon: IconName;
  exact?: boolean;
  /** Two keys in a row, e.g. 'g d'. */
  keys?: string;
  also?: string;
}

// prettier-ignore
export const navigation: readonly NavigationRow[] = [
  { name: 'dashboard',   path: paths.dashboard,   icon: 'home', keys: 'g d', exact: true },
  { name: 'marketplace', path: paths.marketplace, icon: 'market', keys: 'g m', also: paths.product },
  { name: 'products',    path: paths.products,    icon: 'product', keys: 'g p' },
  { name: 'offers',      path: paths.offers,      icon: 'offer', keys: 'g o' },
  { name: 'access',      path: paths.access,      icon: 'key', keys: 'g x' },
  { name: 'contracts',   path: paths.contracts,   icon: 'file', keys: 'g c' },
  { name: 'wallet',      path: paths.wallet,      icon: 'wallet', keys: 'g w' },
  { name: 'ai',          path: paths.ai,          icon: 'bot', keys: 'g i' },
  { name: 'reports',     path: paths.reports,     icon: 'chart', keys: 'g r' },
  { name: 'admin',       path: paths.admin,       icon: 'shield', keys: 'g a' },
  { name: 'notifications', path: paths.notifications, icon: 'bell', keys: 'g n' },
  { name: 'faqs',        path: paths.faqs,        icon: 'help', keys: 'g f' },
];

/** Navigation of each mode, in order. The first four are in the bottom bar of a phone. */
// prettier-ignore
export const navigationByMode: Readonly<Record<Slot, readonly PlaceName[]>> = {
  user:   ['dashboard', 'marketplace', 'products', 'offers', 'access', 'contracts', 'wallet', 'ai', 'reports', 'notifications', 'faqs'],
  buyer:  ['dashboard', 'marketplace', 'access', 'offers', 'wallet', 'ai', 'contracts', 'reports', 'notifications', 'faqs'],
  seller: ['dashboard', 'products', 'offers', 'wallet', 'access', 'contracts', 'reports', 'marketplace', 'ai', 'notifications', 'faqs'],
  sp:     ['dashboard', 'products', 'offers', 'wallet', 'contracts', 'reports', 'marketplace', 'ai', 'access', 'notifications', 'faqs'],
  drUser: ['dashboard', 'marketplace', 'ai', 'access', 'wallet', 'reports', 'notifications', 'faqs'],
  admin:  ['dashboard', 'admin', 'reports', 'marketplace', 'ai', 'wallet', 'notifications', 'faqs'],
};

const rowsOf = (names: readonly PlaceName[]): NavigationRow[] =>
  names.flatMap((name) => navigation.filter((row) => row.name === name));

const lists = Object.values(navigationByMode);

export const navigationFor = (mode: Slot | undefined): NavigationRow[] =>
  mode ? rowsOf(navigationByMode[mode]) : navigation.filter(({ name }) => lists.every((names) => names.includes(name)));

export const firstPlaces: readonly NavigationRow[] = rowsOf(
  navigationByMode.user.filter((name, index) => lists.every((names) => names[index] === name)),
);
