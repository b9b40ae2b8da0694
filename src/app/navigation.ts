import { slots } from '#contract/constants.ts';
import type { Slot } from '#contract/types.ts';
import { screenRows, type Screen, type ScreenNav } from '../config/screens.ts';

export type NavigationRow = Screen & { nav: ScreenNav };

export const navigation: readonly NavigationRow[] = screenRows.flatMap((row) =>
  row.nav ? [{ ...row, nav: row.nav }] : [],
);

const positionIn = (mode: Slot, { nav }: NavigationRow) => nav.modes[mode] ?? 0;

/** Before the mode is known: screens of every mode. */
export const navigationFor = (mode: Slot | undefined): NavigationRow[] =>
  mode
    ? navigation
        .filter((row) => positionIn(mode, row) > 0)
        .toSorted((a, b) => positionIn(mode, a) - positionIn(mode, b))
    : navigation.filter((row) => slots.every((slot) => positionIn(slot, row) > 0));

export const firstPlaces = navigationFor(undefined).filter((row) =>
  slots.every((slot) => positionIn(slot, row) === positionIn('user', row)),
);
