import { Badge, DataTable, Text, type Column } from '#design-system';
import type { SampleColumn } from '#contract/types.ts';
import { sampleWords } from '../../messages/product.ts';
import { figure, shareText, whole } from './values.ts';

const { column: words, types } = sampleWords;

const columns: readonly Column<SampleColumn>[] = [
  { id: 'name', header: words.name, cell: ({ name }) => <Text weight="medium">{name}</Text> },
  { id: 'type', header: words.type, cell: ({ type }) => <Badge>{types[type]}</Badge> },
  { id: 'nulls', header: words.nulls, align: 'end', cell: ({ nulls }) => shareText(nulls) },
  { id: 'distinct', header: words.distinct, align: 'end', cell: ({ distinct }) => whole(distinct) },
  { id: 'min', header: words.min, align: 'end', cell: ({ min }) => figure(min) },
  { id: 'max', header: words.max, align: 'end', cell: ({ max }) => figure(max) },
  { id: 'mean', header: words.mean, align: 'end', cell: ({ mean }) => figure(mean) },
];

/** What each column holds, as measured. */
export const ColumnTable = ({ columns: rows }: { columns: readonly SampleColumn[] }) => (
  <DataTable
    label={sampleWords.columns}
    columns={columns}
    rows={rows}
    rowKey={({ name }) => name}
    density="compact"
    narrow="scroll"
  />
);
