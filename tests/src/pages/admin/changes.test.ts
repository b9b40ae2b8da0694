import { expect, it } from 'vitest';
import { categories } from '#src/state/trade/browse/marketplace.ts';
import { changesIn } from '#src/pages/admin/activity/changes.ts';

const after = (value: object) => changesIn({ before: null, after: JSON.stringify(value) });

it('names the fields of a run in words, and keeps the texts of its parameters', () => {
  const run = {
    stream: 's',
    analysis: 'histogram',
    parameters: { bins: 12, data_column: 'construction', range: [1000, 2000], y: ['wind_speed', 'windSpeed'] },
    data_room: true,
  };
  expect(after(run).map(({ field, after: is }) => `${field}: ${is}`)).toEqual([
    'Product: s',
    'Analysis: histogram',
    'Parameters: Bins: 12\u00A0· Data column: “construction”\u00A0· Range: 1,000, 2,000\u00A0· Y: “wind_speed”, “windSpeed”',
    'Data room: yes',
  ]);
});

it('writes categories, rights and states in words', () => {
  categories.set([{ id: 'c1', name: 'Weather', parent: null }]);
  expect(
    after({ subcategory: 'c1', accessType: 'PROTECTED', visibility: 'private', max_unit: 'day' }).map(
      ({ after: is }) => is,
    ),
  ).toEqual(['Weather', 'Approval required', 'Private', 'Day']);
});

it('writes numbers, roles and empty values', () => {
  expect(
    after({ tries: 3, slots: ['user', 'sp'], reference: '', held_until: '2026-03-21T19:00:00.000Z' }),
  ).toMatchObject([
    { field: 'Refused', after: '3' },
    { field: 'Roles', after: 'User, Service provider' },
    { field: 'Reference', after: 'none' },
    { field: 'Held until', after: expect.stringMatching(/Mar 2[12], 2026/u) as string },
  ]);
});
