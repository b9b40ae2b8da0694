import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Menu } from '#design-system/components/Menu/index.ts';
import {
  DataTable,
  type CsvColumn,
  type DataTableProps,
  type Sorting,
} from '#design-system/patterns/DataTable/index.ts';

interface Product {
  id: string;
  name: string;
  price: number | null;
}

const products: readonly Product[] = [
  { id: 'a', name: 'Weather', price: 9 },
  { id: 'b', name: 'Air', price: Number.NaN },
  { id: 'c', name: 'Rail', price: 10 },
];
const columns: readonly CsvColumn<Product>[] = [
  { id: 'name', header: 'Name', sortBy: ({ name }) => name, cell: ({ name }) => name },
  { id: 'price', header: 'Price', sortBy: ({ price }) => price, cell: ({ price }) => price },
];
const draw = (props: Partial<Omit<DataTableProps<Product>, keyof Sorting>> & Sorting = {}) => (
  <DataTable
    label="Products"
    columns={columns}
    rows={products}
    rowKey={({ id }) => id}
    rowName={({ name }) => name}
    {...props}
  />
);
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

afterEach(() => vi.restoreAllMocks());

it('opens a row, reports it to the parent, then closes it', async () => {
  const onOpenedChange = vi.fn<(opened: ReadonlySet<string>) => void>();
  render(draw({ detail: ({ name }) => <p>All about {name}</p>, onOpenedChange }));
  const toggle = screen.getByRole('button', { name: 'Details of Air' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const detail = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  expect(detail).toHaveTextContent('All about Air');
  expect(detail?.previousElementSibling).toBe(toggle.closest('tr'));
  expect([...(onOpenedChange.mock.lastCall?.[0] ?? [])]).toEqual(['b']);
  await userEvent.click(toggle);
  expect(screen.queryByText('All about Air')).not.toBeInTheDocument();
});

it('shows the detail that the latest drawing gives', () => {
  const opened = new Set(['a']);
  const { rerender } = render(draw({ opened, detail: () => 'Before' }));
  rerender(draw({ opened, detail: () => 'After' }));
  expect(screen.getByText('After')).toBeInTheDocument();
});

it('ignores events of a table within a detail', async () => {
  const onSelectedChange = vi.fn<(selected: ReadonlySet<string>) => void>();
  const inner = vi.fn<(selected: ReadonlySet<string>) => void>();
  const nested = draw({ label: 'Parts', selected: new Set(), onSelectedChange: inner });
  render(draw({ opened: new Set(['a']), detail: () => nested, selected: new Set(), onSelectedChange }));
  const table = screen.getByRole('table', { name: 'Parts' });
  await userEvent.click(within(table).getByRole('checkbox', { name: 'Select Rail' }));
  expect([...(inner.mock.lastCall?.[0] ?? [])]).toEqual(['c']);
  expect(onSelectedChange).not.toHaveBeenCalled();
});

it('offers the actions of a row in a menu, by keyboard, and gives focus back', async () => {
  const onSelect = vi.fn<(id: string) => void>();
  render(draw({ rowMenu: ({ id }) => <Menu.Item onSelect={() => onSelect(id)}>Delete</Menu.Item> }));
  const button = screen.getByRole('button', { name: 'Actions for Rail' });
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  button.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findByRole('menu', { name: 'Actions for Rail' })).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('c');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  await userEvent.click(button);
  expect(await screen.findByRole('menu')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveFocus();
});

it('paginates rows, shows page one after sorting, and the last page when rows disappear', async () => {
  const { rerender } = render(draw({ paging: { pageSize: 2 } }));
  expect(names()).toEqual(['Weather', 'Air']);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(names()).toEqual(['Rail']);
  expect(screen.getByText('3–3 of 3')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(names()).toEqual(['Air', 'Rail']));
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  rerender(draw({ paging: { pageSize: 2 }, rows: products.slice(0, 2) }));
  expect(names()).toEqual(['Air', 'Weather']);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('leaves pages to the server where it cuts them', async () => {
  const onPageChange = vi.fn<(page: number) => void>();
  render(draw({ paging: { pageSize: 3, page: 1, total: 8, onPageChange } }));
  expect(names()).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(onPageChange).toHaveBeenCalledExactlyOnceWith(2);
});

it('saves every row as CSV in the order shown', async () => {
  const saved: Blob[] = [];
  vi.stubGlobal('URL', {
    createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:here'),
    revokeObjectURL: () => {},
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  render(draw({ exportAs: 'products.csv', paging: { pageSize: 1 } }));
  await userEvent.click(screen.getByRole('button', { name: 'Price' }));
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  vi.unstubAllGlobals();
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('products.csv');
  expect(await saved[0]?.text()).toBe('Name,Price\r\nWeather,9\r\nRail,10\r\nAir,\r\n');
});

it('shows a dash for a missing number', () => {
  render(draw());
  expect(screen.getByRole('cell', { name: '–' })).toBeInTheDocument();
});

it('offers no file before there are rows', () => {
  render(draw({ exportAs: 'products.csv', rows: undefined }));
  expect(screen.queryByRole('button', { name: 'Download CSV' })).not.toBeInTheDocument();
});

it('does not render groups without a change of selection', async () => {
  const cell = vi.fn<(row: Product) => string>(({ name }) => name);
  const counted = [{ id: 'name', header: 'Name', cell }];
  const rows = Array.from({ length: 100 }, (_, at) => ({ id: String(at), name: `Row ${at}`, price: at }));
  const { rerender } = render(draw({ columns: counted, rows, selected: new Set(), onSelectedChange: () => {} }));
  cell.mockClear();
  rerender(draw({ columns: counted, rows, selected: new Set(['60']), onSelectedChange: () => {} }));
  expect(screen.getByRole('checkbox', { name: 'Select Row 60' })).toBeChecked();
  expect(cell).toHaveBeenCalledTimes(25);
});

it('moves by arrow keys from toggle to toggle, past open details and across groups', async () => {
  const rows = Array.from({ length: 26 }, (_, at) => ({ id: String(at), name: `Row ${at}`, price: at }));
  render(draw({ rows, detail: () => 'More', opened: new Set(['0']) }));
  const toggle = (at: number) => screen.getByRole('button', { name: `Details of Row ${at}` });
  toggle(0).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(toggle(1)).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(toggle(25)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(toggle(24)).toHaveFocus();
});
