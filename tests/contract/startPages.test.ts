import { expect, it } from 'vitest';
import { slots } from '#contract/constants.ts';
import { mayStartAt, startPageNames } from '#contract/startPages.ts';
import { navigationByMode } from '#src/app/navigation.ts';

it.each(slots)('lets a %s land on every screen of the navigation, and on no other', (slot) => {
  const open = startPageNames.filter((page) => mayStartAt(page, [slot]));
  expect(open.toSorted()).toEqual(navigationByMode[slot].toSorted());
});
