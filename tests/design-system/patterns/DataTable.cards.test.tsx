import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import {
  DataTable,
  type Column,
  type DataTableProps,
  type Sort,
  type Sorting,
} from '#design-system/patterns/DataTable/index.ts';

interface Product {
  id: string;
  name: string;
  price: number;
}

const products: readonly Product[] = [
  { id: 'a', name: 'Weather', price: 9 },
  { id: 'b', name: 'Rail', price: 10 },
];
const columns: readonly Column<Product>[] = [
  { id: 'name', header: 'Name', sortBy: ({ name }) => name, cell: ({ name }) => name },
  { id: 'price', header: 'Price', align: 'end', sortBy: ({ price }) => price, cell: ({ price }) => price },
  { id: 'menu', header: 'Actions', hiddenHeader: true, cell: () => <button type="button">More</button> },
];

const draw = (props: Partial<Omit<DataTableProps<Product>, keyof Sorting>> & Sorting = {}) => (
  <DataTable label="Products" columns={columns} rows={products} rowKey={({ id }) => id} {...props} />
);
const root = () => screen.getByRole('table').closest('[data-component="DataTable"]');

/** A window of this many rem. */
const windowOf = (width: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: Number(/[\d.]+/u.exec(query)?.[0]) >= width }));

beforeEach(() => void windowOf(30));
afterEach(() => void vi.unstubAllGlobals());

it('draws cards up to the width that its page chooses', () => {
  windowOf(45);
  render(draw());
  expect(root()).not.toHaveAttribute('data-cards');
  cleanup();
  render(draw({ cardsUpTo: 50 }));
  expect(root()).toHaveAttribute('data-cards');
});

it('takes the columns of cards where it draws cards, whatever the window', () => {
  const columnsOf = (cards: boolean) => (cards ? columns.slice(0, 1) : columns);
  render(draw({ columns: columnsOf }));
  expect(screen.getAllByRole('columnheader', { hidden: true })).toHaveLength(1);
  cleanup();
  windowOf(60);
  render(draw({ columns: columnsOf }));
  expect(screen.getAllByRole('columnheader')).toHaveLength(columns.length);
});

it('has one select for the order of cards, which replaces the column headers there', async () => {
  const onSortChange = vi.fn<(sort: Sort) => void>();
  render(draw({ onSortChange, sort: { id: 'price', direction: 'asc' } }));
  const select = screen.getByLabelText('Sort by');
  expect(select).toBeVisible();
  expect(select).toHaveDisplayValue('Price, ascending');
  expect(screen.queryByRole('button', { name: 'Name' })).toBeNull();
  await userEvent.selectOptions(select, 'Name, descending');
  expect(onSortChange).toHaveBeenCalledWith({ id: 'name', direction: 'desc' });
});

it('has no select where the column headers sort', () => {
  windowOf(60);
  render(draw());
  expect(screen.queryByLabelText('Sort by')).toBeNull();
  expect(screen.getByRole('button', { name: 'Name' })).toBeVisible();
});

it('names the orders of cards as a column asks', async () => {
  const orderNames = { asc: 'Low to high', desc: 'High to low' };
  const named = columns.map((column) => (column.id === 'price' ? { ...column, orderNames } : column));
  render(draw({ columns: named, defaultSort: { id: 'price', direction: 'desc' } }));
  const select = screen.getByLabelText('Sort by');
  // The code that sorts loads with the first sorting.
  await waitFor(() => expect(select).toHaveDisplayValue('High to low'));
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name, ascending', 'Name, descending', 'Low to high', 'High to low']);
});

it('names cells by their column, and keeps the roles that blocks do not imply', () => {
  const { container } = render(draw());
  const [cell] = screen.getAllByRole('cell', { name: '9' });
  expect(cell).toHaveAttribute('data-label', 'Price');
  expect(cell).toHaveAttribute('data-align', 'end');
  const plain = 'table, thead, tbody, tr, th, td';
  expect(container.querySelectorAll(`:is(${plain}):not([role])`)).toHaveLength(0);
  cleanup();
  windowOf(60);
  const wide = render(draw());
  expect(wide.container.querySelectorAll(`:is(${plain})[role]`)).toHaveLength(0);
  expect(screen.getAllByRole('cell', { name: '9' })).toHaveLength(1);
});

/** Replaces ResizeObserver, which jsdom lacks. Returns a function that reports a width in pixels. */
function observeWidth() {
  let onResize: ResizeObserverCallback | undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: ResizeObserverCallback) {
        onResize = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  return (width: number) => {
    const entry = { target: root(), contentRect: { width } } as unknown as ResizeObserverEntry;
    act(() => onResize?.([entry], {} as ResizeObserver));
  };
}

it('turns into cards when it becomes narrow, and not when it is hidden', () => {
  const resizeTo = observeWidth();
  windowOf(60);
  render(draw());
  resizeTo(0);
  expect(root()).not.toHaveAttribute('data-cards');
  resizeTo(300);
  expect(root()).toHaveAttribute('data-cards');
  expect(screen.getByLabelText('Sort by')).toBeVisible();
  expect(screen.getByRole('cell', { name: '9' })).toHaveAttribute('role', 'cell');
  resizeTo(0);
  expect(root()).toHaveAttribute('data-cards');
  resizeTo(900);
  expect(root()).not.toHaveAttribute('data-cards');
  expect(screen.getByRole('cell', { name: '9' })).not.toHaveAttribute('role');
});

it('takes over the markup of a server in a narrow window, then turns into cards', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  const resizeTo = observeWidth();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(draw());
  render(draw(), { container, hydrate: true });
  expect(root()).not.toHaveAttribute('data-cards');
  resizeTo(300);
  expect(root()).toHaveAttribute('data-cards');
  expect(logged).not.toHaveBeenCalled();
});
