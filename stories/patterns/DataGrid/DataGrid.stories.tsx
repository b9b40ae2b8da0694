import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DataGrid, type GetRows, type GridColumn } from '#design-system/patterns/DataGrid/index.ts';
import preview from '../../../.storybook/preview.tsx';
import { generatedColumns, generatedRows } from './generated.ts';

const million = generatedColumns(500);
const millionRows = generatedRows(million, 1_000_000);
const few = generatedColumns(7);

const meta = preview.meta({
  title: 'Patterns/DataGrid',
  component: DataGrid,
  args: { label: 'Readings', columns: few, getRows: generatedRows(few, 2_000), height: '26rem', searchable: true },
});

const gridOf = async (canvasElement: HTMLElement) => {
  const grid = await within(canvasElement).findByRole('grid', undefined, { timeout: 20_000 });
  await within(grid).findAllByText(/\w \d+$/, undefined, { timeout: 20_000 });
  return grid;
};
const activeOf = (grid: HTMLElement) => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  play: async ({ canvasElement }) => void (await gridOf(canvasElement)),
});

/** A search counts what it finds, and an emptied one shows all rows again. */
export const Search = meta.story({
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    await gridOf(canvasElement);
    const field = screen.getByRole('searchbox', { name: 'Find in rows' });
    await userEvent.type(field, 'oslo');
    await expect(await screen.findByText('200 matching rows', undefined, { timeout: 20_000 })).toBeVisible();
    await userEvent.clear(field);
    await expect(await screen.findByText('2,000 rows', undefined, { timeout: 20_000 })).toBeVisible();
  },
});

export const Million = meta.story({
  name: '1,000,000 rows × 500 columns',
  // Outside the args, which Storybook would serialize at every step.
  render: () => <DataGrid label="Readings" columns={million} getRows={millionRows} height="26rem" />,
  play: async ({ canvasElement }) => {
    const grid = await gridOf(canvasElement);
    grid.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(activeOf(grid)).toHaveAttribute('data-cell', '999999:499'));
    const cell = activeOf(grid)?.getBoundingClientRect();
    const box = grid.getBoundingClientRect();
    await expect(cell?.bottom).toBeLessThanOrEqual(box.bottom + 1);
    await expect(cell?.right).toBeLessThanOrEqual(box.right + 1);
    await waitFor(() => expect(activeOf(grid)).not.toBeEmptyDOMElement());
    await userEvent.keyboard('{PageUp}{ArrowLeft}');
    await expect(activeOf(grid)).toHaveAttribute('aria-colindex', '500');
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(activeOf(grid)).toHaveAttribute('data-cell', '0:0'));
    await expect(grid.scrollTop).toBe(0);
    await expect(grid.scrollLeft).toBe(0);
  },
});

/** Keys move, select and open, as in the WAI-ARIA grid pattern. */
export const Keyboard = meta.story({
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const grid = await gridOf(canvasElement);
    grid.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    await expect(grid.querySelectorAll('[aria-selected="true"]')).toHaveLength(4);
    await expect(screen.getByText('2,000 rows · 2 × 2 selected')).toBeVisible();
    await userEvent.keyboard('{Escape}{Home}{End}');
    await expect(activeOf(grid)).toHaveAttribute('aria-colindex', '8');
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Row 3, Column 5' });
    await expect(within(dialog).getByText(/station/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(grid).toHaveFocus());
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sort descending' }));
    await waitFor(() => expect(within(grid).getAllByText(/ 2000$/)[0]).toBeVisible());
    await waitFor(() => expect(grid).toHaveFocus());
  },
});

const namesOf = (grid: HTMLElement) =>
  [...grid.querySelectorAll('[data-part="head"] bdi')].slice(0, 4).map(({ textContent }) => textContent);

/** Heads are dragged within their group: pinned columns among the pinned ones. */
export const Dragged = meta.story({
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const grid = await gridOf(canvasElement);
    const head = (name: string) => within(grid).getByRole('columnheader', { name: new RegExp(name) });
    const pointer = (type: string, clientX: number) => {
      const options = {
        bubbles: true,
        cancelable: true,
        clientX,
        button: 0,
        buttons: 1,
        pointerType: 'mouse',
        pointerId: 1,
      };
      const target = within(head('Column 2')).getByText('Column 2');
      target.dispatchEvent(new PointerEvent(type, options));
    };
    const middle = (name: string) => head(name).getBoundingClientRect().left + 20;
    // A synthetic pointer cannot be captured.
    const row = head('Column 2').parentElement;
    if (row) row.setPointerCapture = () => {};
    pointer('pointerdown', middle('Column 2'));
    pointer('pointermove', middle('Column 4'));
    await waitFor(() => expect(head('Column 4')).toHaveAttribute('data-drop', 'before'));
    pointer('pointerup', middle('Column 4'));
    await waitFor(() => expect(namesOf(grid)).toEqual(['Station', 'Column 3', 'Column 2', 'Column 4']));
  },
});

/** Open menu of a column: everything a pointer can do to it. */
export const ColumnMenu = meta.story({
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const grid = await gridOf(canvasElement);
    await userEvent.click(within(grid).getByRole('button', { name: 'Actions for Column 2' }));
    await expect(await screen.findByRole('menuitem', { name: 'Pin' })).toBeVisible();
  },
});

const never: GetRows = () => new Promise(() => {});

/** Before the first answer. */
export const Loading = meta.story({ args: { getRows: never } });

export const Failed = meta.story({
  args: { getRows: () => Promise.reject(new Error('lost')) },
  play: async () => void (await screen.findByRole('alert', undefined, { timeout: 20_000 })),
});

export const Empty = meta.story({ args: { getRows: () => Promise.resolve({ rows: [], total: 0 }) } });

const badColumns: readonly GridColumn[] = [
  { id: 'x', header: 'Any' },
  { id: 'x', header: 'Number', type: 'number' },
  { id: 'x', header: 'Date \u0000', type: 'date' },
  { id: '', header: '', type: 'json' },
  { id: 'long', header: 'A name that is much longer than any column of a table should ever have', type: 'text' },
];
const badRows: readonly (readonly unknown[])[] = [
  ['a\0b\nc', Number.NaN, 'soon', '{"a": [1, {"b": null}]}', 'x'.repeat(10_000)],
  ['שָׁלוֹם', -1e300, '2026-02-30', '{broken', '<img src=x onerror=alert(1)>'],
  ['\u202Ereversed'],
  [],
  [null, null, null, null, null, 'one cell too many'],
  [true, '0.10', 1_700_000_000_000, { deep: { deeper: { deepest: [] } } }, undefined],
];

/** 10 kB cells, NUL, right-to-left text, ragged rows, NaN and repeated ids. */
export const BadData = meta.story({
  args: {
    label: 'Bad data',
    columns: badColumns,
    getRows: () => Promise.resolve({ rows: badRows, total: badRows.length }),
    height: '18rem',
  },
  play: async () => void (await screen.findByText('a␀b␊c', undefined, { timeout: 20_000 })),
});

/** One pinned column, without row numbers. */
export const Phone = meta.story({
  tags: ['visual'],
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => void (await gridOf(canvasElement)),
});
