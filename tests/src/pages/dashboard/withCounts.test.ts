import { expect, it } from 'vitest';
import { withCounts } from '#src/pages/dashboard/lists/withCounts.ts';

const entry = (id: number, action: string, person: string) => ({ id, action, actor: { id: person }, subject: null });

it('merges repeated actions of a person into one row, and keeps the order', () => {
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
