import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { array, assert, integer, property } from '../../support/property.ts';
import { expect, it } from 'vitest';
import { RevenueShare, type RevenueShareProps } from '#design-system/marketplace/RevenueShare/index.ts';
import { keptOf, splitOf } from '#design-system/marketplace/RevenueShare/split.ts';

const draw = (props: Partial<RevenueShareProps> = {}) => (
  <RevenueShare
    label="Who gets what"
    keeper="You keep"
    price={3_000_000}
    parts={[
      { id: 'a', name: 'Ana', share: 20 },
      { id: 'b', name: '', share: 15 },
    ]}
    {...props}
  />
);
const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it('shows the share of each party, and follows hours and price as they are typed', async () => {
  render(draw());
  expect(screen.getByText('If buyers take 200 hours at 3 tokens, they pay 600 tokens in all.')).toBeInTheDocument();
  expect(cells()).toEqual([
    ['Ana', '20%', '120 tokens'],
    ['Partner 2', '15%', '90 tokens'],
    ['You keep', '65%', '390 tokens'],
  ]);
  await userEvent.clear(screen.getByLabelText('Hours sold'));
  await userEvent.type(screen.getByLabelText('Hours sold'), '1');
  await userEvent.clear(screen.getByLabelText('Price per hour'));
  await userEvent.type(screen.getByLabelText('Price per hour'), '0.000009');
  expect(cells().map(([, , would]) => would)).toEqual(['0.000001 tokens', '0.000001 tokens', '0.000007 tokens']);
});

it('shows the paid amounts where there are any', () => {
  render(draw({ keeperGot: 65, parts: [{ id: 'a', name: 'Ana', share: 20, got: 20 }] }));
  expect(cells().map((row) => row[3])).toEqual(['0.00002 tokens', '0.000065 tokens']);
});

it('splits without a loss, and shows no figure beyond the exact range', () => {
  const shares = array(
    integer({ min: 1, max: 30 }).map((share) => ({ share })),
    { maxLength: 3 },
  );
  assert(
    property(integer({ min: 0, max: 9000 }), integer({ min: 0, max: 1e15 }), shares, (hours, price, parts) => {
      const split = splitOf(hours, price, parts);
      if (BigInt(hours) * BigInt(price) > BigInt(Number.MAX_SAFE_INTEGER)) return split === null;
      return split !== null && split.parts.reduce((sum, part) => sum + part, split.rest) === split.total;
    }),
  );
  expect(keptOf([{ share: 20 }, { share: Number.NaN }, { share: -5 }])).toBe(80);
});
