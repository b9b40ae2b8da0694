import { expect, it } from 'vitest';
import { slots } from '#contract/constants.ts';
import { mayStartAt, startPageNames } from '#contract/startPages.ts';
import { navigationFor } from '#src/app/navigation.ts';

it.each(slots)('lets a %s start on the start pages of its navigation, and on no other', (slot) => {
  const open = startPageNames.filter((page) => mayStartAt(page, [slot]));
  const shown: readonly string[] = navigationFor(slot).map(({ name }) => name);
  expect(open.length).toBeGreaterThan(0);
  expect(open).toEqual(startPageNames.filter((page) => shown.includes(page)));
});
