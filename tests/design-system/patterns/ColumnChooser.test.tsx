import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ColumnChooser, useColumns } from '#design-system/patterns/ColumnChooser/index.ts';
import { DataTable, tableCsv, type CsvColumn } from '#design-system/patterns/DataTable/index.ts';

interface Product {
  name: string;
  price: number;
}
const columns: CsvColumn<Product>[] = [
  { id: 'name', header: 'Product', cell: ({ name }) => name },
  { id: 'price', header: 'Price', cell: ({ price }) => <b>{price}</b>, sortBy: ({ price }) => price },
  { id: 'fresh', header: 'Fresh', cell: () => <i />, csv: () => true },
  { id: 'actions', header: 'Actions', hiddenHeader: true, cell: () => 'Edit' },
];
const rows = [
  { name: '=Weather, EU', price: 8.2 },
  { name: 'Traffic', price: Number.NaN },
];

function Chosen({ onChange }: { onChange: (hidden: readonly string[]) => void }) {
  const choice = useColumns(columns, { initial: ['fresh', 'name', 'actions', 'gone'], onChange });
  return (
    <>
      <ColumnChooser {...choice.chooser} />
      <DataTable label="Products" columns={choice.columns} rows={rows} rowKey={({ name }) => name} />
    </>
  );
}
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

it('hides and shows columns, but never the first nor actions', async () => {
  const onChange = vi.fn<(hidden: readonly string[]) => void>();
  render(<Chosen onChange={onChange} />);
  expect(heads()).toEqual(['Product', 'Price', 'Actions']);
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  expect(screen.getByRole('menuitemcheckbox', { name: 'Product' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Fresh' }));
  expect(onChange).toHaveBeenLastCalledWith(['name', 'actions', 'gone']);
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Price' }));
  await userEvent.keyboard('{Escape}');
  expect(heads()).toEqual(['Product', 'Fresh', 'Actions']);
});

it('chooses the row height beside the columns', async () => {
  const onDensityChange = vi.fn<(density: string) => void>();
  render(
    <ColumnChooser
      columns={columns}
      hidden={[]}
      onHiddenChange={() => {}}
      density="comfortable"
      onDensityChange={onDensityChange}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  expect(screen.getByRole('menuitemradio', { name: 'Comfortable rows' })).toBeChecked();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Compact rows' }));
  expect(onDensityChange).toHaveBeenCalledExactlyOnceWith('compact');
});

it('writes a table as CSV: what is shown, else the value behind it', () => {
  expect(tableCsv(columns, rows)).toBe('Product,Price,Fresh\r\n"\'=Weather, EU",8.2,true\r\nTraffic,,true\r\n');
  expect(tableCsv(columns, [])).toBe('Product,Price,Fresh\r\n');
});
