import { useState, type ComponentType } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Badge } from '#design-system/components/Badge/index.ts';
import { Button } from '#design-system/components/Button/index.ts';
import { EmptyState } from '#design-system/components/EmptyState/index.ts';
import { Stack } from '#design-system/components/Layout/index.ts';
import { TextField } from '#design-system/form/fields/TextField.tsx';
import { Icon } from '#design-system/icons/index.ts';
import { IconButton } from '#design-system/components/IconButton/index.ts';
import { LogoPicture } from '#design-system/components/LogoPicture/index.ts';
import { Menu } from '#design-system/components/Menu/index.ts';
import { ColumnChooser, useColumns } from '#design-system/patterns/ColumnChooser/index.ts';
import { DataTable, TwoLineCell, type Column } from '#design-system/patterns/DataTable/index.ts';
import preview from '../../../.storybook/preview.tsx';

interface Product {
  id: string;
  name: string;
  category: string;
  /** Micro-tokens per hour. */
  price: number;
  sold: number;
}

const onPhone = (Story: ComponentType) => (
  <div style={{ inlineSize: 'min(328px, 100%)' }}>
    <Story />
  </div>
);

const products: readonly Product[] = [
  { id: '1', name: 'Hourly air quality, 40 cities', category: 'Environment', price: 8_200_000, sold: 128 },
  { id: '2', name: 'Weather EU', category: 'Environment', price: 1_250_000, sold: 3_090 },
  { id: '3', name: 'Rail delays', category: 'Transport', price: 0, sold: 12 },
  { id: '4', name: 'Wholesale power prices', category: 'Energy', price: 42_500_000, sold: 7 },
];

/** Two decimals in every row, which aligns them. */
const priceOf = ({ price }: Product) => (price === 0 ? 'Free' : (price / 1_000_000).toFixed(2));

const columns: readonly Column<Product>[] = [
  {
    id: 'name',
    header: 'Name',
    sortBy: ({ name }) => name,
    cell: ({ id, name }) => (
      <a href={`#product-${id}`} data-part="target">
        {name}
      </a>
    ),
  },
  { id: 'category', header: 'Category', phone: 'plain', cell: ({ category }) => <Badge>{category}</Badge> },
  {
    id: 'price',
    header: 'Price per hour',
    align: 'end',
    headline: true,
    sortBy: ({ price }) => price,
    cell: priceOf,
  },
  {
    id: 'sold',
    header: 'Accesses sold',
    align: 'end',
    sortBy: ({ sold }) => sold,
    cell: ({ sold }) => sold.toLocaleString('en'),
  },
  {
    id: 'actions',
    header: 'Actions',
    hiddenHeader: true,
    align: 'end',
    width: '4rem',
    phone: 'corner',
    cell: ({ name }) => (
      <IconButton size="small" label={`More about ${name}`}>
        <Icon name="more" />
      </IconButton>
    ),
  },
];

const meta = preview.meta({
  title: 'Patterns/DataTable',
  component: DataTable<Product>,
  argTypes: { columns: { table: { type: { summary: 'Column<Row>[]' } } } },
  args: {
    label: 'Products',
    columns,
    rows: products,
    rowKey: ({ id }: Product) => id,
    rowName: ({ name }: Product) => name,
    onRetry: fn(),
  },
});

export const Basic = meta.story({ tags: ['visual', 'everyMode'] });

/** By a column header, which phones replace by one select. */
export const Sorting = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await userEvent.click(canvas.getByRole('button', { name: 'Price per hour' }));
    // The first sort loads its chunk.
    await waitFor(() => expect(names()[0]).toBe('Rail delays'));
    await userEvent.click(canvas.getByRole('button', { name: 'Price per hour' }));
    await waitFor(() => expect(names()[0]).toBe('Wholesale power prices'));
    await expect(canvas.getByRole('columnheader', { name: 'Price per hour' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
});

function Selecting() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2']));
  return (
    <DataTable
      label="Products"
      columns={columns}
      rows={products}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      selected={selected}
      onSelectedChange={setSelected}
      bulkActions={
        <Button size="small" variant="outline" tone="danger">
          Delete
        </Button>
      }
    />
  );
}

export const Selection = meta.story({
  tags: ['visual'],
  render: () => <Selecting />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all on this page' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByText('4 selected')).toBeVisible();
    const [first] = canvas.getAllByRole('link');
    first?.focus();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select Weather EU' })).not.toBeChecked();
  },
});

export const FirstLoad = meta.story({ tags: ['visual'], args: { rows: undefined, skeletonRows: 4 } });
export const ColumnsStay = meta.story({
  tags: ['!dev'],
  render: (args) => (
    <Stack>
      <DataTable {...args} label="To come" rows={undefined} />
      <DataTable {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const startsOf = (name: string) =>
      [...canvas.getByRole('table', { name }).querySelectorAll('th')].map((head) => head.getBoundingClientRect().left);
    const rows = startsOf('Products');
    const moves = startsOf('To come').map((left, column) => Math.abs(left - (rows[column] ?? Infinity)));
    await expect(Math.max(...moves)).toBeLessThanOrEqual(24);
  },
});

export const Reload = meta.story({ tags: ['visual'], args: { loading: true } });
export const Compact = meta.story({ args: { density: 'compact' } });
export const EmptyNever = meta.story({
  tags: ['visual'],
  args: { rows: [], empty: <EmptyState title="No products yet" actions={<Button>Add product</Button>} /> },
});
export const EmptyFiltered = meta.story({
  tags: ['visual'],
  args: {
    rows: [],
    filtered: true,
    emptyFiltered: <EmptyState title="No product matches" icon="filter" actions={<Button>Clear filters</Button>} />,
  },
});
export const Failed = meta.story({
  tags: ['visual'],
  args: { rows: undefined, error: 'The exchange cannot be reached.', errorReference: 'req-7f3a' },
});
export const FailedReload = meta.story({ args: { error: 'The exchange cannot be reached.' } });
export const Phone = meta.story({
  decorators: [onPhone],
});
const twoLines: readonly Column<Product>[] = [
  {
    id: 'name',
    header: 'Name',
    maxWidth: '12rem',
    cell: ({ id, name, category }) => (
      <TwoLineCell picture={<LogoPicture name={name} size="small" />} detail={category}>
        <a href={`#product-${id}`} data-part="target">
          {name}
        </a>
      </TwoLineCell>
    ),
  },
  { id: 'sold', header: 'Accesses sold', align: 'end', cell: ({ sold }) => sold.toLocaleString('en') },
  { id: 'note', header: 'Note', cell: ({ sold }) => sold > 100 && 'Popular', phone: 'plain' },
  {
    id: 'price',
    header: 'Price per hour',
    align: 'end',
    headline: true,
    cell: priceOf,
  },
  ...columns.slice(-1).map((column): Column<Product> => ({ ...column, phone: 'corner' })),
];

export const TwoLines = meta.story({ tags: ['visual'], args: { columns: twoLines } });

export const TwoLinesPhone = meta.story({
  decorators: [onPhone],
  args: { columns: twoLines },
});

const wide: readonly Column<Product>[] = [
  ...columns.slice(0, 4),
  ...[2020, 2021, 2022, 2023, 2024, 2025, 2026].map((year): Column<Product> => ({
    id: String(year),
    header: `Accesses sold in ${year}`,
    align: 'end',
    cell: ({ sold }) => (sold * 2).toLocaleString('en'),
  })),
  ...columns.slice(-1),
];

export const Wide = meta.story({ args: { columns: wide } });

export const PhoneScroll = meta.story({
  args: { narrow: 'scroll' },
  decorators: [onPhone],
});

const manyOf = (length: number) =>
  Array.from({ length }, (_, index) => ({
    ...(products[index % 4] as Product),
    id: String(index),
    name: `Product ${index}`,
  }));

/** Cells with several lines, a badge and a text box. */
const tall: readonly Column<Product>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name, category }) => (
      <div>
        {name}
        <br />
        {category}
      </div>
    ),
  },
  { id: 'category', header: 'Category', cell: ({ category }) => <Badge>{category}</Badge> },
  {
    id: 'price',
    header: 'Price',
    cell: ({ price, name }) => (
      <TextField label={`Price of ${name}`} hiddenLabel defaultValue={(price / 1_000_000).toFixed(2)} />
    ),
  },
];

/** Minimum distance between a cell's content and its edges, pixels. */
const leastRoom = (root: HTMLElement) =>
  Math.min(
    ...[...root.querySelectorAll('tbody td > *')].flatMap((content) => {
      const [inner, cell] = [content.getBoundingClientRect(), content.parentElement?.getBoundingClientRect()];
      return cell ? [inner.top - cell.top, cell.bottom - inner.bottom] : [];
    }),
  );

export const TallCells = meta.story({
  tags: ['visual'],
  render: (args) => (
    <Stack>
      <DataTable {...args} columns={tall} />
      <DataTable {...args} columns={tall} label="Compact products" density="compact" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Products' });
    // Cards have no rows of cells.
    if (table.closest('[data-cards]')) return;
    await expect(leastRoom(table)).toBeGreaterThanOrEqual(8);
    await expect(leastRoom(canvas.getByRole('table', { name: 'Compact products' }))).toBeGreaterThanOrEqual(4);
  },
});

export const LongAndWide = meta.story({
  tags: ['!dev'],
  args: {
    rows: manyOf(120),
    maxHeight: '24rem',
    columns: Array.from({ length: 30 }, (_, at) => ({
      id: String(at),
      header: `Column ${at}`,
      cell: ({ category }: Product) => category,
    })),
  },
  play: async ({ canvas }) => {
    const [head, row] = canvas.getAllByRole('row');
    const cells = [...(row?.children ?? [])].map((cell) => cell.getBoundingClientRect());
    await expect(Math.min(...cells.map(({ width }) => width))).toBeGreaterThanOrEqual(128);
    await expect(row?.getBoundingClientRect().right).toBeGreaterThanOrEqual(cells.at(-1)?.right ?? Infinity);
    await expect(head?.lastElementChild?.getBoundingClientRect().left).toBe(cells.at(-1)?.left);
  },
});

export const Long = meta.story({
  args: { rows: manyOf(120), maxHeight: '24rem' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(121);
  },
});

/** Details below a row, actions in a menu. */
export const RowParts = meta.story({
  args: {
    columns: columns.slice(0, -1),
    selected: new Set(['1']),
    onSelectedChange: fn(),
    opened: new Set(['2']),
    onOpenedChange: fn(),
    detail: ({ name }: Product) => `${name}: hourly since 2019, JSON and CSV, licence CC BY 4.0.`,
    rowMenu: ({ name }: Product) => (
      <>
        <Menu.Item>Edit {name}</Menu.Item>
        <Menu.Separator />
        <Menu.Item tone="danger">Delete</Menu.Item>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions for Rail delays' });
    await userEvent.click(button);
    const menu = await screen.findByRole('menu', { name: 'Actions for Rail delays' });
    const [place, shown] = [button.getBoundingClientRect(), menu.getBoundingClientRect()];
    // The menu opens at its button, not in a corner of the page.
    await expect(Math.abs(shown.top - place.bottom)).toBeLessThan(24);
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.getByText(/hourly since 2019/)).toBeVisible();
  },
});
export const RowPartsPhone = meta.story({
  tags: ['visual'],
  args: RowParts.input.args,
  decorators: [onPhone],
});

/** The table splits the rows; give `page`, `total` and `onPageChange` where the server does. */
export const Pages = meta.story({ args: { paging: { pageSize: 3 } } });

function Tooled() {
  const { columns: shown, chooser } = useColumns(columns);
  const [density, onDensityChange] = useState<'comfortable' | 'compact'>('comfortable');
  return (
    <DataTable
      label="Products"
      columns={shown}
      rows={products}
      rowKey={({ id }) => id}
      density={density}
      toolbar={<ColumnChooser {...chooser} {...{ density, onDensityChange }} />}
      exportAs="products.csv"
      paging={{ pageSize: 3 }}
    />
  );
}

/** Column chooser, row height, CSV export and pagination. */
export const Tools = meta.story({
  render: () => <Tooled />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('4–4 of 4')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
  },
});

/** Distant rows leave the DOM but remain reachable by keyboard. */
export const TenThousand = meta.story({
  args: { rows: manyOf(10_000), maxHeight: '24rem' },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Products' });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    const drawn = () => table.querySelectorAll('tbody > tr').length;
    await waitFor(() => expect(drawn()).toBeLessThan(400));
    canvas.getByRole('link', { name: 'Product 0' }).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Product 9999' })).toHaveFocus());
    await expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '10001');
    await waitFor(() => expect(drawn()).toBeLessThan(400));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Product 0' })).toHaveFocus());
  },
});
