import type { IconName } from '#design-system';
import type { Slot } from '#contract/types.ts';
import { paths } from '../config/paths.ts';
import type { places } from '../messages/shell.ts';

export interface NavigationRow {
  name: keyof typeof places;
  path: string;
  icon: IconName;
  /** The modes in which it is shown; all of them when left out. */
  modes?: readonly Slot[];
  /** Marked as current on its own page only, not on those below it. */
  exact?: boolean;
  /** Pages elsewhere that belong to it, as a pattern of paths. */
  also?: string;
}

/** What the navigation shows, in its order; on a phone the first four stand in the bottom bar. */
// prettier-ignore
export const navigation: readonly NavigationRow[] = [
  { name: 'dashboard',   path: paths.dashboard,   icon: 'home', exact: true },
  { name: 'marketplace', path: paths.marketplace, icon: 'market', also: paths.product },
  { name: 'offers',      path: paths.offers,      icon: 'offer', modes: ['user', 'buyer', 'seller', 'sp'] },
  { name: 'wallet',      path: paths.wallet,      icon: 'wallet' },
];

export const navigationFor = (mode: Slot | undefined): NavigationRow[] =>
  navigation.filter(({ modes }) => !modes || (mode !== undefined && modes.includes(mode)));
