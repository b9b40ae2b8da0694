import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Badge } from '#design-system/components/Badge/index.ts';
import { Button } from '#design-system/components/Button/index.ts';
import { EmptyState } from '#design-system/components/EmptyState/index.ts';
import { displayTokens } from '#design-system/form/amount.ts';
import { Icon } from '#design-system/icons/index.ts';
import { IconButton } from '#design-system/components/IconButton/index.ts';
import { DataTable, type Column } from '#design-system/patterns/DataTable/index.ts';
import preview from '../../../.storybook/preview.tsx';

interface Product {
  id: string;
  name: string;
  category: string;
  /** Micro-tokens per hour. */
  price: number;
  sold: number;
}

const products: readonly Product[] = [
  { id: '1', name: 'Hourly air quality, 40 cities', category: 'Environment', price: 8_200_000, sold: 128 },
  { id: '2', name: 'Weather EU', category: 'Environment', price: 1_250_000, sold: 3_090 },
  { id: '3', name: 'Rail delays', category: 'Transport', price: 0, sold: 12 },
  { id: '4', name: 'Wholesale power prices', category: 'Energy', price: 42_500_000, sold: 7 },
];

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
  { id: 'category', header: 'Category', cell: ({ category }) => <Badge>{category}</Badge> },
  {
    id: 'price',
    header: 'Price per hour',
    align: 'end',
    sortBy: ({ price }) => price,
    cell: ({ price }) => (price === 0 ? 'Free' : displayTokens(price)),
  },
  { id: 'sold', header: 'Accesses sold', align: 'end', sortBy: ({ sold }) => sold, cell: ({ sold }) => sold },
  {
    id: 'actions',
    header: 'Actions',
    hiddenHeader: true,
    align: 'end',
    width: '3rem',
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
  args: {
    label: 'Products',
    columns,
    rows: products,
    rowKey: ({ id }: Product) => id,
    rowName: ({ name }: Product) => name,
    onRetry: fn(),
  },
});

export const Basic = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await userEvent.click(canvas.getByRole('button', { name: 'Price per hour' }));
    await expect(names()[0]).toBe('Rail delays');
    await userEvent.click(canvas.getByRole('button', { name: 'Price per hour' }));
    await expect(names()[0]).toBe('Wholesale power prices');
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
    const all = canvas.getByRole('checkbox', { name: 'Select all rows of this page' });
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
export const Reload = meta.story({ tags: ['visual'], args: { loading: true } });
export const Compact = meta.story({ args: { density: 'compact' } });
export const EmptyNever = meta.story({
  args: { rows: [], empty: <EmptyState title="No products yet" actions={<Button>Add product</Button>} /> },
});
export const EmptyFiltered = meta.story({
  args: {
    rows: [],
    filtered: true,
    emptyFiltered: <EmptyState title="No product matches" icon="filter" actions={<Button>Clear filters</Button>} />,
  },
});
export const Failed = meta.story({
  args: { rows: undefined, error: 'The exchange cannot be reached.', errorReference: 'req-7f3a' },
});
export const FailedReload = meta.story({ args: { error: 'The exchange cannot be reached.' } });
export const Phone = meta.story({
  tags: ['visual'],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
});
export const PhoneScroll = meta.story({
  args: { narrow: 'scroll' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
});

const many = Array.from({ length: 120 }, (_, index) => ({
  ...(products[index % 4] as Product),
  id: String(index),
  name: `Product ${index}`,
}));

export const Long = meta.story({
  args: { rows: many, maxHeight: '24rem' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(121);
  },
});
