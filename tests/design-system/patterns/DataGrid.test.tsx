import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { DataGrid, type GetRows, type GridColumn } from '#design-system/patterns/DataGrid/index.ts';
import { Grid } from '#design-system/patterns/DataGrid/Grid.tsx';
import { verifyComponent } from '../../support/components/verifyComponent.tsx';

const columns: readonly GridColumn[] = [
  {
    id: 'name',
    header: 'Name',
    distinct: 4,
    values: [
      { value: 'Oslo', share: 0.6 },
      { value: 'Voss', share: 0.2 },
      { value: 'Bodø', share: 0.2 },
    ],
  },
  { id: 'mm', header: 'Rain', type: 'number', nullShare: 0.25, histogram: [1, 2, 3] },
  { id: 'raw', header: 'Raw', type: 'json' },
];
const all: readonly (readonly unknown[])[] = [
  ['Oslo', 1.5, { k: [1, 2] }],
  ['Bergen', 12.25, null],
  ['Voss'],
  ['Bodø', Number.NaN, 'x\0'.repeat(5000)],
];
const getRows: GetRows = ({ offset, limit, filters, sort }) => {
  const found = all.filter((row) => String(row[0]).includes(filters['name']?.value ?? ''));
  const sorted = sort ? found.toSorted((a, b) => String(a[0]).localeCompare(String(b[0]))) : found;
  const rows = sort?.direction === 'descending' ? sorted.toReversed() : sorted;
  return Promise.resolve({ total: rows.length, rows: rows.slice(offset, offset + limit) });
};

verifyComponent({
  name: 'DataGrid',
  draw: (extra) => <Grid label="Rain" columns={columns} getRows={getRows} {...extra} />,
});

afterEach(() => vi.restoreAllMocks());

async function open(props: Partial<Parameters<typeof Grid>[0]> = {}) {
  const user = userEvent.setup();
  render(<Grid label="Rain" columns={columns} getRows={getRows} {...props} />);
  const grid = screen.getByRole('grid', { name: 'Rain' });
  await waitFor(() =>
    expect(within(grid).queryByText('Oslo') ?? within(grid).queryByText('No rows match.')).not.toBeNull(),
  );
  grid.focus();
  const active = () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
  const names = () =>
    within(grid)
      .getAllByRole('gridcell')
      .filter((cell) => cell.getAttribute('aria-colindex') === '2')
      .map(({ textContent }) => textContent);
  return { user, grid, active, names };
}

it('loads its code when it is shown, and is busy until its rows come', async () => {
  render(<DataGrid label="Rain" columns={columns} getRows={() => new Promise(() => {})} />);
  expect(await screen.findByRole('grid', { name: 'Rain', busy: true })).toBeVisible();
});

it('counts rows and columns, the head and the row numbers included', async () => {
  const { grid } = await open();
  expect(grid).not.toHaveAttribute('aria-busy');
  expect(grid).toHaveAttribute('aria-rowcount', '5');
  expect(grid).toHaveAttribute('aria-colcount', '4');
  expect(screen.getByText('4 rows')).toBeVisible();
  expect(within(grid).getByRole('columnheader', { name: /Rain.*25% empty/ })).toBeVisible();
  expect(within(grid).getByRole('columnheader', { name: /Name.*4 values/ })).toHaveTextContent('Oslo 60% · Voss 20%');
  expect(within(grid).getByRole('columnheader', { name: /Name.*4 values/ })).toHaveAccessibleDescription(
    /^Oslo 60%, Voss 20%/u,
  );
});

it('describes a column header by its values only where they are drawn', async () => {
  const both = [{ id: 'mm', header: 'Rain', histogram: [1, 2], values: [{ value: '1', share: 1 }] }];
  render(<Grid label="Both" columns={both} getRows={getRows} />);
  expect(await screen.findByRole('columnheader', { name: /^Rain/ })).not.toHaveAttribute('aria-describedby');
});

it('describes a column header by its meaning, also in its menu', async () => {
  const told = [{ id: 'mm', header: 'Rain', description: 'Rain since midnight (mm)' }];
  const user = userEvent.setup();
  render(<Grid label="Told" columns={told} getRows={getRows} />);
  const head = await screen.findByRole('columnheader', { name: /^Rain/ });
  expect(head).toHaveAccessibleDescription('Rain since midnight (mm)');
  await user.click(within(head).getByRole('button', { name: 'Actions for Rain' }));
  expect(within(await screen.findByRole('menu')).getByText('Rain since midnight (mm)')).toBeVisible();
});

it('rounds no positive share to 0 % and none below the whole to 100 %', async () => {
  const values = [
    { value: 'USA', share: 0.996 },
    { value: 'Palau', share: 0.004 },
  ];
  render(<Grid label="Shares" columns={[{ id: 'land', header: 'Land', values }]} getRows={getRows} />);
  expect(await screen.findByRole('columnheader', { name: /^Land/ })).toHaveTextContent('USA 99% · Palau <1%');
});

it('moves the active cell by keys, up into the head', async () => {
  const { user, active } = await open();
  expect(active()).toHaveTextContent('Oslo');
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(active()).toHaveTextContent('12.25');
  await user.keyboard('{Control>}{End}{/Control}');
  expect(active()).toHaveAttribute('aria-colindex', '4');
  await user.keyboard('{Control>}{Home}{/Control}{ArrowUp}');
  expect(active()).toHaveAttribute('role', 'columnheader');
});

it('opens the whole value of a cell, and gives the focus back', async () => {
  const { user, grid } = await open();
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Row 1, Raw' });
  expect(within(dialog).getByText('k')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(grid).toHaveFocus());
  await user.keyboard('{Control>}{End}{/Control}{F2}');
  expect(await screen.findByText('10,000 characters')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Raw' }).textContent).toBe('x␀'.repeat(5000));
});

it('copies the selection, a row and a cell as tab-separated values', async () => {
  const { user } = await open();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}{Control>}c{/Control}');
  await waitFor(() => expect(write).toHaveBeenLastCalledWith('Oslo\t1.5\nBergen\t12.25'));
  expect(await screen.findByText('2 × 2 copied')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy row' }));
  await waitFor(() => expect(write).toHaveBeenLastCalledWith('Bergen\t12.25\t'));
});

it('copies the name of a column in the head, and selects all around the active cell', async () => {
  const { user, active } = await open();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.keyboard('{ArrowRight}{ArrowUp}{Control>}c{/Control}');
  await waitFor(() => expect(write).toHaveBeenLastCalledWith('Rain'));
  await user.keyboard('{ArrowDown}{Control>}a{/Control}');
  expect(screen.getByText('4 rows · 4 × 3 selected')).toBeVisible();
  expect(active()).toHaveTextContent('1.5');
});

it('selects a range with the pointer and Shift', async () => {
  const { user, grid } = await open();
  await user.click(within(grid).getByText('Bergen'));
  await user.keyboard('{Shift>}');
  await user.click(within(grid).getByText('Oslo'));
  await user.keyboard('{/Shift}');
  expect(grid).toHaveFocus();
  expect(grid.querySelectorAll('[aria-selected="true"]')).toHaveLength(2);
});

it('sorts, filters, moves and hides by the menu of a column', async () => {
  const { user, grid, names } = await open();
  const choose = async (column: string, item: string) => {
    await user.click(within(grid).getByRole('button', { name: `Actions for ${column}` }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  await choose('Name', 'Sort descending');
  await waitFor(() => expect(names()).toEqual(['Voss', 'Oslo', 'Bodø', 'Bergen']));
  expect(within(grid).getByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'descending');
  await choose('Name', 'Filter');
  await user.type(await screen.findByRole('textbox', { name: 'Value' }), 'o{Enter}');
  await waitFor(() => expect(names()).toEqual(['Voss', 'Oslo', 'Bodø']));
  await user.click(screen.getByRole('button', { name: 'Remove Name contains o' }));
  await waitFor(() => expect(names()).toHaveLength(4));
  await choose('Rain', 'Move towards the end');
  const headings = () =>
    within(grid)
      .getAllByRole('columnheader')
      .slice(1)
      .map((head) => head.querySelector('bdi')?.textContent);
  expect(headings()).toEqual(['Name', 'Raw', 'Rain']);
  await choose('Raw', 'Hide');
  expect(headings()).toEqual(['Name', 'Rain']);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Raw' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(headings()).toEqual(['Name', 'Raw', 'Rain']));
});

it('moves columns by keyboard, and announces their position', async () => {
  const { user, grid, active } = await open();
  const headings = () => [...grid.querySelectorAll('[role="columnheader"] bdi')].map(({ textContent }) => textContent);
  await user.keyboard('{ArrowUp}{ArrowRight}{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
  expect(headings()).toEqual(['Name', 'Raw', 'Rain']);
  expect(active()).toHaveTextContent('Rain');
  expect(screen.getByText('Rain is now column 3 of 3')).toBeInTheDocument();
  // At the end, and past the pinned column, it stays.
  await user.keyboard('{Control>}{Shift>}{ArrowRight}{ArrowLeft}{ArrowLeft}{/Shift}{/Control}');
  expect(headings()).toEqual(['Name', 'Rain', 'Raw']);
  expect(active()).toHaveTextContent('Rain');
});

it('shows a row with all its columns, and steps to the next one', async () => {
  const { user, grid, active } = await open();
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  const dialog = await screen.findByRole('dialog', { name: 'Row 1' });
  const values = () =>
    within(dialog)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
  expect(values()).toEqual(['Oslo', '1.5', '1 fieldk: 2 items0: 11: 2']);
  expect(within(dialog).getByRole('button', { name: 'Previous row' })).toHaveAttribute('aria-disabled', 'true');
  const next = within(dialog).getByRole('button', { name: 'Next row' });
  await user.click(next);
  expect(dialog).toHaveAccessibleName('Row 2');
  expect(values()).toEqual(['Bergen', '12.25', 'Empty']);
  await user.click(next);
  await user.click(next);
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(values()[2]).toHaveLength(2001);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(grid).toHaveFocus());
  expect(active()).toHaveTextContent('Bodø');
});

it('shows a message when nothing matches, and when rows cannot be loaded', async () => {
  const failing = vi.fn<GetRows>(getRows).mockRejectedValueOnce(new Error('lost'));
  const user = userEvent.setup();
  const { unmount } = render(<Grid label="Rain" columns={columns} getRows={failing} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Some rows could not be loaded.');
  expect(screen.queryByText('Loading rows')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Oslo')).toBeVisible();
  unmount();
  render(<Grid label="Rain" columns={columns} getRows={() => Promise.resolve({ rows: [], total: 0 })} />);
  expect(await screen.findByText('There are no rows.')).toBeVisible();
});

it('renders a few of a million rows and of 5,000 columns', async () => {
  const wide = Array.from({ length: 5000 }, (_, at): GridColumn => ({ id: 'same', header: `C${at}` }));
  const million: GetRows = ({ offset, limit }) =>
    Promise.resolve({
      total: 1_000_000,
      rows: Array.from({ length: limit }, (_, at) =>
        wide.map((__, column) => (column === 0 && offset + at === 0 ? 'Oslo' : offset + at)),
      ),
    });
  const { user, grid, active } = await open({ columns: wide, getRows: million });
  expect(within(grid).getAllByRole('gridcell').length).toBeLessThan(600);
  await user.keyboard('{Control>}{ArrowDown}{/Control}');
  await waitFor(() => expect(active()).toHaveAttribute('data-cell', '999999:0'));
});

it('starts with a view, and leaves out what its columns lack', async () => {
  const filters = { name: { operator: 'contains', value: 's' }, gone: { operator: '=', value: '1' } } as const;
  const sort = { column: 'name', direction: 'descending' } as const;
  const { names, active } = await open({ searchable: true, defaultView: { sort, filters, search: 'o', row: 1 } });
  await waitFor(() => expect(names()).toEqual(['Voss', 'Oslo']));
  expect(active()).toHaveTextContent('Oslo');
  expect(screen.getByText('Name contains s')).toBeVisible();
  expect(screen.queryByText(/gone/u)).toBeNull();
  expect(screen.getByRole('searchbox')).toHaveValue('o');
});

it('reports another order, and copies a link to the active row', async () => {
  const onViewChange = vi.fn();
  const linkOf = vi.fn(() => 'https://exchange.example/?row=2');
  const { user, names } = await open({ onViewChange, linkOf });
  await user.keyboard('{Control>}{Home}{/Control}{ArrowUp}{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: 'Sort descending' }));
  await waitFor(() => expect(names()).toEqual(['Voss', 'Oslo', 'Bodø', 'Bergen']));
  const sort = { column: 'name', direction: 'descending' };
  expect(onViewChange).toHaveBeenCalledWith({ sort, filters: {}, search: '' });
  screen.getByRole('grid').focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy link to row' }));
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
  expect(linkOf).toHaveBeenCalledWith({ sort, filters: {}, search: '', row: 1 });
  expect(await navigator.clipboard.readText()).toBe('https://exchange.example/?row=2');
});

it('offers no link without an address', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByRole('menuitem', { name: 'Copy row' });
  expect(screen.queryByRole('menuitem', { name: 'Copy link to row' })).toBeNull();
});

it('shows its first row again when more rows replace the first ones', async () => {
  const rowsOf = (total: number): GetRows => {
    const rows = Array.from({ length: total }, (_, at) => [`Place ${at}`, at]);
    return ({ offset, limit }) => Promise.resolve({ total, rows: rows.slice(offset, offset + limit) });
  };
  const shown = (getRows: GetRows) => (
    <Grid label="Rain" columns={columns} getRows={getRows} defaultView={{ row: 60 }} />
  );
  const { rerender } = render(shown(rowsOf(100)));
  const grid = screen.getByRole('grid', { name: 'Rain' });
  await waitFor(() => expect(grid.scrollTop).toBeGreaterThan(0));
  const { scrollTop } = grid;
  rerender(shown(rowsOf(500)));
  // A browser scrolls back while the list is short.
  grid.scrollTop = 0;
  fireEvent.scroll(grid);
  await waitFor(() => expect(grid.scrollTop).toBe(scrollTop));
});
