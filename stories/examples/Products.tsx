import { Badge, DataTable, type Column } from '#design-system';

interface Product {
  id: string;
  name: string;
  rows: number;
  isLive: boolean;
}

const products: readonly Product[] = [
  { id: '1', name: 'Rain in Basel', rows: 2048, isLive: true },
  { id: '2', name: 'Earthquakes', rows: 117_420, isLive: false },
];

const columns: readonly Column<Product>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    id: 'rows',
    header: 'Rows',
    align: 'end',
    cell: ({ rows }) => rows.toLocaleString('en'),
    sortBy: ({ rows }) => rows,
  },
  { id: 'status', header: 'Status', cell: ({ isLive }) => <Badge>{isLive ? 'Live' : 'Paused'}</Badge> },
];

export const Products = () => <DataTable label="Products" rows={products} columns={columns} rowKey={({ id }) => id} />;
