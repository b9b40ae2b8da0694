import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import {
  DataTable,
  type Column,
  type DataTableProps,
  type Sort,
  type Sorting,
} from '#design-system/patterns/DataTable/index.ts';
import { pageState, toggleAll, toggleOne } from '#design-system/patterns/DataTable/selection.ts';

interface Product {
  id: string;
  name: string;
  price: number | null;
}

const products: readonly Product[] = [
  { id: 'a', name: 'Weather', price: 9 },
  { id: 'b', name: 'air', price: null },
  { id: 'c', name: 'Rail', price: 10 },
];
const columns: readonly Column<Product>[] = [
  {
    id: 'name',
    header: 'Name',
    sortBy: ({ name }) => name,
    cell: ({ id, name }) => (
      <a href={`#${id}`} data-part="target">
        {name}
      </a>
    ),
  },
  { id: 'price', header: 'Price', align: 'end', sortBy: ({ price }) => price, cell: ({ price }) => price ?? 'Free' },
  { id: 'menu', header: 'Actions', hiddenHeader: true, cell: () => <button type="button">More</button> },
];

const draw = (props: Partial<Omit<DataTableProps<Product>, keyof Sorting>> & Sorting = {}) => (
  <DataTable label="Products" columns={columns} rows={products} rowKey={({ id }) => id} {...props} />
);
const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const head = (name: string) => screen.getByRole('columnheader', { name });

it('sorts numbers by size and names alphabetically, empty values last', async () => {
  render(draw());
  expect(names()).toEqual(['Weather', 'air', 'Rail']);
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  // The code that sorts loads with the first sorting.
  await waitFor(() => expect(names()).toEqual(['air', 'Rail', 'Weather']));
  expect(head('Name')).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Price' }));
  expect(names()).toEqual(['Weather', 'Rail', 'air']);
  expect(head('Name')).not.toHaveAttribute('aria-sort');
  await userEvent.click(screen.getByRole('button', { name: 'Price' }));
  expect(head('Price')).toHaveAttribute('aria-sort', 'descending');
  expect(names()).toEqual(['Rail', 'Weather', 'air']);
});

it('shows new rows in the order that was chosen', async () => {
  const { rerender } = render(draw());
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  rerender(draw({ rows: [{ id: 'z', name: 'Zinc', price: 1 }, ...products] }));
  await waitFor(() => expect(names()).toEqual(['air', 'Rail', 'Weather', 'Zinc']));
});

it('begins in the order that it is given, and sorts on', async () => {
  render(draw({ defaultSort: { id: 'price', direction: 'desc' } }));
  await waitFor(() => expect(head('Price')).toHaveAttribute('aria-sort', 'descending'));
  await userEvent.click(screen.getByRole('button', { name: 'Price' }));
  expect(head('Price')).toHaveAttribute('aria-sort', 'ascending');
});

it('leaves the order to the server where it is asked to', async () => {
  const onSortChange = vi.fn<(sort: Sort) => void>();
  render(draw({ onSortChange, sort: { id: 'price', direction: 'asc' } }));
  expect(names()).toEqual(['Weather', 'air', 'Rail']);
  expect(head('Price')).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Price' }));
  expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ id: 'price', direction: 'desc' });
});

function Selecting({ onSelect }: { onSelect: (keys: string[]) => void }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return draw({
    selected,
    rowName: ({ name }) => name,
    onSelectedChange: (next) => {
      setSelected(next);
      onSelect([...next].toSorted());
    },
    bulkActions: <button type="button">Delete</button>,
  });
}

it('selects rows one by one and all of the page', async () => {
  const onSelect = vi.fn<(keys: string[]) => void>();
  render(<Selecting onSelect={onSelect} />);
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Rail' }));
  expect(onSelect).toHaveBeenLastCalledWith(['c']);
  expect(screen.getByText('1 selected')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeInTheDocument();
  const all = screen.getByRole('checkbox', { name: 'Select all on this page' });
  expect(all).toBePartiallyChecked();
  await userEvent.click(all);
  expect(onSelect).toHaveBeenLastCalledWith(['a', 'b', 'c']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(onSelect).toHaveBeenLastCalledWith([]);
});

it('is walked by arrows; Space selects the row', async () => {
  const onSelect = vi.fn<(keys: string[]) => void>();
  render(<Selecting onSelect={onSelect} />);
  screen.getByRole('link', { name: 'Weather' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'air' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('link', { name: 'Rail' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Rail' })).toHaveFocus();
  await userEvent.keyboard('{Home} ');
  expect(onSelect).toHaveBeenLastCalledWith(['a']);
});

it('aligns placeholders with their columns', () => {
  const rowMenu = () => null;
  const { container } = render(draw({ rows: undefined, skeletonRows: 1, rowMenu }));
  const cells = [...container.querySelectorAll<HTMLElement>('[data-part=skeleton] td')];
  const heads = screen.getAllByRole('columnheader');
  expect(cells.map(({ dataset }) => dataset.align)).toEqual(heads.map(({ dataset }) => dataset.align));
  expect(cells.filter(({ dataset }) => dataset.align === 'end')).toHaveLength(1);
});

it('is busy during the first load, and keeps its rows during a reload', () => {
  const { rerender, container } = render(draw({ rows: undefined, skeletonRows: 3 }));
  const busy = () => container.querySelector('[data-component=DataTable]')?.getAttribute('aria-busy');
  expect(busy()).toBe('true');
  expect(container.querySelectorAll('[data-part=skeleton] tr')).toHaveLength(3);
  rerender(draw({ loading: true }));
  expect(busy()).toBe('true');
  expect(names()).toHaveLength(3);
  rerender(draw());
  expect(busy()).toBe('false');
});

it('shows different messages for an empty list and for no matches', () => {
  const faces = { rows: [], empty: <p>Add your first</p>, emptyFiltered: <p>Clear the filters</p> };
  const { rerender } = render(draw(faces));
  expect(screen.getByText('Add your first')).toBeInTheDocument();
  expect(screen.queryByRole('columnheader')).toBeNull();
  rerender(draw({ ...faces, filtered: true }));
  expect(screen.getAllByRole('columnheader').length).toBeGreaterThan(0);
  expect(screen.getByText('Clear the filters')).toBeInTheDocument();
  expect(screen.queryByText('Add your first')).not.toBeInTheDocument();
});

it('shows why a load failed and tries again; the last loaded rows stay', async () => {
  const onRetry = vi.fn<() => void>();
  const { rerender } = render(draw({ rows: undefined, error: 'Unreachable', errorReference: 'req-1', onRetry }));
  expect(screen.getByRole('alert').textContent).toMatch(/Unreachable.*Reference req-1/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  rerender(draw({ error: 'Unreachable', onRetry }));
  expect(names()).toHaveLength(3);
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(2);
});

it('renders only the group in which a row changed', () => {
  const cell = vi.fn<(row: Product) => string>(({ name }) => name);
  const counted: readonly Column<Product>[] = [{ id: 'name', header: 'Name', cell }];
  const many = Array.from({ length: 1000 }, (_, at): Product => ({ id: String(at), name: `Row ${at}`, price: at }));
  const { rerender } = render(draw({ rows: many, columns: counted }));
  expect(cell).toHaveBeenCalledTimes(1000);
  cell.mockClear();
  rerender(draw({ rows: many.with(500, { id: '500', name: 'Changed', price: 0 }), columns: counted }));
  expect(screen.getByText('Changed')).toBeInTheDocument();
  expect(cell).toHaveBeenCalledTimes(25);
});

it('keeps the selection of other pages', () => {
  const selected = toggleAll(['a', 'b'], new Set(['x']));
  expect([...selected]).toEqual(['x', 'a', 'b']);
  expect([...toggleAll(['a', 'b'], selected)]).toEqual(['x']);
  expect([...toggleOne('x', selected)]).toEqual(['a', 'b']);
  expect(pageState([], selected)).toBe('none');
});
