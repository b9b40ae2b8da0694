import { DataTable, EmptyState, Inline, Link, SearchField, Select, Stack, Text, type Column } from '#design-system';
import props, { type PartProp } from 'virtual:props';
import { useState } from 'react';
import { findProps } from './findProps.ts';

const columns: readonly Column<PartProp>[] = [
  { id: 'name', header: 'Prop', width: '12rem', cell: ({ name }) => <code>{name}</code> },
  {
    id: 'part',
    header: 'Part',
    width: '11rem',
    cell: ({ part, group }) => (
      <Link href={`./?path=/docs/${group}-${part.toLowerCase()}--docs`} target="_top">
        {part}
      </Link>
    ),
  },
  {
    id: 'purpose',
    header: 'Purpose',
    cell: ({ description, type }) => (
      <Stack gap={1}>
        <span>{description.split('\n\n')[0]?.replaceAll('`', '')}</span>
        <Text size="small" tone="muted">
          {type}
        </Text>
      </Stack>
    ),
  },
];

/** Rows shown at once: more take seconds to draw. */
const mostShown = 50;

const names = [...new Set(props.map(({ part }) => part))].toSorted();
const parts = [{ value: '', label: 'All parts' }, ...names.map((part) => ({ value: part, label: part }))];

/** Search in the props of all parts, or of one. */
export function PropSearch() {
  const [query, setQuery] = useState('');
  const [part, setPart] = useState('');
  const found = findProps(part === '' ? props : props.filter((prop) => prop.part === part), query);
  const rows = found.slice(0, mostShown);
  return (
    <Stack gap={4} className="sb-unstyled" dir="ltr">
      <Inline>
        <SearchField label="Search props" onSearch={setQuery} />
        <Select
          label="Part"
          hiddenLabel
          options={parts}
          value={part}
          onChange={({ target }) => setPart(target.value)}
        />
      </Inline>
      <Text size="small" aria-live="polite">
        {`Showing ${rows.length} of ${found.length} props`}
      </Text>
      {rows.length === 0 ? (
        <EmptyState title="No prop fits">Try another word, such as “loading” or “label”.</EmptyState>
      ) : (
        <DataTable label="Props" rows={rows} columns={columns} rowKey={({ part, name }) => `${part}.${name}`} />
      )}
    </Stack>
  );
}
