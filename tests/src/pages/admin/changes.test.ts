import { expect, it } from 'vitest';
import { changesIn } from '#src/pages/admin/activity/changes.ts';

const after = (value: object) => changesIn({ before: null, after: JSON.stringify(value) });

it('names the fields of a run in words, and its parameters one by one', () => {
  const run = {
    stream: 's',
    analysis: 'histogram',
    parameters: { bins: 12, data_column: 'construction', range: [1, 2] },
    data_room: true,
  };
  expect(after(run).map(({ field, after: is }) => `${field}: ${is}`)).toEqual([
    'Product: s',
    'Analysis: histogram',
    'Parameters: Bins: 12 · Data column: construction · Range: [1,2]',
    'Data room: yes',
  ]);
});

it('writes numbers, roles and what is empty', () => {
  expect(after({ tries: 3, slots: ['user', 'sp'], reference: '' })).toMatchObject([
    { field: 'Refused', after: '3' },
    { field: 'Roles', after: 'User, Service provider' },
    { field: 'Reference', after: 'none' },
  ]);
});
