import { expect, it } from 'vitest';
import { withCounts } from '#src/pages/dashboard/lists/withCounts.ts';

const entry = (id: number, action: string, person: string) => ({ id, action, actor: { id: person }, subject: null });

it('makes one row of an action that a person repeats, and keeps the order', () => {
  const entries = [
    entry(4, 'mfa.begin', 'ada'),
    entry(3, 'mfa.begin', 'ada'),
    entry(2, 'mfa.begin', 'bram'),
    entry(1, 'mfa.begin', 'ada'),
  ];
  expect(withCounts(entries).map(({ entry: { id }, count }) => [id, count])).toEqual([
    [4, 2],
    [2, 1],
    [1, 1],
  ]);
});
