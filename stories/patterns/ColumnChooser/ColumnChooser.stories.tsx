import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { Stack } from '#design-system/components/Layout/index.ts';
import { ColumnChooser, useColumns, type ColumnChooserProps } from '#design-system/patterns/ColumnChooser/index.ts';
import { DataTable, type Column } from '#design-system/patterns/DataTable/index.ts';
import preview from '../../../.storybook/preview.tsx';

interface Product {
  name: string;
  category: string;
  price: number;
}
const columns: Column<Product>[] = [
  { id: 'name', header: 'Product', cell: ({ name }) => name },
  { id: 'category', header: 'Category', cell: ({ category }) => category },
  { id: 'price', header: 'Tokens per hour', cell: ({ price }) => price, align: 'end' },
];
const rows = [
  { name: 'Seattle weather', category: 'Weather', price: 8.2 },
  { name: 'Zürich traffic', category: 'Traffic', price: 3 },
];

type Density = NonNullable<ColumnChooserProps['density']>;

function Chosen({ hidden, ...rest }: ColumnChooserProps) {
  const { columns: shown, chooser } = useColumns(columns, { initial: hidden });
  const [density, setDensity] = useState<Density>('comfortable');
  return (
    <Stack align="start">
      <ColumnChooser {...rest} {...chooser} density={density} onDensityChange={setDensity} />
      <DataTable
        label="Products"
        columns={shown}
        rows={rows}
        rowKey={({ name }) => name}
        style={{ inlineSize: '100%' }}
      />
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Patterns/ColumnChooser',
  component: ColumnChooser,
  args: { columns, hidden: [], onHiddenChange: () => {} },
});

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  args: { label: 'Columns' },
  argTypes: { hidden: { control: false }, density: { control: false } },
  render: (args) => <Chosen {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Product' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Category' }));
    await expect(canvas.queryByText('Traffic')).toBeNull();
  },
});
export const Closed = meta.story({ args: { hidden: ['category'] } });
