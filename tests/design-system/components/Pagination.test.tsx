import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Pagination } from '#design-system/components/Pagination/index.ts';
import { pagesToOffer } from '#design-system/components/Pagination/pages.ts';

const nothing = () => {};
it.each([
  [0, 1, [0]],
  [0, 4, [0, 1, 2, 3]],
  [2, 5, [0, 1, 2, 3, 4]],
  [5, 12, [0, null, 4, 5, 6, null, 11]],
  [3, 12, [0, 1, 2, 3, 4, null, 11]],
  [11, 12, [0, null, 10, 11]],
])('offers on page %i of %i: %j', (page, count, expected) => {
  expect(pagesToOffer(page, count)).toEqual(expected);
});

it('shows the range and goes to the requested page', async () => {
  const onPageChange = vi.fn<(page: number) => void>();
  render(<Pagination page={2} pageSize={20} total={55} onPageChange={onPageChange} />);
  expect(screen.getByText('41–55 of 55')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  const next = screen.getByRole('button', { name: 'Next page' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(next);
  expect(onPageChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(onPageChange).toHaveBeenCalledWith(1);
});

it('shows an empty range far beyond the last page, and goes back to that page', async () => {
  const onPageChange = vi.fn<(page: number) => void>();
  render(<Pagination page={9} pageSize={20} total={55} onPageChange={onPageChange} />);
  expect(screen.getByText('0–0 of 55')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(onPageChange.mock.calls).toEqual([[2]]);
});

it('writes large numbers with separators', () => {
  render(<Pagination page={1233} pageSize={10} total={12_345} onPageChange={nothing} />);
  expect(screen.getByText('12,331–12,340 of 12,345')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Page 1,234' })).toHaveTextContent('1,234');
});

it('shows an empty range for an empty list', () => {
  render(<Pagination page={0} pageSize={20} total={0} onPageChange={nothing} />);
  expect(screen.getByText('0–0 of 0')).toBeVisible();
});
