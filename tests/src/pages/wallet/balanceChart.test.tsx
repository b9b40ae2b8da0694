import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Drawn } from '#src/pages/wallet/BalanceChart.tsx';

const step = { start: '2026-01-01T00:00:00Z', received: 0, paid: 0, balance: 100_000_000 };

it('shows a message in place of a flat chart', () => {
  render(<Drawn course={{ opening: 100_000_000, steps: [step] }} period="days30" />);
  expect(screen.getByText('No transactions in this period')).toBeVisible();
  expect(screen.getByText(/^Your balance was 100.DXT the whole time\.$/)).toBeVisible();
  expect(screen.queryByRole('figure')).toBeNull();
});
