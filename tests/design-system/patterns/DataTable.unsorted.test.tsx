import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DataTable, type Column } from '#design-system/patterns/DataTable/index.ts';

const { fetched } = vi.hoisted(() => ({ fetched: vi.fn<() => void>() }));
vi.mock('#design-system/patterns/DataTable/sort/sort.ts', async (original) => {
  fetched();
  return original();
});

const columns: readonly Column<{ id: string }>[] = [
  { id: 'name', header: 'Name', cell: ({ id }) => id, sortBy: ({ id }) => id },
];

it('has no aria-sort while the sorting code is missing, shows that, and tries again', async () => {
  fetched.mockImplementation(() => {
    throw new Error('offline');
  });
  render(<DataTable label="Rows" columns={columns} rows={[{ id: 'b' }, { id: 'a' }]} rowKey={({ id }) => id} />);
  const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);
  const head = screen.getByRole('columnheader', { name: 'Name' });
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(await screen.findByText('The rows could not be sorted.')).toBeInTheDocument();
  expect(head).not.toHaveAttribute('aria-sort');
  expect(cells()).toEqual(['b', 'a']);
  fetched.mockReset();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => cells()).toEqual(['a', 'b']);
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.queryByText('The rows could not be sorted.')).toBeNull();
});
