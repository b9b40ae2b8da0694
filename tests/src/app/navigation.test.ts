import { describe, expect, it } from 'vitest';
import { slots } from '#contract/constants.ts';
import { helpFor } from '#src/pages/shared/help/helpFor.ts';
import { firstPlaces, navigation, navigationByMode, navigationFor } from '#src/app/navigation.ts';
import { routes } from '#src/app/routes.tsx';
import { faqsOf } from '#src/messages/faqs/index.ts';

const twice = (values: readonly unknown[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('the navigation', () => {
  it.each(['name', 'path', 'keys'] as const)('has every %s once', (part) => {
    expect(twice(navigation.map((row) => row[part]))).toEqual([]);
  });

  it('leads to pages that there are', () => {
    const known = new Set(routes.map(({ path }) => path));
    expect(navigation.filter(({ path }) => !known.has(path))).toEqual([]);
  });

  it.each(slots)('shows each place once to the mode %s, and none that there is not', (mode) => {
    const names = navigationFor(mode).map(({ name }) => name);
    expect(twice(names)).toEqual([]);
    expect(names).toEqual(navigationByMode[mode]);
  });
});

// Written out by hand, so that the table is held against what each role may do and not against itself.
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

  it('leads to what the role may do, and to nothing else', () => {
    expect(names.toSorted()).toEqual([...everybody, ...more[mode]].toSorted());
  });

  it('begins with what it is there for, which is what a phone shows', () => {
    expect(names.slice(0, 4)).toEqual(bars[mode]);
  });

  it('is another than that of every other mode', () => {
    const others = slots.filter((slot) => slot !== mode).map((slot) => navigationByMode[slot]);
    expect(others).not.toContainEqual(names);
  });

  it('begins with what stands there before the mode is known', () => {
    expect(navigationFor(mode).slice(0, firstPlaces.length)).toEqual(firstPlaces);
    expect(names).toEqual(expect.arrayContaining(navigationFor(undefined).map(({ name }) => name)));
  });
});

it('shows the dashboard before the mode is known', () => {
  expect(firstPlaces.map(({ name }) => name)).toEqual(['dashboard']);
});

it('has every path among the routes once', () => {
  expect(twice(routes.map(({ path }) => path))).toEqual([]);
});

it('has help for every screen, each answer once and each of them there', () => {
  for (const { title } of routes) {
    const ids = helpFor[title];
    expect([title, ids.length > 0, twice(ids)]).toEqual([title, true, []]);
    expect([title, faqsOf(ids).map(({ id }) => id)]).toEqual([title, ids]);
  }
});
