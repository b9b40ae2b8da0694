import { describe, expect, it } from 'vitest';
import { slots } from '#contract/constants.ts';
import { dashboardLayouts, partsOf, readsWatched } from '#src/pages/dashboard/layouts.ts';
import { hasTraded } from '#src/pages/dashboard/firstTrades.ts';
import { earnedIn, monthSums } from '#src/pages/dashboard/overview.ts';

const step = (
  start: string,
  sums: Partial<Record<'earned' | 'shares_paid' | 'shares_received' | 'spent', number>>,
) => ({
  start,
  earned: 0,
  shares_paid: 0,
  shares_received: 0,
  spent: 0,
  sales: 0,
  purchases: 0,
  ...sums,
});

describe('the month and the one before', () => {
  it('are compared up to the same day, after shares', () => {
    const report = {
      to: '2026-03-15T10:00:00.000Z',
      steps: [
        step('2026-02-01T00:00:00.000Z', { earned: 100, shares_paid: 30 }),
        step('2026-02-15T00:00:00.000Z', { spent: 7 }),
        step('2026-02-16T00:00:00.000Z', { earned: 1000, spent: 1000 }),
        step('2026-03-01T00:00:00.000Z', { earned: 50, shares_received: 5 }),
        step('2026-03-15T00:00:00.000Z', { spent: 9 }),
      ],
    };
    expect(monthSums(report, earnedIn)).toEqual({ thisMonth: 55, lastMonth: 70 });
    expect(monthSums(report, ({ spent }) => spent)).toEqual({ thisMonth: 9, lastMonth: 7 });
  });

  it('hold a shorter month whole, and begin at nothing in a new one', () => {
    const report = {
      to: '2026-03-31T10:00:00.000Z',
      steps: [step('2026-02-28T00:00:00.000Z', { earned: 4 }), step('2026-03-31T00:00:00.000Z', {})],
    };
    expect(monthSums(report, earnedIn)).toEqual({ thisMonth: 0, lastMonth: 4 });
  });
});

describe('the overview of a mode', () => {
  // Written by hand: parts that several figures and sections share are there once, and those of admins nowhere else.
  it.each([
    ['user', 'access contracts course everBought everMoved months owned recent requests runs waiting'],
    ['buyer', 'access contracts course everBought everMoved months owned recent runs waiting'],
    ['seller', 'contracts course everBought everMoved months owned recent requests sales sources waiting'],
    ['sp', 'algorithmRuns contracts course everBought everMoved months owned recent requests sales sources waiting'],
    ['drUser', 'access course everBought everMoved months owned recent runs'],
    ['admin', 'activity exchange payments people'],
  ] as const)('reads for %s: %s', (mode, parts) => {
    expect(partsOf(dashboardLayouts[mode]).toSorted().join(' ')).toBe(parts);
  });

  it('watches every list on which the message of no open tasks depends', () => {
    expect(readsWatched(dashboardLayouts.drUser.watched)).toEqual(['overview.access', 'wallet.balance']);
    expect(readsWatched(dashboardLayouts.seller.watched)).toEqual([
      'overview.sources',
      'overview.waiting',
      'overview.contracts',
      'overview.requests',
    ]);
  });

  it.each([
    ['trade', [false, true, true, true]],
    ['buy', [false, false, true, true]],
    ['list', [false, true, false, true]],
  ] as const)('completes the first step “%s” by its data', (step, done) => {
    const isDone = hasTraded[step];
    expect([isDone(0, 0), isDone(1, 0), isDone(0, 1), isDone(2, 3)]).toEqual(done);
  });

  it('differs by mode', () => {
    expect(new Set(slots.map((mode) => JSON.stringify(dashboardLayouts[mode]))).size).toBe(slots.length);
  });
});
