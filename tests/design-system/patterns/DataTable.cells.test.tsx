import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DataTable, TwoLineCell, type Column } from '#design-system/patterns/DataTable/index.ts';

interface Product {
  id: string;
  name: string;
  note: string;
}

const columns: readonly Column<Product>[] = [
  {
    id: 'name',
    header: 'Name',
    maxWidth: '10rem',
    cell: ({ name }) => <TwoLineCell detail="Ada">{name}</TwoLineCell>,
  },
  { id: 'note', header: 'Note', phone: 'plain', cell: ({ note }) => note },
  { id: 'menu', header: 'Actions', hiddenHeader: true, phone: 'corner', cell: () => <button type="button">⋮</button> },
];
const rows: readonly Product[] = [{ id: 'a', name: 'Weather', note: '' }];

const draw = (of = columns) => render(<DataTable label="Products" columns={of} rows={rows} rowKey={({ id }) => id} />);
const root = () => screen.getByRole('table').closest('[data-component="DataTable"]');

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('offers no order and no selection of rows where there are none', () => {
  const sortable = [{ ...columns[0], id: 'name', sortable: true } as Column<Product>];
  const sort = { id: 'name', direction: 'asc' } as const;
  const table = (of: readonly Product[] | undefined) => (
    <DataTable
      label="Products"
      columns={sortable}
      rows={of}
      rowKey={({ id }) => id}
      sort={sort}
      onSortChange={vi.fn()}
      selected={new Set()}
      onSelectedChange={vi.fn()}
    />
  );
  const [select, name] = ['Select all on this page', 'Name'];
  const head = () => screen.getByRole('columnheader', { name });
  const { rerender } = render(table(rows));
  expect(head()).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('checkbox', { name: select })).toBeVisible();
  rerender(table([]));
  expect(screen.queryByRole('columnheader')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  rerender(table(undefined));
  expect(screen.getByRole('button', { name })).toBeVisible();
});

it('writes the form of each cell on phones and its maximum width', () => {
  draw();
  const [name, note, menu] = screen.getAllByRole('cell');
  expect(name).toHaveAttribute('data-clip');
  expect(name?.style.getPropertyValue('--cell-max')).toBe('10rem');
  expect(note).toHaveAttribute('data-phone', 'plain');
  expect(note).toBeEmptyDOMElement();
  expect(menu).toHaveAttribute('data-phone', 'corner');
});

it('names a cut cell by its whole text while the pointer is on it', () => {
  draw();
  const cell = screen.getAllByRole('cell')[0];
  if (!cell) throw new Error('no cell');
  fireEvent.pointerOver(screen.getByText('Weather'));
  expect(cell.title).toBe('');
  // Tests have no layout.
  vi.spyOn(cell, 'scrollWidth', 'get').mockReturnValue(300);
  vi.spyOn(cell, 'clientWidth', 'get').mockReturnValue(100);
  Object.defineProperty(cell, 'innerText', { value: 'Weather\nAda' });
  fireEvent.pointerOver(screen.getByText('Weather'));
  expect(cell.title).toBe('Weather\nAda');
});

it('marks the sides with columns out of sight, and only tables with row actions', () => {
  draw();
  expect(root()).toHaveAttribute('data-actions');
  expect(root()).not.toHaveAttribute('data-more-end');
  const scroll = screen.getByRole('region', { name: 'Scrolling area of Products' });
  vi.spyOn(scroll, 'scrollWidth', 'get').mockReturnValue(900);
  vi.spyOn(scroll, 'clientWidth', 'get').mockReturnValue(400);
  fireEvent.scroll(scroll);
  expect(root()).toHaveAttribute('data-more-end');
  expect(root()).not.toHaveAttribute('data-more-start');
  scroll.scrollLeft = 500;
  fireEvent.scroll(scroll);
  expect(root()).not.toHaveAttribute('data-more-end');
  expect(root()).toHaveAttribute('data-more-start');
});

it('has no fixed column without row actions', () => {
  draw(columns.slice(0, 2));
  expect(root()).not.toHaveAttribute('data-actions');
});
