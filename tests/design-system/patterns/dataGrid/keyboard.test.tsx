// The keyboard table of the WAI-ARIA grid pattern, and the keys that the grid adds.
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Grid } from '#design-system/patterns/DataGrid/Grid.tsx';
import type { GetRows, GridColumn } from '#design-system/patterns/DataGrid/index.ts';

const columns = Array.from({ length: 6 }, (_, at): GridColumn => ({ id: `c${at}`, header: `C${at}` }));
const total = 200;
const getRows: GetRows = ({ offset, limit }) =>
  Promise.resolve({
    total,
    rows: Array.from({ length: Math.min(limit, total - offset) }, (_, row) =>
      columns.map((__, at) => `${offset + row}/${at}`),
    ),
  });

async function open() {
  const user = userEvent.setup();
  render(<Grid label="Cells" columns={columns} getRows={getRows} />);
  const grid = screen.getByRole('grid');
  await within(grid).findByText('0/0');
  await user.tab();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(grid).toHaveFocus();
  const active = () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
  return { user, grid, active };
}

const toFirst = '{Control>}{Home}{/Control}';

/** From the cell 1/1; rows of one page are those in view less one. */
const moves = [
  ['{ArrowRight}', '1/2'],
  ['{ArrowLeft}', '1/0'],
  ['{ArrowDown}', '2/1'],
  ['{ArrowUp}', '0/1'],
  ['{ArrowLeft}{ArrowLeft}', '1/0'],
  ['{End}', '1/5'],
  ['{End}{ArrowRight}', '1/5'],
  ['{Home}', '1/0'],
  ['{Control>}{Home}{/Control}', '0/0'],
  ['{Control>}{End}{/Control}', '199/5'],
  ['{Control>}{ArrowRight}{/Control}', '1/5'],
  ['{Control>}{ArrowLeft}{/Control}', '1/0'],
  ['{Control>}{ArrowDown}{/Control}', '199/1'],
  ['{Control>}{ArrowUp}{/Control}', '0/1'],
  ['{Control>}{ArrowDown}{/Control}{ArrowDown}', '199/1'],
  ['{PageDown}{PageUp}', '1/1'],
  ['{PageUp}', '0/1'],
  ['{Meta>}{ArrowDown}{/Meta}', '199/1'],
] as const;

it('moves from 1/1 by each key, and by a page of rows', async () => {
  const { user, active } = await open();
  for (const [keys, place] of moves) {
    await user.keyboard(toFirst);
    await waitFor(() => expect(active()).toHaveTextContent('0/0'));
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(active()).toHaveTextContent('1/1');
    await user.keyboard(keys);
    await waitFor(() => expect([keys, active()?.textContent]).toEqual([keys, place]));
  }
  await user.keyboard(`${toFirst}{PageDown}`);
  await waitFor(() => expect(Number(active()?.textContent.split('/')[0])).toBeGreaterThan(5));
});

it('selects cells, rows, columns and everything', async () => {
  const { user, grid } = await open();
  for (const [keys, count] of [
    ['{Shift>}{ArrowRight}{/Shift}', 2],
    ['{Shift>}{ArrowDown}{ArrowRight}{/Shift}', 4],
    ['{Shift>} {/Shift}', 6],
    ['{Shift>}{ArrowRight}{/Shift}{Escape}', 1],
    ['{Shift>}{End}{/Shift}', 6],
  ] as const) {
    await user.keyboard(toFirst + keys);
    expect([keys, grid.querySelectorAll('[aria-selected="true"]').length]).toEqual([keys, count]);
  }
  for (const [keys, text] of [
    ['{Control>} {/Control}', '200 rows · 200 × 1 selected'],
    ['{Control>}a{/Control}', '200 rows · 200 × 6 selected'],
    ['{Shift>}{Control>}{End}{/Control}{/Shift}', '200 rows · 200 × 6 selected'],
  ] as const) {
    await user.keyboard(toFirst);
    expect(screen.queryByText(text)).toBeNull();
    await user.keyboard(keys);
    expect(screen.getByText(text)).toBeVisible();
  }
});

it('opens a cell, its row and the menu of its column, takes the focus back, and is one tab stop', async () => {
  const { user, grid } = await open();
  for (const [keys, { role, name }] of [
    ['{Enter}', { role: 'dialog', name: 'Row 1, C0' }],
    ['{F2}', { role: 'dialog', name: 'Row 1, C0' }],
    ['{Shift>}{Enter}{/Shift}', { role: 'dialog', name: 'Row 1' }],
    ['{ArrowUp}{Enter}', { role: 'menu', name: 'Actions for C0' }],
  ] as const) {
    await user.keyboard(toFirst + keys);
    expect(await screen.findByRole(role, { name })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(grid).toHaveFocus());
  }
  await user.tab();
  expect(grid.contains(document.activeElement)).toBe(false);
});
