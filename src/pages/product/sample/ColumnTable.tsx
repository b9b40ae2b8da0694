import { Badge, DataTable, Text, type Column } from '#design-system';
import type { SampleColumn } from '#contract/types.ts';
import { sampleWords } from '../../../messages/product.ts';
import { qualityWords } from '../../../messages/quality.ts';
import { Spread } from './Spread.tsx';
import { figure, shareText, whole } from './values.ts';

const { column: words, types } = sampleWords;

// Keeps names and dates on one line; the table scrolls sideways.
const oneLine = { whiteSpace: 'nowrap' } as const;

const Name = ({ children }: { children: string }) => (
  <Text weight="medium" truncate style={{ maxInlineSize: '16rem' }} title={children}>
    {children}
  </Text>
);

const Figure = ({ value }: { value: SampleColumn['min'] }) => <Text style={oneLine}>{figure(value)}</Text>;

const columns: readonly Column<SampleColumn>[] = [
  { id: 'name', header: words.name, cell: ({ name }) => <Name>{name}</Name> },
  { id: 'type', header: words.type, cell: ({ type }) => <Badge>{types[type]}</Badge> },
  { id: 'spread', header: qualityWords.spread, cell: (column) => <Spread column={column} /> },
  { id: 'nulls', header: words.nulls, align: 'end', cell: ({ nulls }) => shareText(nulls) },
  { id: 'distinct', header: words.distinct, align: 'end', cell: ({ distinct }) => whole(distinct) },
  { id: 'min', header: words.min, align: 'end', cell: ({ min }) => <Figure value={min} /> },
  { id: 'max', header: words.max, align: 'end', cell: ({ max }) => <Figure value={max} /> },
  { id: 'mean', header: words.mean, align: 'end', cell: ({ mean }) => <Figure value={mean} /> },
];

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
