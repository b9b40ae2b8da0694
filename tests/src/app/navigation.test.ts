import { describe, expect, it } from 'vitest';
import { slots } from '#contract/constants.ts';
import { firstPlaces, navigation, navigationFor } from '#src/app/navigation.ts';

const twice = (values: readonly unknown[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('the navigation', () => {
  it.each(['name', 'path'] as const)('uses every %s once', (part) => {
    expect(twice(navigation.map((row) => row[part]))).toEqual([]);
  });

  it('uses each shortcut once', () => {
    expect(twice(navigation.map(({ nav }) => nav.keys))).toEqual([]);
  });

  it.each(slots)('gives each screen of the mode %s its own position', (mode) => {
    const positions = navigationFor(mode).map(({ nav }) => nav.modes[mode]);
    expect(positions).toEqual(positions.map((_, index) => index + 1));
  });
});

// Written by hand: an expectation derived from the table would prove nothing.
const everybody = ['dashboard', 'marketplace', 'wallet', 'ai', 'reports', 'notifications', 'faqs'];
const more = {
  user: ['products', 'offers', 'access', 'contracts'],
  buyer: ['offers', 'access', 'contracts'],
  seller: ['products', 'offers', 'access', 'contracts'],
  sp: ['products', 'offers', 'access', 'contracts'],
  drUser: ['access'],
  admin: ['admin'],
} as const;
const bars = {
  user: ['dashboard', 'marketplace', 'products', 'offers'],
  buyer: ['dashboard', 'marketplace', 'access', 'offers'],
  seller: ['dashboard', 'products', 'offers', 'wallet'],
  sp: ['dashboard', 'products', 'offers', 'wallet'],
  drUser: ['dashboard', 'marketplace', 'ai', 'access'],
  admin: ['dashboard', 'admin', 'reports', 'marketplace'],
} as const;

describe.each(slots)('the navigation of the mode %s', (mode) => {
  const names = navigationFor(mode).map(({ name }) => name);

  it('leads only to what the role may do', () => {
    expect(names.toSorted()).toEqual([...everybody, ...more[mode]].toSorted());
  });

  it('begins with the main tasks of the role, which fit a phone', () => {
    expect(names.slice(0, 4)).toEqual(bars[mode]);
  });

  it('differs from that of every other mode', () => {
    const others = slots.filter((slot) => slot !== mode).map((slot) => navigationFor(slot).map(({ name }) => name));
    expect(others).not.toContainEqual(names);
  });

  it('begins with the places shown before the mode is known', () => {
    expect(navigationFor(mode).slice(0, firstPlaces.length)).toEqual(firstPlaces);
    expect(names).toEqual(expect.arrayContaining(navigationFor(undefined).map(({ name }) => name)));
  });
});

it('shows the dashboard before the mode is known', () => {
  expect(firstPlaces.map(({ name }) => name)).toEqual(['dashboard']);
});
