import type { accessTypes } from '#contract/constants.ts';
import type { Stream } from '#contract/types.ts';

/** Words of a product wherever it is listed; apart from the marketplace's own, which few pages need. */
export const listingWords = {
  free: 'Free',
  perHour: '/ hour',
  takesOffers: 'Takes offers',
  running: 'Yours, ends',
  mark: 'Favourite: {name}',
  choose: 'Compare {name}',
} as const;

export const accessTypeNames = { PUBLIC: 'Open to buy', PROTECTED: 'On approval' } as const satisfies Record<
  (typeof accessTypes)[number],
  string
>;

export const productStatusNames = {
  published: 'Listed',
  disabled: 'Switched off',
  expired: 'Ended',
} as const satisfies Record<Stream['status'], string>;
