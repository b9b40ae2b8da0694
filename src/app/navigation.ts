import type { IconName } from '#design-system';
import type { Slot } from '#contract/types.ts';
import { paths } from '../config/paths.ts';
import type { places } from '../messages/shell.ts';

type PlaceName = keyof typeof places;

export interface NavigationRow {
  name: PlaceName;
  path: string;
  icon: IconName;
  /** Marked as current on its own page only, not on those below it. */
  exact?: boolean;
  /** Two keys after one another that lead here, e.g. 'g d'. */
  keys?: string;
  /** Pages elsewhere that belong to it, as a pattern of paths. */
  also?: string;
}

/** Every place that a navigation can lead to. */
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

/**
 * What each mode shows, in its order; on a phone the first four stand in the bottom bar. A mode begins with what it is
 * there for: buyers with the marketplace and what they read, sellers with what they list and who offers for it, service
 * providers with their algorithms, data-room users with analyses, admins with the people. A screen that is not in the list
 * can still be reached where its route allows.
 */
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

/** The rows of a mode; those that every mode has while it is not known. */
export const navigationFor = (mode: Slot | undefined): NavigationRow[] =>
  mode ? rowsOf(navigationByMode[mode]) : navigation.filter(({ name }) => lists.every((names) => names.includes(name)));

/** What stands in its place whichever mode it will be. */
export const firstPlaces: readonly NavigationRow[] = rowsOf(
  navigationByMode.user.filter((name, index) => lists.every((names) => names[index] === name)),
);
