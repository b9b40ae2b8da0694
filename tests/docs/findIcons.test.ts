import { expect, it } from 'vitest';
import { icons } from '#design-system/icons/icons.ts';
import { findIcons } from '../../stories/foundations/icons/findIcons.ts';

it('lists all icons without a query', () => {
  expect(findIcons(' ')).toEqual(Object.keys(icons).toSorted());
});

it.each([
  ['trash', 'delete'],
  ['Bin', 'delete'],
  ['gear', 'settings'],
  ['cog', 'settings'],
  ['magnif', 'search'],
  ['money', 'wallet'],
  ['bell', 'bell'],
  ['notifications', 'bell'],
  ['eye', 'show'],
  ['hamburger', 'menu'],
  ['sign out', 'log-out'],
  ['trash-2', 'delete'],
])('finds %s as %s', (query, name) => {
  expect(findIcons(query)).toContain(name);
});

it('finds nothing for a word inside another, or of no icon', () => {
  expect(findIcons('ear')).toEqual(['globe']);
  expect(findIcons('submarine')).toEqual([]);
});
