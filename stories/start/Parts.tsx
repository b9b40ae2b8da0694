import { DataTable, Link, type Column } from '#design-system';
import { partsOf } from '../../.storybook/parts.ts';

type Part = ReturnType<typeof partsOf>[number];

const columns: readonly Column<Part>[] = [
  {
    id: 'name',
    header: 'Part',
    width: '12rem',
    sortBy: ({ name }) => name,
    cell: ({ name, group }) => (
      <Link href={`./?path=/docs/${group}-${name.toLowerCase()}--docs`} target="_top">
        {name}
      </Link>
    ),
  },
  {
    id: 'picture',
    header: 'Look',
    width: '11rem',
    cell: ({ name, picture }) =>
      picture && (
        <img
          src={picture}
          alt={`${name}, light theme`}
          loading="lazy"
          style={{ inlineSize: '10rem', blockSize: '5rem', objectFit: 'cover', objectPosition: 'left top' }}
        />
      ),
  },
  { id: 'summary', header: 'Purpose', cell: ({ summary }) => summary },
];

/** Parts of a group and their purpose. */
export function Parts({ group, label }: { group: string; label: string }) {
  return (
    <div className="sb-unstyled" dir="ltr">
      <DataTable label={label} rows={partsOf(group)} columns={columns} rowKey={({ name }) => name} />
    </div>
  );
}
